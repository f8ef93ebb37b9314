import { cx } from '~/styled-system/css';
import { drawings, frame, sides, tones } from './lattice.css';

interface Node {
  x: number;
  y: number;
  r: number;
}

// Fixed, not random: server and browser must agree, and the nodes were placed by eye.
const nodes: Node[] = [
  { x: 60, y: 90, r: 4 },
  { x: 190, y: 40, r: 3 },
  { x: 250, y: 170, r: 6 },
  { x: 110, y: 260, r: 3 },
  { x: 390, y: 80, r: 4 },
  { x: 420, y: 260, r: 4 },
  { x: 300, y: 350, r: 5 },
  { x: 560, y: 150, r: 7 },
  { x: 600, y: 330, r: 3 },
  { x: 700, y: 60, r: 4 },
  { x: 740, y: 240, r: 5 },
  { x: 850, y: 140, r: 3 },
  { x: 880, y: 330, r: 6 },
  { x: 960, y: 50, r: 4 },
  { x: 1010, y: 210, r: 4 },
  { x: 1130, y: 110, r: 6 },
  { x: 1150, y: 300, r: 3 },
];
const edges: [number, number][] = [
  [0, 1],
  [0, 2],
  [1, 2],
  [0, 3],
  [2, 3],
  [1, 4],
  [2, 4],
  [2, 5],
  [2, 6],
  [3, 6],
  [4, 7],
  [5, 7],
  [5, 6],
  [5, 8],
  [6, 8],
  [7, 9],
  [7, 10],
  [8, 10],
  [9, 11],
  [10, 11],
  [10, 12],
  [8, 12],
  [11, 13],
  [11, 14],
  [12, 14],
  [13, 15],
  [14, 15],
  [14, 16],
  [12, 16],
];

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
      <path
        d={edges
          .map(([from, to]) => {
            const a = nodes[from];
            const b = nodes[to];
            return a && b ? `M${a.x} ${a.y}L${b.x} ${b.y}` : '';
          })
          .join('')}
        strokeOpacity="0.7"
      />
      {nodes.map(({ x, y, r }) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={r} fill="currentColor" stroke="none" />
      ))}
    </svg>
  );
}
