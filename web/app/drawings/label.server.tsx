import { fitText, NoRoom, type Weight, widthOf } from '~/lettering/lettering.server';
import { DRAWING_VARIABLES } from './parts';

/** In parts of the font size. */
const LINE_HEIGHT = 1.3;
/** From the middle of a line to its baseline, in parts of the font size. */
const BASELINE = 0.35;
/** The widest letter of the systems' monospace fonts, in parts of the font size. */
const MONO_WIDTH = 0.61;

const COLORS = {
  text: `var(${DRAWING_VARIABLES.text})`,
  quiet: `var(${DRAWING_VARIABLES.quiet})`,
  accent: 'currentColor',
} as const;

const HALO = {
  stroke: `var(${DRAWING_VARIABLES.ground})`,
  // Wide enough to hide all of a line between two lines of text.
  strokeWidth: 8,
  paintOrder: 'stroke',
} as const;

export interface LabelProps {
  x: number;
  y: number;
  width: number;
  text: string;
  size?: number;
  weight?: Weight;
  maxLines?: number;
  anchor?: 'start' | 'middle' | 'end';
  stands?: 'top' | 'middle' | 'bottom';
  color?: keyof typeof COLORS;
  isCode?: boolean;
  hasHalo?: boolean;
}

interface FitProps extends Pick<LabelProps, 'text' | 'width'> {
  size: number;
  weight: Weight;
  maxLines: number;
}

/** Breaks a label into lines. @throws NoRoom */
function linesOf({ text, width, size, weight, maxLines }: FitProps): string[] {
  const room = { width, maxLines, weight, sizes: [size], letterSpacing: 0 };
  const { lines } = fitText(text, room);
  if (lines.join(' ') !== text.split(/[ \t\n]+/).join(' ')) {
    throw new NoRoom(text, `in ${maxLines} lines of ${width} (set in ${size})`);
  }
  return lines;
}

/** @throws NoRoom */
function codeOf({ text, width, size }: Pick<FitProps, 'text' | 'width' | 'size'>): string {
  if (labelWidth(text, size, 500, true) <= width) return text;
  throw new NoRoom(text, `in ${width} (set as code in ${size})`);
}

export function Label({
  x,
  y,
  width,
  text,
  size = 15,
  weight = 500,
  maxLines = 2,
  anchor = 'start',
  stands = 'middle',
  color = 'text',
  isCode = false,
  hasHalo = false,
}: LabelProps) {
  const lines = isCode ? [codeOf({ text, width, size })] : linesOf({ text, width, size, weight, maxLines });
  const step = size * LINE_HEIGHT;
  const height = lines.length * step;
  const top = { top: y, middle: y - height / 2, bottom: y - height }[stands];
  const baseline = (index: number) => Math.round((top + (index + 0.5) * step + size * BASELINE) * 10) / 10;
  return (
    <text
      fill={COLORS[color]}
      {...(hasHalo ? HALO : { stroke: 'none' })}
      fontSize={size}
      fontWeight={weight}
      {...(anchor !== 'start' && { textAnchor: anchor })}
      {...(isCode && { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' })}
    >
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={baseline(index)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

export const labelHeight = (fit: FitProps) => linesOf(fit).length * fit.size * LINE_HEIGHT;

export function labelWidth(text: string, size = 15, weight: Weight = 500, isCode = false): number {
  return Math.ceil(isCode ? text.length * size * MONO_WIDTH : widthOf(text, { size, weight }));
}
