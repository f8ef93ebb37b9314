import { fontSizes, lineHeights } from './text-styles';

const value = <T>(v: T) => ({ value: v });

const lines = (name: string, stroke: string, colors: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(colors).map(([key, color]) => [
      key === '' ? name : `${name}.${key}`,
      [stroke, color] as const,
    ]),
  );

const LINES = {
  ...lines('hairline', '1px solid', {
    '': 'line',
    strong: 'lineStrong',
    quiet: 'quiet',
    palette: 'colorPalette.border',
    paletteText: 'colorPalette.fg',
    teal: 'accent.teal.soft',
    blue: 'accent.blue.soft',
    current: 'accent.blue.solid',
    onInk: 'inkSoft',
    bright: 'tealOnInk',
    warning: 'signal.amber',
    error: 'signal.red',
    hidden: 'transparent',
  }),
  ...lines('dashes', '1px dashed', { '': 'lineStrong' }),
  ...lines('stroke', '1.5px solid', {
    '': 'lineStrong',
    soft: 'line',
    quiet: 'quiet',
    palette: 'colorPalette.solid',
    petrol: 'petrol',
    teal: 'accent.teal.solid',
    tealSoft: 'accent.teal.soft',
    slate: 'accent.slate.solid',
    bright: 'tealBright',
    onInk: 'tealOnInk',
    warning: 'signal.amber',
    current: 'current',
  }),
  ...lines('planned', '1.5px dashed', { '': 'lineStrong', quiet: 'quiet' }),
  ...lines('rule', '2px solid', {
    petrol: 'petrol',
    teal: 'accent.teal.solid',
    palette: 'colorPalette.solid',
  }),
  ...lines('plannedRule', '2px dashed', { '': 'lineStrong' }),
  ...lines('edge', '3px solid', {
    petrol: 'petrol',
    teal: 'accent.teal.solid',
    good: 'signal.green',
    info: 'accent.blue.solid',
    warning: 'signal.amber',
    danger: 'signal.red',
    old: 'lineStrong',
  }),
  ...lines('ring', '7px solid', { '': 'accent.teal.solid' }),
  ...lines('thinRing', '6.5px solid', { '': 'accent.teal.solid' }),
};

const STROKES = {
  stroke: '1.5px',
  'stroke.left': '0 0 0 1.5px',
  'stroke.top': '1.5px 0 0',
  'stroke.topRight': '1.5px 1.5px 0 0',
  rule: '2px',
  'rule.left': '0 0 0 2px',
  'ring.next': '4px',
  'ring.current': '5px',
  ring: '7px',
  'ring.full': '8px',
};

const FLOWS = {
  row: { display: 'flex', alignItems: 'center' },
  wrap: { display: 'flex', flexWrap: 'wrap' },
  cluster: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
  spread: { display: 'flex', justifyContent: 'space-between' },
  bar: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  toolbar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
  baseline: { display: 'flex', alignItems: 'baseline' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' },
  column: { display: 'flex', flexDirection: 'column' },
  figure: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  inline: { display: 'inline-flex', alignItems: 'center' },
  center: { display: 'grid', placeItems: 'center' },
} as const;

const underlined = { color: 'petrol', textDecoration: 'underline', textDecorationThickness: '1px' };
const onInk = { overflow: 'hidden', bg: 'ink', color: 'sky' };

export const layerStyles = {
  card: value({ bg: 'white', border: 'hairline', borderRadius: 'card' }),
  row: {
    DEFAULT: value({ borderTop: 'hairline', breakInside: 'avoid' }),
    closed: value({ borderBottom: 'hairline', breakInside: 'avoid' }),
  },
  summary: value({
    ...FLOWS.bar,
    gap: '4',
    minH: '11',
    listStyle: 'none',
    cursor: 'pointer',
    color: 'ink',
    '&::-webkit-details-marker': { display: 'none' },
    _after: {
      content: '""',
      flexShrink: '0',
      borderRight: 'stroke.current',
      borderBottom: 'stroke.current',
      transform: 'translateY(-2px) rotate(45deg)',
    },
  }),
  mark: value({ content: '""', position: 'absolute' }),
  node: {
    DEFAULT: value({ content: '""', position: 'absolute', left: '0', borderRadius: 'full' }),
    palette: value({
      content: '""',
      position: 'absolute',
      left: '0',
      borderRadius: 'full',
      border: 'stroke.palette',
    }),
  },
  band: {
    paper: value({ position: 'relative', overflow: 'hidden', bg: 'paper' }),
    ink: value(onInk),
  },
  panel: value({ ...onInk, borderRadius: 'card', _print: { border: 'hairline' } }),
  code: value({
    fontFamily: 'mono',
    overflowX: 'auto',
    '& code': { fontFamily: 'inherit', fontSize: 'inherit' },
    _print: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 'paper' },
  }),
  caution: value({ pl: '4', borderLeft: 'edge.warning' }),
  tool: value({
    ...FLOWS.center,
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { bg: 'sky' },
  }),
  press: value({
    bg: 'white',
    border: 'hairline.strong',
    borderRadius: 'control',
    color: 'ink',
    cursor: 'pointer',
    transition: 'background-color 150ms, border-color 150ms',
    _hover: { bg: 'sky', borderColor: 'petrol' },
  }),
  field: value({
    bg: 'white',
    borderColor: 'lineStrong',
    borderRadius: 'control',
    color: 'ink',
    fontSize: 'text',
  }),
  link: {
    DEFAULT: value({ ...underlined, _hover: { color: 'petrolDark' } }),
    strong: value({
      ...underlined,
      textUnderlineOffset: '0.25em',
      fontWeight: '600',
      _hover: { color: 'petrolDark' },
    }),
    source: value({
      ...underlined,
      textUnderlineOffset: '0.2em',
      _hover: { color: 'petrolDark', textDecorationThickness: '2px' },
    }),
  },
  /** Cells that hairlines part, because the ground shows between them. */
  mesh: value({ gap: '1px', bg: 'line', border: 'hairline', borderRadius: 'card', overflow: 'hidden' }),
  chip: value({ px: '2.5', py: '0.5', borderRadius: 'full' }),
  picture: value({ display: 'block', w: 'full', h: 'auto' }),
  held: value({ position: 'sticky', top: '6.5rem', alignSelf: 'start', _print: { position: 'static' } }),
  /** Read aloud, not seen. */
  clipped: value({ position: 'absolute', boxSize: '1px', overflow: 'hidden', clip: 'rect(0 0 0 0)' }),
};

/** `3` are equal columns, `0.7fr 1.3fr` are shares; no column grows with its content. */
function columns(template: string) {
  const written = /^\d+$/.test(template) ? `repeat(${template}, 1fr)` : template;
  return { display: 'grid', gridTemplateColumns: written.replace(/[\d.]+fr/g, 'minmax(0, $&)') };
}

type Token = (category: string) => Record<string, string>;
const lineValues = (token: Token): Record<string, string> => {
  const colors = token('colors');
  const drawn = Object.entries(LINES).map(([name, [stroke, color]]) => [name, `${stroke} ${colors[color]}`]);
  return { ...token('borders'), ...Object.fromEntries(drawn) };
};
/** Adds names to Chakra's tokens, and writes their values out, which needs fewer bytes than variables. */
const named = (category: string, values: Readonly<Record<string, string>>) => ({
  values: (token: Token) => ({ ...token(category), ...values }),
});

type FindToken = (path: string) => string | undefined;
/** Reads one size or two, as CSS does: `gap: '2 5'` has 2 between rows and 5 between columns. */
const sizes = (given: string | number, token: FindToken): string =>
  String(given)
    .split(' ')
    .map((size) => token(`spacing.${size}`) ?? size)
    .join(' ');
const sized = <Styles>(stylesOf: (size: string) => Styles) => ({
  values: 'spacing',
  transform: (given: string | number, { token }: { token: FindToken }) => stylesOf(sizes(given, token)),
});

export const utilities = {
  gap: sized((gap) => ({ gap })),
  padding: sized((padding) => ({ padding })),
  paddingBlock: sized((paddingBlock) => ({ paddingBlock })),
  marginBlock: sized((marginBlock) => ({ marginBlock })),
  border: { values: lineValues },
  borderTop: { values: lineValues },
  borderRight: { values: lineValues },
  borderBottom: { values: lineValues },
  borderLeft: { values: lineValues },
  borderBlock: { values: lineValues },
  borderWidth: named('borderWidths', STROKES),
  borderTopWidth: named('borderWidths', STROKES),
  borderLeftWidth: named('borderWidths', STROKES),
  fontSize: named('fontSizes', fontSizes),
  lineHeight: named('lineHeights', lineHeights),
  // Like `textStyle` and `layerStyle`, these give way to single properties, in whatever order they stand.
  gridColumns: {
    className: 'grid-columns',
    layer: 'compositions',
    transform: columns,
  },
  /** One column on narrow screens, these from `lg` on. */
  split: {
    className: 'split',
    layer: 'compositions',
    transform: (template: string) => ({ ...columns('1'), '@breakpoint lg': columns(template) }),
  },
  tabular: {
    className: 'tabular',
    values: { type: 'boolean' },
    transform: () => ({ fontVariantNumeric: 'tabular-nums' }),
  },
  /** `100deg 25% 80%`: hidden up to 25 %, fully seen from 80 % on. */
  fade: {
    className: 'fade',
    transform: (given: string) => {
      const [angle, from, to] = given.split(' ');
      const maskImage = `linear-gradient(${angle}, transparent ${from}, black ${to})`;
      return { maskImage, WebkitMaskImage: maskImage };
    },
  },
  flow: {
    className: 'flow',
    layer: 'compositions',
    values: Object.keys(FLOWS),
    transform: (name: keyof typeof FLOWS) => FLOWS[name],
  },
};
