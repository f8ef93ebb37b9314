import { Card } from '~/drawings/card.server';
import { Label, labelHeight } from '~/drawings/label.server';
import { Arrow, Line, Node, Tick } from '~/drawings/parts';
import type { Arrangement } from '~/drawings/scene';
import type { Scene, SceneTexts } from '~/drawings/scene.server';

type Texts = SceneTexts<'idatik'>;
type Actor = 'app' | 'provider' | 'service';

interface Step {
  from: Actor;
  to: Actor;
  text: keyof Texts['steps'];
  code?: string;
}

/** The messages in order; a step from one to itself stays there. */
const STEPS: readonly Step[] = [
  { from: 'app', to: 'provider', text: 'request', code: 'authorize' },
  { from: 'provider', to: 'provider', text: 'check' },
  { from: 'provider', to: 'app', text: 'redirect', code: 'code' },
  { from: 'app', to: 'service', text: 'deliver', code: 'code' },
  { from: 'service', to: 'provider', text: 'redeem', code: 'token' },
  { from: 'provider', to: 'service', text: 'answer' },
  { from: 'service', to: 'provider', text: 'userinfo', code: 'userinfo' },
];
const SHARED_STEPS = STEPS.filter(({ text }) => ['request', 'check', 'redeem', 'answer'].includes(text));

interface Layout {
  steps: readonly Step[];
  at: Record<Actor, number>;
  head: { w: number; h: number; size: number };
  row: number;
  text: number;
  /** Room for the words of a step that stays at its actor. */
  aside: number;
}

const LAYOUTS: Record<Arrangement, Layout> = {
  wide: {
    steps: STEPS,
    at: { app: 151, provider: 600, service: 1049 },
    head: { w: 300, h: 60, size: 17 },
    row: 58,
    text: 15,
    aside: 380,
  },
  tall: {
    steps: STEPS,
    at: { app: 50, provider: 160, service: 270 },
    head: { w: 98, h: 60, size: 12 },
    row: 84,
    text: 12,
    aside: 204,
  },
  share: {
    steps: SHARED_STEPS,
    at: { app: 95, provider: 320, service: 545 },
    head: { w: 188, h: 46, size: 14 },
    row: 52,
    text: 13,
    aside: 200,
  },
};
const heightOf = ({ head, row, steps }: Layout) => head.h + 20 + steps.length * row;

function Message({
  step,
  y,
  layout,
  texts,
  isTall,
}: {
  step: Step;
  y: number;
  layout: Layout;
  texts: Texts;
  isTall: boolean;
}) {
  const { at, text: size } = layout;
  const [start, end] = [at[step.from], at[step.to]];
  const direction = Math.sign(end - start);
  const label = { x: (start + end) / 2, width: Math.abs(end - start) - 8, anchor: 'middle' } as const;
  const code = step.code && (
    <Label
      {...label}
      y={isTall ? y - 6 : y + 5}
      text={step.code}
      size={size - 1}
      weight={600}
      stands={isTall ? 'bottom' : 'top'}
      color="accent"
      isCode
    />
  );
  return (
    <>
      <Arrow
        from={[start + direction * 6, y]}
        to={[end - direction * 7, y]}
        kind={step.from === 'provider' ? 'flow' : 'plain'}
      />
      <Node x={start} y={y} r={4.5} fill="solid" />
      <Label
        {...label}
        y={y - 6 - (isTall && step.code ? size * 1.3 : 0)}
        text={texts.steps[step.text]}
        size={size}
        stands="bottom"
        maxLines={isTall ? 3 : 1}
        hasHalo={isTall}
      />
      {code}
    </>
  );
}

interface Row {
  step: Step;
  y: number;
}

function rowsOf(layout: Layout, isTall: boolean): Row[] {
  const { steps, head, row } = layout;
  return steps.map((step, index) => {
    const middle = head.h + 16 + (index + 0.5) * row;
    const isMessage = step.from !== step.to;
    if (isTall) return { step, y: Math.round(isMessage ? middle + row / 2 - 12 : middle - 20) };
    return { step, y: Math.round(isMessage ? middle + 2 : middle - 2) };
  });
}

const ASIDE = 20;
/** Puts words below the tick where lines stand close: beside it they would cross the next line. */
const BELOW = 15;

function wordsOn(actor: Actor, rows: readonly Row[], layout: Layout, texts: Texts, isTall: boolean) {
  const { at, text: size, aside } = layout;
  const x = at[actor];
  const roomOf = (step: Step, width: number) =>
    labelHeight({ text: texts.steps[step.text], width, size, weight: 500, maxLines: 4 });
  return rows.flatMap(({ step, y }): [from: number, to: number][] => {
    const [start, end] = [at[step.from], at[step.to]];
    if (step.from === step.to && isTall) {
      const room = roomOf(step, aside) + 2;
      return x === start ? [[y + BELOW - 2, y + BELOW + room]] : [];
    }
    if (step.from === step.to) {
      if (x <= start || x >= start + ASIDE + aside) return [];
      const half = roomOf(step, aside) / 2 + 2;
      return [[y - half, y + half]];
    }
    if (x <= Math.min(start, end) || x >= Math.max(start, end)) return [];
    const label = roomOf(step, Math.abs(end - start) - 8) + 8;
    const code = step.code ? size * 1.3 + 2 : 0;
    return isTall ? [[y - label - code, y - 3]] : [[y - label, y - 3], ...below(y, code)];
  });
}

const below = (y: number, height: number): [from: number, to: number][] =>
  height > 0 ? [[y + 3, y + height + 5]] : [];

function Lifeline({ x, from, to, gaps }: { x: number; from: number; to: number; gaps: [number, number][] }) {
  const ends = [from, ...gaps.flat(), to].map((y) => Math.round(y));
  const parts = ends.flatMap((y, index) => (index % 2 === 0 ? `M${x} ${y}V${ends[index + 1]}` : []));
  return <Line d={parts.join('')} kind="faint" />;
}

export const idatikScene: Scene<'idatik'> = {
  height: { wide: heightOf(LAYOUTS.wide), tall: heightOf(LAYOUTS.tall), share: heightOf(LAYOUTS.share) },
  Drawing({ texts, arrangement }) {
    const layout = LAYOUTS[arrangement];
    const { at, head, text: size, aside } = layout;
    const isTall = arrangement === 'tall';
    const bottom = heightOf(layout) - 2;
    const rows = rowsOf(layout, isTall);
    return (
      <>
        {(Object.keys(at) as Actor[]).map((actor) => (
          <g key={actor}>
            <Lifeline
              x={at[actor]}
              from={head.h}
              to={bottom}
              gaps={wordsOn(actor, rows, layout, texts, isTall)}
            />
            <Card
              x={at[actor] - head.w / 2}
              y={1}
              w={head.w}
              h={head.h}
              title={texts.actors[actor]}
              size={head.size}
              fill={actor === 'provider' ? 'tint' : 'ground'}
            />
          </g>
        ))}
        {rows.map(({ step, y }) => {
          if (step.from !== step.to) {
            return (
              <Message key={step.text} step={step} y={y} layout={layout} texts={texts} isTall={isTall} />
            );
          }
          return (
            <g key={step.text}>
              <Tick x={at[step.from]} y={y} />
              <Label
                {...(isTall
                  ? { x: at[step.from], y: y + BELOW, anchor: 'middle', stands: 'top', maxLines: 3 }
                  : { x: at[step.from] + ASIDE, y, maxLines: 2 })}
                width={aside}
                text={texts.steps[step.text]}
                size={size}
                hasHalo
              />
            </g>
          );
        })}
      </>
    );
  },
};
