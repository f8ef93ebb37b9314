import { type Brush, part } from './brush';
import { PROOFS } from './parts';
import { Rect } from './rect';

export function Guard(brush: Brush) {
  return (
    <g {...part(brush, 'guard')}>
      <Rect place={brush.layout.guard} fill="var(--white)" stroke="var(--new)" strokeDasharray="3 5" />
    </g>
  );
}

export function Gate(brush: Brush) {
  const { ticks, boxes } = brush.layout;
  const step = ticks.w / PROOFS.length;
  const centerOf = (index: number) => [ticks.x + step * (index + 0.5), ticks.y + ticks.h / 2] as const;
  const [crossX, crossY] = centerOf(PROOFS.indexOf('device'));
  const { epa, kim, vzd, emp } = boxes;
  return (
    <>
      <g {...part(brush, 'guard')}>
        {PROOFS.map((proof, index) => {
          const [x, y] = centerOf(index);
          return <circle key={proof} cx={x} cy={y} r="8" fill="var(--white)" stroke="var(--new)" />;
        })}
      </g>
      {PROOFS.map((proof, index) => {
        const [x, y] = centerOf(index);
        return (
          <g key={proof} {...part(brush, `tick-${proof}`)}>
            <circle cx={x} cy={y} r="8" fill="var(--new)" stroke="var(--new)" />
            <path d={`M${x - 3.5} ${y + 0.5}l2.5 2.5l5 -5.5`} stroke="var(--white)" strokeWidth="2" />
          </g>
        );
      })}
      <g {...part(brush, 'cross')}>
        <circle cx={crossX} cy={crossY} r="8" fill="var(--bad)" stroke="var(--bad)" />
        <path d={`M${crossX - 3} ${crossY - 3}l6 6m0 -6l-6 6`} stroke="var(--white)" strokeWidth="2" />
      </g>
      <g {...part(brush, 'alarm-door')}>
        <Rect place={boxes.pep} grow={2} stroke="var(--bad)" strokeWidth={3} />
      </g>
      <g {...part(brush, 'alarm-services')}>
        {[epa, kim, vzd, emp].map((place) => (
          <path
            key={`${place.x} ${place.y}`}
            d={`M${place.x} ${place.y + 6}V${place.y + place.h - 6}`}
            stroke="var(--bad)"
            strokeWidth="4"
          />
        ))}
      </g>
    </>
  );
}
