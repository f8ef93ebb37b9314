import type { Language } from 'contract/languages';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ARRANGEMENTS, type ArrangementName } from '~/features/ti-transformation/drawing/arrangements';
import type { BoxId } from '~/features/ti-transformation/drawing/boxes';
import {
  BEFORE_START,
  boxesIn,
  type Moment,
  stillAt,
} from '~/features/ti-transformation/drawing/choreography';
import { isSignAlone } from '~/features/ti-transformation/drawing/labels';
import { sceneLabels } from '~/features/ti-transformation/drawing/labels.server';
import { LAYOUTS } from '~/features/ti-transformation/drawing/layouts';
import { Scene } from '~/features/ti-transformation/drawing/scene';
import { isPhase, type Phase } from '~/features/ti-transformation/playback/phases';
import { oncePerEdition } from '~/i18n/edition.server';
import * as styles from './picture.css';

const drawOnce = oncePerEdition((asked: `${Language} ${Phase | 0}`): Record<ArrangementName, string> => {
  const [language, number] = asked.split(' ') as [Language, string];
  const phase = Number(number);
  const moment = isPhase(phase) ? stillAt(phase) : BEFORE_START;
  const drawn = ARRANGEMENTS.map((name) => [name, draw(language, name, moment)]);
  return Object.fromEntries(drawn);
});

/** @param phase the finished picture to begin with; null before the start */
export const drawnPictures = (language: Language, phase: Phase | null) =>
  drawOnce(`${language} ${phase ?? 0}`);

function draw(language: Language, name: ArrangementName, moment: Moment): string {
  const layout = LAYOUTS[name];
  const labels = sceneLabels(language, name);
  const there = boxesIn(moment.phase);
  const around = (id: BoxId, box: ReactNode) => {
    const place = layout.boxes[id];
    if (!place) return null;
    const { x, y, w, h } = place;
    const isThere = there.includes(id);
    return (
      // biome-ignore lint/a11y/useSemanticElements: SVG cannot contain HTML's button
      <g
        role="button"
        className={styles.choice}
        tabIndex={isThere ? 0 : -1}
        aria-hidden={!isThere}
        aria-pressed={false}
        data-box={id}
        {...(isSignAlone(place) && { 'aria-label': labels.boxes[id]?.official.lines.join(' ') })}
      >
        {box}
        <rect
          className={styles.choiceFrame}
          x={x - 4}
          y={y - 4}
          width={w + 8}
          height={h + 8}
          rx="11"
          fill="none"
          pointerEvents="all"
        />
      </g>
    );
  };
  return renderToStaticMarkup(
    // biome-ignore lint/a11y/useSemanticElements: a drawing is a group of choices, not of form fields
    <svg
      className={styles.drawing[name]}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="group"
      data-layout={name}
    >
      <Scene layout={layout} labels={labels} moment={moment} around={around} />
    </svg>,
  );
}
