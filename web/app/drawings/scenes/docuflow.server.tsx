import { Label } from '~/drawings/label.server';
import { Box, Line, Lock, Node, Sheet, Tick } from '~/drawings/parts';
import type { Arrangement } from '~/drawings/scene';
import type { Scene, SceneTexts } from '~/drawings/scene.server';

type Texts = SceneTexts<'cryptoth'>;

const STEPS = ['received', 'read', 'sealed'] as const satisfies (keyof Texts['steps'])[];

/** Retention periods and their laws; the years of new versions are examples. */
const DUTIES = [
  { text: 'receipts', years: 8, law: '§\u00a0147 AO', versions: [3] },
  { text: 'file', years: 10, law: '§\u00a0630f BGB', versions: [2, 5] },
  { text: 'radiation', years: 30, law: '§\u00a085 StrlSchG', versions: [6, 17] },
] as const satisfies readonly {
  text: keyof Texts['duties'];
  years: number;
  law: string;
  versions: readonly number[];
}[];

const MARKS = ['version', 'end', 'deletion'] as const satisfies (keyof Texts['marks'])[];

interface Layout {
  height: number;
  text: number;
  sheet: { w: number; h: number };
  steps: { at: readonly [x: number, y: number][]; room: number };
  way: string;
  fork: (y: number) => string;
  bars: { x: number; y: readonly number[]; year: number };
  axis: number;
  marks: readonly [x: number, y: number][];
}

const LAYOUTS: Record<Arrangement, Layout> = {
  wide: {
    height: 440,
    text: 15,
    sheet: { w: 46, h: 60 },
    steps: {
      at: [
        [24, 4],
        [314, 4],
        [604, 4],
      ],
      room: 160,
    },
    way: 'M266 34H304M556 34H594',
    fork: (y) => `M627 64V92H8V${y}H24`,
    bars: { x: 24, y: [158, 246, 334], year: 37.5 },
    axis: 394,
    marks: [
      [914, 8],
      [914, 36],
      [914, 64],
    ],
  },
  tall: {
    height: 604,
    text: 12,
    sheet: { w: 38, h: 48 },
    steps: {
      at: [
        [22, 4],
        [22, 78],
        [22, 152],
      ],
      room: 220,
    },
    way: 'M41 4V240',
    fork: (y) => `M41 240H12V${y}H20`,
    bars: { x: 20, y: [286, 358, 430], year: 8.4 },
    axis: 470,
    marks: [
      [20, 530],
      [20, 558],
      [20, 586],
    ],
  },
  share: {
    height: 262,
    text: 13,
    sheet: { w: 44, h: 56 },
    steps: {
      at: [
        [18, 42],
        [122, 42],
        [226, 42],
      ],
      room: 108,
    },
    way: 'M40 144H248',
    fork: (y) => `M248 144H300C328 144 312 ${y} 340 ${y}`,
    bars: { x: 340, y: [60, 144, 228], year: 8.1 },
    axis: 244,
    marks: [],
  },
};

function StepSign({
  step,
  x,
  y,
  w,
  h,
}: {
  step: (typeof STEPS)[number];
  x: number;
  y: number;
  w: number;
  h: number;
}) {
  if (step === 'read') {
    const r = w / 4.5;
    return (
      <>
        <Node x={x + w} y={y + h - r} r={r} />
        <Line d={`M${x + w + r * 0.75} ${y + h - r * 0.25}l${r * 0.7} ${r * 0.7}`} />
      </>
    );
  }
  if (step === 'sealed') {
    return (
      <>
        <Node x={x + w} y={y + h - w / 4} r={w / 3} fill="tint" />
        <Lock x={x + w} y={y + h - w / 4 - 1} size={w / 60} />
      </>
    );
  }
  return <Line d={`M${x - w / 2.4} ${y + h / 2}h${w / 3}m-6 -5l6 5l-6 5`} />;
}

function Deleted({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Line d={`M${x - 8} ${y - 11}h16v22h-16z`} kind="flow" />
      <Tick x={x + 8} y={y + 8} r={6} />
    </>
  );
}

function Mark({ mark, x, y }: { mark: (typeof MARKS)[number]; x: number; y: number }) {
  if (mark === 'deletion') return <Deleted x={x} y={y} />;
  return <Node x={x} y={y} r={mark === 'end' ? 6 : 5.5} fill={mark === 'end' ? 'solid' : 'ground'} />;
}

function Steps({ texts, layout, isBeside }: { texts: Texts; layout: Layout; isBeside: boolean }) {
  const { steps, sheet, text, way } = layout;
  return (
    <>
      <Line d={way} kind="faint" />
      {STEPS.map((step, index) => {
        const [x, y] = steps.at[index] ?? [0, 0];
        const below = y + sheet.h + (isBeside ? 0 : 46);
        return (
          <g key={step}>
            <Sheet x={x} y={y} {...sheet} fill={step === 'sealed' ? 'tint' : 'ground'} />
            <StepSign step={step} x={x} y={y} {...sheet} />
            {!isBeside && <Node x={x + sheet.w / 2} y={below} r={5} fill="solid" />}
            <Label
              x={isBeside ? x + sheet.w + 28 : x + sheet.w / 2}
              y={isBeside ? y + sheet.h / 2 : below + 14}
              width={steps.room}
              text={texts.steps[step]}
              size={isBeside ? text : Math.min(text, steps.room / 9)}
              weight={600}
              anchor={isBeside ? 'start' : 'middle'}
              stands={isBeside ? 'middle' : 'top'}
              maxLines={3}
            />
          </g>
        );
      })}
    </>
  );
}

function Duty({
  duty,
  y,
  texts,
  layout,
}: {
  duty: (typeof DUTIES)[number];
  y: number;
  texts: Texts;
  layout: Layout;
}) {
  const { bars, fork, text } = layout;
  const at = (years: number) => bars.x + years * bars.year;
  const end = at(duty.years);
  const { name, time } = texts.duties[duty.text];
  return (
    <>
      <Line d={fork(y)} />
      <Box x={bars.x} y={y - 6} w={end - bars.x} h={12} r={6} fill="tint" />
      {duty.versions.map((years) => (
        <Mark key={years} mark="version" x={at(years)} y={y} />
      ))}
      <Line d={`M${end} ${y}H${end + 20}`} kind="flow" />
      <Mark mark="end" x={end} y={y} />
      <Deleted x={end + 30} y={y} />
      <Label
        x={bars.x + 4}
        y={y - 14}
        width={bars.year * 30}
        text={`${name}: ${time}`}
        size={text}
        weight={600}
        stands="bottom"
        maxLines={1}
      />
    </>
  );
}

function Years({ texts, layout }: { texts: Texts; layout: Layout }) {
  const { bars, axis, text } = layout;
  const size = text - 1.5;
  return (
    <>
      <Line d={`M${bars.x} ${axis}H${bars.x + 30 * bars.year}`} kind="faint" />
      {[0, 10, 20, 30].map((years) => {
        const x = bars.x + years * bars.year;
        return (
          <g key={years}>
            <Line d={`M${x} ${axis - 4}v8`} kind="faint" />
            <Label
              x={x}
              y={axis + 7}
              width={90}
              text={years === 0 ? '0' : texts.years.replace('{{years}}', `${years}`)}
              size={size}
              color="quiet"
              anchor={years === 30 && bars.year < 12 ? 'end' : 'middle'}
              stands="top"
              maxLines={1}
            />
          </g>
        );
      })}
    </>
  );
}

/** From receipt to deletion, to scale: retention periods end at different times. */
export const docuflowScene: Scene<'cryptoth'> = {
  height: { wide: LAYOUTS.wide.height, tall: LAYOUTS.tall.height, share: LAYOUTS.share.height },
  Drawing({ texts, arrangement }) {
    const layout = LAYOUTS[arrangement];
    const { bars, marks, text } = layout;
    return (
      <>
        <Steps texts={texts} layout={layout} isBeside={arrangement !== 'share'} />
        {DUTIES.map((duty, index) => {
          const y = bars.y[index] ?? 0;
          return (
            <g key={duty.text}>
              <Duty duty={duty} y={y} texts={texts} layout={layout} />
              {arrangement !== 'share' && (
                <Label
                  x={bars.x + 4}
                  y={y + 12}
                  width={160}
                  text={duty.law}
                  size={text - 1.5}
                  color="quiet"
                  stands="top"
                  maxLines={1}
                />
              )}
            </g>
          );
        })}
        {arrangement !== 'share' && <Years texts={texts} layout={layout} />}
        {marks.map(([x, y], index) => {
          const mark = MARKS[index];
          return (
            mark && (
              <g key={mark}>
                <Mark mark={mark} x={x} y={y} />
                <Label x={x + 26} y={y} width={250} text={texts.marks[mark]} size={text} maxLines={1} />
              </g>
            )
          );
        })}
      </>
    );
  },
};
