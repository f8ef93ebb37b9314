import { PHASES } from '~/features/ti-transformation/playback/phases';
import { type Brush, part } from './brush';
import { firstBaseline } from './labels';
import type { CaptionPlace, Place } from './layout';
import type { Caption } from './parts';

type Tone = 'plain' | 'speech' | 'chip' | 'warn' | 'quiet' | 'bad' | 'new';
type Align = 'start' | 'middle' | 'end';

interface Style {
  place: CaptionPlace;
  tone: Tone;
  align?: Align;
}

const STYLES: Record<Exclude<Caption, `year${string}`>, Style> = {
  question: { place: 'question', tone: 'speech' },
  coexist: { place: 'coexist', tone: 'chip' },
  stand: { place: 'stand', tone: 'plain', align: 'end' },
  trust: { place: 'trust', tone: 'quiet' },
  counter: { place: 'warning', tone: 'warn' },
  certificate: { place: 'warning', tone: 'warn' },
  warning: { place: 'warning', tone: 'warn' },
  capUp: { place: 'capUp', tone: 'plain' },
  capDown: { place: 'capDown', tone: 'new' },
  afterTunnel: { place: 'afterTunnel', tone: 'plain' },
  intruderUp: { place: 'capUp', tone: 'bad' },
  intruderDown: { place: 'capDown', tone: 'bad' },
  unknownDevice: { place: 'capDown', tone: 'bad' },
};

const FRAMES: Partial<Record<Tone, { fill: string; stroke: string; strokeDasharray?: string }>> = {
  chip: { fill: 'var(--ink)', stroke: 'var(--ink)' },
  speech: { fill: 'var(--white)', stroke: 'var(--ink)' },
  warn: { fill: 'var(--warn-tint)', stroke: 'var(--warn)' },
  quiet: { fill: 'var(--white)', stroke: 'var(--old)', strokeDasharray: '3 5' },
};
const INKS: Record<Tone, string> = {
  plain: 'var(--body)',
  speech: 'var(--ink)',
  chip: 'var(--white)',
  warn: 'var(--warn-deep)',
  quiet: 'var(--ink)',
  bad: 'var(--bad)',
  new: 'var(--new-deep)',
};

export function Captions(brush: Brush) {
  const { layout, labels } = brush;
  const { year } = layout.captions;
  return (
    <>
      {year &&
        PHASES.map((phase) => (
          <g key={phase} {...part(brush, `caption-year${phase}`)}>
            <text
              x={year.x}
              y={year.y + year.h * 0.72}
              fontSize={layout.fonts.year}
              fontWeight="600"
              fill="var(--ink)"
              stroke="none"
            >
              {labels.years[phase]}
            </text>
          </g>
        ))}
      {Object.entries(STYLES).map(([name, style]) => {
        const caption = name as keyof typeof STYLES;
        const words = labels.captions[caption];
        const at = layout.captions[style.place];
        if (!words || !at) return null;
        return (
          <g key={caption} {...part(brush, `caption-${caption}`)}>
            <Text
              {...words}
              at={at}
              size={layout.fonts.caption}
              height={layout.fonts.line}
              tone={style.tone}
              align={style.align ?? 'middle'}
            />
          </g>
        );
      })}
    </>
  );
}

interface TextProps {
  lines: string[];
  width: number;
  at: Place;
  size: number;
  height: number;
  tone: Tone;
  align: Align;
}

function Text({ lines, width, at, size, height, tone, align }: TextProps) {
  const { x, w } = at;
  const frame = FRAMES[tone];
  const textX = align === 'middle' ? x + w / 2 : align === 'end' ? x + w : x;
  const shown = frame ? around(at, width, tone, lines.length * height) : at;
  const first = firstBaseline(shown, lines.length, height);
  return (
    <>
      {frame && <Frame at={shown} {...frame} />}
      {lines.map((line, row) => (
        <text
          key={line}
          x={textX}
          y={first + row * height}
          textAnchor={align}
          fontSize={size}
          fontWeight="600"
          fill={INKS[tone]}
          stroke="none"
        >
          {line}
        </text>
      ))}
    </>
  );
}

/** Chips are as wide as their words; notes are as high as their lines, from the top of their place. */
function around({ x, y, w, h }: Place, width: number, tone: Tone, needed: number): Place {
  if (tone !== 'chip' && tone !== 'speech') return { x, y, w, h: Math.min(h, needed + 12) };
  const hugging = Math.min(w, width + h);
  return { x: x + (w - hugging) / 2, y, w: hugging, h };
}

interface FrameProps {
  at: Place;
  fill: string;
  stroke: string;
  strokeDasharray?: string;
}

function Frame({ at: { x, y, w, h }, ...rest }: FrameProps) {
  return <rect x={x} y={y} width={w} height={h} rx={Math.min(10, h / 2)} {...rest} />;
}
