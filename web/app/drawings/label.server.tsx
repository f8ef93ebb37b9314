import { fitText, type Weight, widthOf } from '~/lettering/lettering.server';
import { DRAWING_VARIABLES } from './parts';

/** Of the size of the letters, from one line to the next. */
const LINE_HEIGHT = 1.3;
/** From the middle of a line down to where its letters stand, in parts of their size. */
const BASELINE = 0.35;
/** Letters of the system's monospace fonts are at most this wide, in parts of their size. */
const MONO_WIDTH = 0.61;

const COLORS = {
  text: `var(${DRAWING_VARIABLES.text})`,
  quiet: `var(${DRAWING_VARIABLES.quiet})`,
  accent: 'currentColor',
} as const;

const HALO = {
  stroke: `var(${DRAWING_VARIABLES.ground})`,
  // Wide enough to leave no speck of a line between two lines of text.
  strokeWidth: 8,
  paintOrder: 'stroke',
} as const;

export interface LabelProps {
  x: number;
  /** Of the edge or the middle that `stands` names. */
  y: number;
  /** Room for the longest line. */
  width: number;
  text: string;
  size?: number;
  weight?: Weight;
  maxLines?: number;
  anchor?: 'start' | 'middle' | 'end';
  stands?: 'top' | 'middle' | 'bottom';
  color?: keyof typeof COLORS;
  /** A name as it stands in code: one line in the system's monospace. */
  isCode?: boolean;
  /** Stands on lines, and keeps them away from its letters. */
  hasHalo?: boolean;
}

interface FitProps extends Pick<LabelProps, 'text' | 'width'> {
  size: number;
  weight: Weight;
  maxLines: number;
}

/** The lines of a label. @throws where the text has no room: a drawing shall not cut a word in any language. */
function linesOf({ text, width, size, weight, maxLines }: FitProps): string[] {
  const room = { width, maxLines, weight, sizes: [size], letterSpacing: 0 };
  const { lines } = fitText(text, room);
  if (lines.join(' ') !== text.split(/[ \t\n]+/).join(' ')) {
    throw new Error(`"${text}" has no room in ${maxLines} lines of ${width} (set in ${size}).`);
  }
  return lines;
}

/** @throws where the name has no room. */
function codeOf({ text, width, size }: Pick<FitProps, 'text' | 'width' | 'size'>): string {
  if (labelWidth(text, size, 500, true) <= width) return text;
  throw new Error(`"${text}" has no room in ${width} (set as code in ${size}).`);
}

/** Words in a drawing, broken into lines by the widths of the letters. */
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

/** How much room the lines of a text take, for what stands below them. */
export const labelHeight = (fit: FitProps) => linesOf(fit).length * fit.size * LINE_HEIGHT;

/** How wide a text is on one line, for boxes that fit around it. */
export function labelWidth(text: string, size = 15, weight: Weight = 500, isCode = false): number {
  return Math.ceil(isCode ? text.length * size * MONO_WIDTH : widthOf(text, { size, weight }));
}
