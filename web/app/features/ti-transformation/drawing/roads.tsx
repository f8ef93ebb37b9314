import { type Brush, part } from './brush';
import { isDownwards, type Point, type Road, type Run } from './layout';
import { PROOFS, RUNS, type RunName } from './parts';
import { pathOf } from './paths';

const LANE_WIDTH = 26;

export function Roads(brush: Brush) {
  const { old, new: fresh } = brush.layout.roads;
  return (
    <>
      <Proofs {...brush} />
      {old && <Lane road={old} which="old" {...brush} />}
      {fresh && <Lane road={fresh} which="new" {...brush} />}
    </>
  );
}

function Lane({ road: { lane, stems }, which, ...brush }: Brush & { road: Road; which: 'old' | 'new' }) {
  const path = pathOf(lane, 12);
  return (
    <g {...part(brush, `road-${which}`)}>
      <path d={path} stroke="var(--line)" strokeWidth={LANE_WIDTH + 2} />
      <path d={path} stroke="var(--white)" strokeWidth={LANE_WIDTH} />
      <path d={[path, ...stems.map((stem) => lineOf(stem))].join('')} stroke={`var(--${which})`} />
    </g>
  );
}

export function Runs(brush: Brush) {
  const { old, new: fresh } = brush.layout.roads;
  return (
    <>
      {RUNS.map((name) => {
        const run = brush.layout.runs[name];
        return run && <Active key={name} name={name} run={run} {...brush} />;
      })}
      {old && <Stations points={old.stations} which="old" {...brush} />}
      {fresh && <Stations points={fresh.stations} which="new" {...brush} />}
    </>
  );
}

function Active({ name, run, ...brush }: Brush & { name: RunName; run: Run }) {
  const [[x, y]] = run;
  const growsFrom = isDownwards(run) ? ({ axis: 'y', at: y } as const) : ({ axis: 'x', at: x } as const);
  return (
    <g {...part(brush, `run-${name}`, { growsFrom })}>
      <path
        d={lineOf(run)}
        stroke={name === 'newIn' || name === 'newOut' ? 'var(--new)' : 'var(--ink)'}
        strokeWidth="3"
        strokeLinecap="butt"
      />
    </g>
  );
}

function Stations({ points, which, ...brush }: Brush & { points: readonly Point[]; which: 'old' | 'new' }) {
  return (
    <g {...part(brush, `road-${which}`)}>
      {points.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r="4"
          fill="var(--white)"
          stroke={which === 'new' ? 'var(--new)' : 'var(--ink)'}
          strokeWidth="2"
        />
      ))}
    </g>
  );
}

function Proofs(brush: Brush) {
  return PROOFS.map((proof) => {
    const way = brush.layout.proofs[proof];
    return (
      way && (
        <g key={proof} {...part(brush, `proof-${proof}`)}>
          <path d={pathOf(way)} stroke="var(--new)" strokeDasharray="2 5" />
        </g>
      )
    );
  });
}

const lineOf = ([[fromX, fromY], [toX, toY]]: Run) => `M${fromX} ${fromY}L${toX} ${toY}`;
