// The shapes of all drawings (visual-design, Signature). Styles are attributes, and colours variables, because
// pages, the sprite and share images use the same markup (drawing.css.ts, share-images/drawing.server.tsx).

export const DRAWING_VARIABLES = {
  tint: '--drawing-tint',
  ground: '--drawing-ground',
  text: '--drawing-text',
  quiet: '--drawing-quiet',
} as const;

export type Fill = 'solid' | 'tint' | 'ground';
const FILLS: Record<Fill, string> = {
  solid: 'currentColor',
  tint: `var(${DRAWING_VARIABLES.tint})`,
  ground: `var(${DRAWING_VARIABLES.ground})`,
};

export const STROKES = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

interface NodeProps {
  x: number;
  y: number;
  r?: number;
  fill?: Fill;
}

export function Node({ x, y, r = 6, fill = 'ground' }: NodeProps) {
  return <circle cx={x} cy={y} r={r} fill={FILLS[fill]} {...(fill === 'solid' && { stroke: 'none' })} />;
}

export function Ring({ x, y, r, kind = 'faint' }: { x: number; y: number; r: number; kind?: LineKind }) {
  return <circle cx={x} cy={y} r={r} {...LINES[kind]} />;
}

export type LineKind = 'plain' | 'faint' | 'flow';
const LINES: Record<LineKind, { strokeOpacity?: number; strokeDasharray?: string }> = {
  plain: {},
  faint: { strokeOpacity: 0.45 },
  flow: { strokeDasharray: '3 5' },
};

export function Line({ d, kind = 'plain' }: { d: string; kind?: LineKind }) {
  return <path d={d} {...LINES[kind]} />;
}

const HEAD = { length: 8, half: 4.5 };

interface ArrowProps {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  kind?: LineKind;
}

export function Arrow({ from: [x1, y1], to: [x2, y2], kind }: ArrowProps) {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const wing = (side: 1 | -1) => {
    const x = x2 - HEAD.length * Math.cos(angle) + side * HEAD.half * Math.sin(angle);
    const y = y2 - HEAD.length * Math.sin(angle) - side * HEAD.half * Math.cos(angle);
    return `${round(x)} ${round(y)}`;
  };
  return (
    <>
      <Line d={`M${x1} ${y1}L${x2} ${y2}`} {...(kind && { kind })} />
      <path d={`M${wing(1)}L${x2} ${y2}L${wing(-1)}`} />
    </>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

interface BoxProps {
  x: number;
  y: number;
  w: number;
  h: number;
  r?: number;
  fill?: Fill;
  kind?: LineKind;
}

export function Box({ x, y, w, h, r = 8, fill = 'ground', kind = 'plain' }: BoxProps) {
  return <rect x={x} y={y} width={w} height={h} rx={r} fill={FILLS[fill]} {...LINES[kind]} />;
}

export function Shape({ d, fill = 'ground' }: { d: string; fill?: Fill }) {
  return <path d={d} fill={FILLS[fill]} />;
}

/** A chip with a name from a standard, the same in every language. */
export function Chip({ x, y, w, label }: { x: number; y: number; w: number; label: string }) {
  return (
    <>
      <Box x={x} y={y} w={w} h={24} r={12} />
      <text
        x={x + w / 2}
        y={y + 16}
        textAnchor="middle"
        fill={`var(${DRAWING_VARIABLES.text})`}
        stroke="none"
        fontSize="11"
        fontWeight="600"
      >
        {label}
      </text>
    </>
  );
}

export function Sheet({ x, y, w, h, fill = 'ground' }: Omit<BoxProps, 'r' | 'kind'>) {
  const fold = round(w / 3.5);
  const lines = [0.45, 0.62, 0.79].map((part) => `M${x + w * 0.2} ${round(y + h * part)}h${round(w * 0.6)}`);
  return (
    <>
      <Shape d={`M${x} ${y}h${w - fold}l${fold} ${fold}v${h - fold}h${-w}z`} fill={fill} />
      <Line d={`M${x + w - fold} ${y}v${fold}h${fold}${lines.join('')}`} kind="faint" />
    </>
  );
}

export function Lock({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} strokeWidth={round(1.5 / size)}>
      <path d="M-7 -2v-5a7 7 0 0 1 14 0v5" />
      <rect x="-10" y="-2" width="20" height="14" rx="3.5" fill={FILLS.ground} />
      <circle cy="5" r="2.2" fill={FILLS.solid} stroke="none" />
    </g>
  );
}

export function Tick({ x, y, r = 11 }: { x: number; y: number; r?: number }) {
  const unit = round(r / 11);
  return (
    <>
      <Node x={x} y={y} r={r} fill="tint" />
      <Line d={`M${x - 5 * unit} ${y}l${3.5 * unit} ${4 * unit} ${6.5 * unit}-${8 * unit}`} />
    </>
  );
}

export function Cross({ x, y, r = 11 }: { x: number; y: number; r?: number }) {
  const arm = round(r * 0.36);
  return (
    <>
      <Node x={x} y={y} r={r} />
      <Line d={`M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}M${x + arm} ${y - arm}l${-2 * arm} ${2 * arm}`} />
    </>
  );
}

export function Person({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} strokeWidth={round(1.5 / size)}>
      <circle r="20" fill={FILLS.ground} />
      <circle cy="-5" r="5.5" fill={FILLS.tint} />
      <path d="M-10 12c0-6 4.5-9.5 10-9.5S10 6 10 12" />
    </g>
  );
}
