import { type ReactNode, type RefObject, useCallback, useMemo } from 'react';
import {
  AUDIENCES,
  type Audience,
  BOXES,
  type BoxId,
  isCard,
} from '~/features/ti-transformation/drawing/boxes';
import { boxesIn, type Moment, stillAt } from '~/features/ti-transformation/drawing/choreography';
import type { SceneLabels } from '~/features/ti-transformation/drawing/labels';
import type { Layout } from '~/features/ti-transformation/drawing/layout';
import { LAYOUT_NAMES, LAYOUTS, type LayoutName } from '~/features/ti-transformation/drawing/layouts';
import { Scene } from '~/features/ti-transformation/drawing/scene';
import { LAST_PHASE, type Phase } from '~/features/ti-transformation/playback/phases';
import * as styles from './picture.css';

const BEFORE_START: Moment = { phase: null, elapsed: 0, experiment: null };

interface PictureProps {
  scroller: RefObject<HTMLDivElement>;
  firstPhase: Phase | null;
  phase: Phase | null;
  labels: Record<LayoutName, SceneLabels>;
  label: string;
  chosen: BoxId | null;
  onChoose: (id: BoxId) => void;
  audience: Audience | null;
}

export function Picture({ scroller, firstPhase, label, labels, ...boxes }: PictureProps) {
  const moment = useMemo(() => (firstPhase === null ? BEFORE_START : stillAt(firstPhase)), [firstPhase]);
  return (
    <section
      ref={scroller}
      className={styles.scroller}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must reach what scrolls
      tabIndex={0}
      data-stage-picture
    >
      {LAYOUT_NAMES.map((name) => (
        <ArrangedPicture key={name} name={name} labels={labels[name]} moment={moment} {...boxes} />
      ))}
    </section>
  );
}

type ArrangedPictureProps = Pick<PictureProps, 'phase' | 'chosen' | 'onChoose' | 'audience'> & {
  name: LayoutName;
  labels: SceneLabels;
  moment: Moment;
};

function ArrangedPicture({ name, labels, moment, phase, chosen, onChoose, audience }: ArrangedPictureProps) {
  const layout = LAYOUTS[name];
  const around = useCallback(
    (id: BoxId, box: ReactNode) => (
      <Choice
        id={id}
        layout={layout}
        name={nameIn(labels, id, phase)}
        isThere={phase !== null && boxesIn(phase).includes(id)}
        isChosen={chosen === id}
        isAside={audience !== null && !AUDIENCES[audience].some((own) => own === id)}
        onChoose={onChoose}
      >
        {box}
      </Choice>
    ),
    [layout, labels, phase, chosen, audience, onChoose],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is a group of choices, not of form fields
    <svg
      className={styles.drawing[name]}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="group"
      data-layout={name}
    >
      <rect width={layout.width} height={layout.height} fill="var(--white)" stroke="none" />
      <Scene layout={layout} labels={labels} moment={moment} around={around} />
    </svg>
  );
}

/** Returns the words on the box, so that voice control can address it. */
function nameIn(labels: SceneLabels, id: BoxId, phase: Phase | null): string {
  const isLast = phase === LAST_PHASE;
  const { lines, term } = isLast && isCard(id) ? labels.newCards[id] : labels.boxes[id];
  const shownTerm = isLast && id === 'gateway' ? labels.bridge : term;
  return [...lines, ...(shownTerm === null ? [] : [shownTerm])].join(' ');
}

interface ChoiceProps {
  id: BoxId;
  layout: Layout;
  name: string;
  isThere: boolean;
  isChosen: boolean;
  isAside: boolean;
  onChoose: (id: BoxId) => void;
  children: ReactNode;
}

function Choice({ id, layout, name, isThere, isChosen, isAside, onChoose, children }: ChoiceProps) {
  const { x, y, w, h } = layout.boxes[id];
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG cannot contain HTML's button
    <g
      role="button"
      className={styles.choice}
      tabIndex={isThere ? 0 : -1}
      aria-label={name}
      aria-hidden={!isThere}
      aria-pressed={isChosen}
      data-box={id}
      data-aside={isAside || undefined}
      onClick={() => isThere && onChoose(id)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        onChoose(id);
      }}
    >
      {children}
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
}

export const boxSlug = (id: BoxId) => BOXES.find((box) => box.id === id)?.slug ?? id;
