import { PHASES } from '~/features/ti-transformation/playback/phases';
import { type Brush, part } from './brush';
import { firstBaseline, LINE_HEIGHT } from './labels';
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
  question: { place: 'coexist', tone: 'speech' },
  coexist: { place: 'coexist', tone: 'chip' },
  stand: { place: 'stand', tone: 'plain', align: 'end' },
  trust: { place: 'trust', tone: 'quiet' },
  counter: { place: 'warning', tone: 'warn' },
  certificate: { place: 'warning', tone: 'warn' },
  warning: { place: 'warning', tone: 'warn' },
  capUp: { place: 'capUp', tone: 'plain' },
  capDown: { place: 'capDown', tone: 'new' },
  four: { place: 'capDown', tone: 'new' },
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
      {PHASES.map((phase) => (
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
        return (
          <g key={caption} {...part(brush, `caption-${caption}`)}>
            <Text
              {...labels.captions[caption]}
              at={layout.captions[style.place]}
              size={layout.fonts.caption}
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
  tone: Tone;
  align: Align;
}

function Text({ lines, width, at, size, tone, align }: TextProps) {
  const { x, w } = at;
  const frame = FRAMES[tone];
  const textX = align === 'middle' ? x + w / 2 : align === 'end' ? x + w : x;
  const first = firstBaseline(at, lines.length);
  return (
    <>
      {frame && <Frame at={hugs(tone) ? around(at, width) : at} {...frame} />}
      {lines.map((line, row) => (
        <text
          key={line}
          x={textX}
          y={first + row * LINE_HEIGHT}
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

const hugs = (tone: Tone) => tone === 'chip' || tone === 'speech';

const around = ({ x, y, w, h }: Place, width: number): Place => {
  const hugging = Math.min(w, width + 2 * h);
  return { x: x + (w - hugging) / 2, y, w: hugging, h };
};

interface FrameProps {
  at: Place;
  fill: string;
  stroke: string;
  strokeDasharray?: string;
}

function Frame({ at: { x, y, w, h }, ...rest }: FrameProps) {
  return <rect x={x} y={y} width={w} height={h} rx={Math.min(10, h / 2)} {...rest} />;
}
