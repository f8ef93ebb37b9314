import { cx } from '~/styled-system/css';
import { drawings, frame, sides, tones } from './lattice.css';

// Fixed, not random: server and browser must agree, and the nodes were placed by eye.
const NODES: readonly { x: number; y: number; r: number; to: readonly number[] }[] = [
  { x: 60, y: 90, r: 4, to: [1, 2, 3] },
  { x: 190, y: 40, r: 3, to: [2, 4] },
  { x: 250, y: 170, r: 6, to: [3, 4, 5, 6] },
  { x: 110, y: 260, r: 3, to: [6] },
  { x: 390, y: 80, r: 4, to: [7] },
  { x: 420, y: 260, r: 4, to: [7, 6, 8] },
  { x: 300, y: 350, r: 5, to: [8] },
  { x: 560, y: 150, r: 7, to: [9, 10] },
  { x: 600, y: 330, r: 3, to: [10, 12] },
  { x: 700, y: 60, r: 4, to: [11] },
  { x: 740, y: 240, r: 5, to: [11, 12] },
  { x: 850, y: 140, r: 3, to: [13, 14] },
  { x: 880, y: 330, r: 6, to: [14, 16] },
  { x: 960, y: 50, r: 4, to: [15] },
  { x: 1010, y: 210, r: 4, to: [15, 16] },
  { x: 1130, y: 110, r: 6, to: [] },
  { x: 1150, y: 300, r: 3, to: [] },
];
const EDGES = NODES.flatMap(({ x, y, to }) =>
  to.map((index) => `M${x} ${y}L${NODES[index]?.x} ${NODES[index]?.y}`),
).join('');

interface LatticeProps {
  tone: keyof typeof tones;
  /** Keeps lines away from text on the left: draws on the right only, and not on phones. */
  side?: 'right';
  className?: string;
}

export function Lattice({ tone, side, className }: LatticeProps) {
  return (
    <span className={cx(frame, tones[tone], side && sides[side], className)} aria-hidden="true">
      <LatticeDrawing className={drawings[tone]} />
    </span>
  );
}

export function LatticeDrawing({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1200 400"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={EDGES} strokeOpacity="0.7" />
      {NODES.map(({ x, y, r }) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={r} fill="currentColor" stroke="none" />
      ))}
    </svg>
  );
}
