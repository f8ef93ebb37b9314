import { type Brush, part } from './brush';
import type { Layout } from './layout';
import { PROOFS } from './parts';
import { pathOf } from './paths';

export function Ways(brush: Brush) {
  const { ways } = brush.layout;
  return (
    <>
      <g {...part(brush, 'way-old')}>
        <path d={pathOf(ways.old)} stroke="var(--ink)" strokeWidth="2" />
        <ArrowHead way={ways.old} color="var(--ink)" />
      </g>
      <g {...part(brush, 'way-new')}>
        <path d={pathOf(ways.newIn)} stroke="var(--new)" strokeWidth="2" />
        <g {...part(brush, 'way-beyond')}>
          <path d={pathOf(ways.newOut)} stroke="var(--new)" strokeWidth="2" />
          <ArrowHead way={ways.newOut} color="var(--new)" />
        </g>
      </g>
      {PROOFS.map((proof) => (
        <g key={proof} {...part(brush, `proof-${proof}`)}>
          <path d={pathOf(ways[PROOF_WAYS[proof]])} stroke="var(--new)" strokeDasharray="2 5" />
        </g>
      ))}
    </>
  );
}

export function Stations(brush: Brush) {
  return (
    <g {...part(brush, 'way-old')}>
      {brush.layout.stations.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4" fill="var(--white)" stroke="var(--ink)" />
      ))}
    </g>
  );
}

const PROOF_WAYS = {
  person: 'proofPerson',
  device: 'proofDevice',
  presence: 'proofPresence',
  rule: 'proofRule',
} as const;

function ArrowHead({ way, color }: { way: Layout['ways']['old']; color: string }) {
  const [x, y] = way.at(-1) ?? [0, 0];
  const [fromX, fromY] = way.at(-2) ?? [0, 0];
  const angle = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
  return (
    <path
      d="M-9 -5L-1 0L-9 5"
      transform={`translate(${x} ${y}) rotate(${Math.round(angle)})`}
      stroke={color}
      strokeWidth="2"
    />
  );
}
