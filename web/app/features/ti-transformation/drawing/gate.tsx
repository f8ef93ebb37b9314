import { type Brush, part } from './brush';
import { isDownwards } from './layout';
import { PROOFS } from './parts';
import { Rect } from './rect';

const BAR = 34;
const TICK = 8;

export function Guard(brush: Brush) {
  const { guard } = brush.layout;
  return (
    guard && (
      <g {...part(brush, 'guard')}>
        <Rect place={guard} fill="var(--white)" stroke="var(--new)" />
      </g>
    )
  );
}

export function Gate(brush: Brush) {
  const { boxes, ticks } = brush.layout;
  const { pep, epa, kim, vzd, emp } = boxes;
  return (
    <>
      <Bar {...brush} />
      {ticks && <Ticks {...brush} ticks={ticks} />}
      {pep && (
        <g {...part(brush, 'alarm-door')}>
          <Rect place={pep} grow={2} stroke="var(--bad)" strokeWidth={3} />
        </g>
      )}
      <g {...part(brush, 'alarm-services')}>
        {[epa, kim, vzd, emp].map(
          (place) =>
            place && (
              <path
                key={`${place.x} ${place.y}`}
                d={`M${place.x} ${place.y + 6}V${place.y + place.h - 6}`}
                stroke="var(--bad)"
                strokeWidth="4"
              />
            ),
        )}
      </g>
    </>
  );
}

function Bar(brush: Brush) {
  const { gate, runs } = brush.layout;
  if (!gate || !runs.newIn) return null;
  const [x, y] = gate;
  const isLevel = isDownwards(runs.newIn);
  const start = (isLevel ? x : y) - BAR / 2;
  return (
    <g {...part(brush, 'guard')}>
      <g {...part(brush, 'gate-bar', { growsFrom: { axis: isLevel ? 'x' : 'y', at: start } })}>
        <path
          d={isLevel ? `M${start} ${y}h${BAR}` : `M${x} ${start}v${BAR}`}
          stroke="var(--new-deep)"
          strokeWidth="5"
          strokeLinecap="butt"
        />
      </g>
    </g>
  );
}

function Ticks({ ticks, ...brush }: Brush & { ticks: NonNullable<Brush['layout']['ticks']> }) {
  const [crossX, crossY] = ticks.device;
  const { label } = brush.layout.fonts;
  return (
    <>
      <g {...part(brush, 'guard')}>
        {PROOFS.map((proof) => {
          const [x, y] = ticks[proof];
          return (
            <g key={proof}>
              <circle cx={x} cy={y} r={TICK} fill="var(--white)" stroke="var(--new)" />
              <text
                x={x + TICK + 8}
                y={y + label * 0.36}
                fontSize={label}
                fontWeight="600"
                fill="var(--new-deep)"
                stroke="none"
              >
                {brush.labels.ticks[proof]}
              </text>
            </g>
          );
        })}
      </g>
      {PROOFS.map((proof) => {
        const [x, y] = ticks[proof];
        return (
          <g key={proof} {...part(brush, `tick-${proof}`)}>
            <circle cx={x} cy={y} r={TICK} fill="var(--new)" stroke="var(--new)" />
            <path d={`M${x - 3.5} ${y + 0.5}l2.5 2.5l5 -5.5`} stroke="var(--white)" strokeWidth="2" />
          </g>
        );
      })}
      <g {...part(brush, 'cross')}>
        <circle cx={crossX} cy={crossY} r={TICK} fill="var(--bad)" stroke="var(--bad)" />
        <path d={`M${crossX - 3} ${crossY - 3}l6 6m0 -6l-6 6`} stroke="var(--white)" strokeWidth="2" />
      </g>
    </>
  );
}
