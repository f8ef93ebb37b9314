import { cx } from '~/styled-system/css';
import * as styles from './drawn-cover.css';

const SHAPES = {
  card: { width: 480, height: 240, columns: 9 },
  banner: { width: 1200, height: 208, columns: 21 },
} as const;
const ROWS = 4;
const MARGIN = 18;

/** Returns a generator of numbers from 0 to 1, seeded by the text (mulberry32 over an FNV-1a hash). */
function randomFrom(text: string): () => number {
  let state = 2_166_136_261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Node {
  x: number;
  y: number;
  isHub: boolean;
}

interface Network {
  nodes: Node[];
  links: { from: Node; to: Node; isDashed: boolean }[];
}

function networkOf(slug: string, { width, height, columns }: (typeof SHAPES)[keyof typeof SHAPES]): Network {
  const random = randomFrom(slug);
  const at = (column: number, row: number, isHub = false): Node => ({
    x: ((column + 0.5 + (random() - 0.5) * 0.5) * width) / columns,
    y: MARGIN + ((row + 0.5 + (random() - 0.5) * 0.8) * (height - 2 * MARGIN)) / ROWS,
    isHub,
  });
  const nodes: Node[] = [];
  const links: Network['links'] = [];
  const hubColumn = 2 + Math.floor(random() * (columns - 4));
  let row = Math.floor(random() * ROWS);
  let last: Node | null = null;
  for (let column = 0; column < columns; column += 1) {
    const node = at(column, row, column === hubColumn);
    nodes.push(node);
    if (last) links.push({ from: last, to: node, isDashed: false });
    if (node.isHub || random() > 0.45) {
      const branchRow = (row + 1 + Math.floor(random() * (ROWS - 1))) % ROWS;
      const branch = at(Math.min(column + 0.5, columns - 1), branchRow);
      nodes.push(branch);
      links.push({ from: node, to: branch, isDashed: random() > 0.4 });
    }
    last = node;
    row = Math.min(ROWS - 1, Math.max(0, row + Math.floor(random() * 3) - 1));
  }
  return { nodes, links };
}

const rounded = (length: number) => Math.round(length * 10) / 10;

interface DrawnCoverProps {
  slug: string;
  shape?: keyof typeof SHAPES;
  className?: string;
}

export function DrawnCover({ slug, shape = 'card', className }: DrawnCoverProps) {
  const { width, height } = SHAPES[shape];
  const { nodes, links } = networkOf(slug, SHAPES[shape]);
  return (
    <svg
      className={cx(styles.cover, className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {links.map(({ from, to, isDashed }) => (
        <line
          key={`${from.x} ${from.y} ${to.x} ${to.y}`}
          x1={rounded(from.x)}
          y1={rounded(from.y)}
          x2={rounded(to.x)}
          y2={rounded(to.y)}
          strokeDasharray={isDashed ? '2 5' : undefined}
        />
      ))}
      {nodes.map(({ x, y, isHub }) => (
        <circle
          key={`${x} ${y}`}
          cx={rounded(x)}
          cy={rounded(y)}
          r={isHub ? 13 : 5}
          data-hub={isHub || undefined}
        />
      ))}
    </svg>
  );
}
