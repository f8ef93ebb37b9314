import { useEffect, useRef } from 'react';
import { STOPS } from '~/features/ti-transformation/playback/phases';
import { progressOf } from '~/features/ti-transformation/playback/playback';
import { fill } from '~/i18n/fill';
import type { StagePlayer, StageView } from './stage-player';
import type { StageTexts } from './stage-texts';
import * as styles from './timeline.css';

interface TimelineProps {
  texts: StageTexts;
  player: StagePlayer;
  view: StageView;
}

const stateOf = (index: number, stop: number | null) =>
  stop === null || index > stop ? 'next' : index === stop ? 'now' : 'past';

export function Timeline({ texts: { stage, stops, phases }, player, view }: TimelineProps) {
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      player.onFrame((playback) => {
        if (bar.current) bar.current.style.transform = `scaleX(${progressOf(playback)})`;
      }),
    [player],
  );
  const current = view.stop === null ? null : STOPS[view.stop];
  const spoken = current
    ? `${stops[current.key].year}, ${fill(stage.phase, { number: current.phase, name: phases[current.phase].name })}`
    : stage.ready;
  return (
    <div className={styles.timeline}>
      <span className={styles.track} aria-hidden="true">
        <span ref={bar} className={styles.bar} />
      </span>
      {STOPS.map(({ key }, index) => (
        <span
          key={key}
          className={styles.point}
          data-state={stateOf(index, view.stop)}
          data-planned={key === 'target' || undefined}
          aria-hidden="true"
        >
          <span className={styles.node} />
          <span className={styles.year}>{stops[key].year}</span>
          <span className={styles.stopTitle}>{stops[key].title}</span>
        </span>
      ))}
      <input
        type="range"
        className={styles.slider}
        aria-label={stage.timeline}
        aria-valuetext={spoken}
        aria-describedby="stage-hint"
        min={0}
        max={STOPS.length - 1}
        step={1}
        value={view.stop ?? 0}
        onChange={({ target }) => player.dispatch({ type: 'jump', stop: Number(target.value) })}
        // Before the first start the value is already 0, for which browsers fire no change event.
        onPointerUp={({ currentTarget }) => {
          if (view.phase === null && currentTarget.value === '0') player.dispatch({ type: 'jump', stop: 0 });
        }}
      />
    </div>
  );
}
