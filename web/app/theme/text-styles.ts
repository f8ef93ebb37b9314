// The type of public pages: sizes, line heights, and the text styles that join them (visual-design, Type).

const value = <T>(v: T) => ({ value: v });

/** The last ones are relative to the text around them, or fit one medium. */
export const fontSizes = {
  micro: '0.625rem',
  tiny: '0.75rem',
  note: '0.8125rem',
  caption: '0.875rem',
  small: '0.9375rem',
  bar: '0.9688rem',
  text: '1rem',
  body: '1.0625rem',
  large: '1.125rem',
  lead: '1.1875rem',
  part: '1.25rem',
  headline: '1.375rem',
  amount: '1.5rem',
  title: '2rem',
  proseTitle: 'clamp(1.5rem, 1.35rem + 0.75vw, 1.875rem)',
  highlight: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)',
  stats: 'clamp(2rem, 3.1vw, 2.5rem)',
  stage: 'clamp(1rem, 1.35vw, 2rem)',
  stageTitle: 'clamp(1.125rem, 1.5vw, 2.25rem)',
  code: '0.9375em',
  codeInText: '0.9em',
  mark: '0.8125em',
  unit: '0.72em',
  paper: '8pt',
  drawing: '15px',
} as const;

const LEADING = {
  none: '1',
  heading: '1.25',
  tight: '1.3',
  snug: '1.35',
  compact: '1.4',
  close: '1.45',
  moderate: '1.5',
  easy: '1.55',
  loose: '1.6',
  body: '1.65',
  reading: '1.7',
} as const;
export const lineHeights = {
  ...LEADING,
  /** The height of a timeline's node, and of the rows of two menus. */
  node: '1.375rem',
  menu: '1.25rem',
  drawer: '1.75rem',
};

type Leading = keyof typeof LEADING;
type Responsive<T> = T | { base: T; sm?: T; md?: T; lg?: T };
interface TextStyle {
  fontSize: Responsive<string>;
  lineHeight?: Responsive<string>;
  letterSpacing?: string;
  fontWeight?: string;
  fontVariantNumeric?: string;
}

/** `small` keeps the line height of the text around it; `small.easy` sets it too. */
function withLeading(style: TextStyle) {
  const leaded = Object.entries(LEADING).map(([name, lineHeight]) => [name, value({ ...style, lineHeight })]);
  return { DEFAULT: value(style), ...Object.fromEntries(leaded) } as Record<
    'DEFAULT' | Leading,
    { value: TextStyle }
  >;
}

const BOLD_FIGURES = { letterSpacing: '-0.02em', fontWeight: '650', fontVariantNumeric: 'tabular-nums' };
const figure = (fontSize: Responsive<string>, lineHeight: string, letterSpacing = '-0.03em') =>
  value<TextStyle>({ fontSize, lineHeight, letterSpacing, fontWeight: '600' });

const PAGE_TITLE = 'clamp(2.25rem, 1.55rem + 3vw, 3.75rem)';
const PAGE_TITLE_LOOK = { lineHeight: '1.06', letterSpacing: '-0.028em' };

export const textStyles = {
  tiny: withLeading({ fontSize: fontSizes.tiny }),
  note: withLeading({ fontSize: fontSizes.note }),
  caption: withLeading({ fontSize: fontSizes.caption }),
  small: withLeading({ fontSize: fontSizes.small }),
  text: withLeading({ fontSize: fontSizes.text }),
  body: withLeading({ fontSize: fontSizes.body }),
  large: withLeading({ fontSize: fontSizes.large }),
  lead: withLeading({ fontSize: fontSizes.lead }),

  tag: withLeading({ fontSize: fontSizes.note, fontWeight: '600' }),
  term: withLeading({ fontSize: fontSizes.caption, fontWeight: '600' }),
  strong: withLeading({ fontSize: fontSizes.small, fontWeight: '600' }),

  title: {
    small: withLeading({ fontSize: fontSizes.body, letterSpacing: '-0.01em' }),
    card: withLeading({ fontSize: fontSizes.large, letterSpacing: '-0.01em' }),
    part: withLeading({ fontSize: fontSizes.part, letterSpacing: '-0.012em' }),
    panel: withLeading({ fontSize: fontSizes.headline }),
    block: value({
      fontSize: { base: fontSizes.large, md: fontSizes.part },
      lineHeight: LEADING.tight,
      letterSpacing: '-0.012em',
    }),
    prose: value({ fontSize: fontSizes.lead, lineHeight: LEADING.tight, letterSpacing: '-0.012em' }),
    hit: value({ fontSize: fontSizes.lead, lineHeight: LEADING.snug, letterSpacing: '-0.01em' }),
    post: value({ fontSize: '1.3125rem', lineHeight: LEADING.heading, letterSpacing: '-0.014em' }),
    leadPost: value({
      fontSize: 'clamp(1.3125rem, 0.9rem + 1.5vw, 2rem)',
      lineHeight: '1.15',
      letterSpacing: '-0.02em',
    }),
    legal: value({ fontSize: fontSizes.headline, lineHeight: LEADING.tight, letterSpacing: '-0.015em' }),
    job: value({ fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)', lineHeight: '1.2' }),
    hero: value({ fontSize: { base: fontSizes.headline, md: '1.625rem' }, lineHeight: LEADING.heading }),
    product: value({
      fontSize: 'clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem)',
      lineHeight: LEADING.snug,
      letterSpacing: '-0.015em',
      fontWeight: '550',
    }),
    dialog: value({ fontSize: 'clamp(1.875rem, 1.5rem + 1.8vw, 2.75rem)', lineHeight: '1.12' }),
    gate: value({
      fontSize: 'clamp(2rem, 1.6rem + 1.6vw, 2.75rem)',
      lineHeight: '1.1',
      letterSpacing: '-0.024em',
    }),
    meeting: value({ fontSize: 'clamp(2.25rem, 1.7rem + 2.2vw, 3.25rem)', ...PAGE_TITLE_LOOK }),
    page: value({ fontSize: PAGE_TITLE, ...PAGE_TITLE_LOOK }),
    pageOfOneWord: value({ fontSize: `min(0.3rem + 6.8vw, ${PAGE_TITLE})`, ...PAGE_TITLE_LOOK }),
    section: value({ fontSize: 'clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem)' }),
    brand: value({
      fontSize: fontSizes.lead,
      lineHeight: LEADING.none,
      letterSpacing: '-0.02em',
      fontWeight: '650',
    }),
  },

  figure: {
    small: withLeading({ fontSize: fontSizes.headline, ...BOLD_FIGURES }),
    amount: withLeading({ fontSize: fontSizes.amount, ...BOLD_FIGURES }),
    large: figure('clamp(2rem, 1.6rem + 1.4vw, 2.75rem)', '1.1'),
    fact: figure('clamp(2rem, 1.5rem + 2vw, 3rem)', '1.1'),
    product: figure(fontSizes.highlight, '1.15', '-0.025em'),
    stats: figure('clamp(1.125rem, 5.6vw, 2.5rem)', '1.1'),
    step: figure({ base: fontSizes.amount, lg: '2.25rem' }, LEADING.none),
    uptime: figure({ base: fontSizes.part, md: '1.625rem' }, LEADING.tight, '-0.02em'),
    year: value({
      fontSize: { base: fontSizes.amount, lg: '1.625rem' },
      lineHeight: '1.1',
      letterSpacing: '-0.025em',
    }),
    date: value({
      fontSize: { base: fontSizes.headline, md: fontSizes.part, lg: fontSizes.headline },
      lineHeight: LEADING.tight,
      letterSpacing: '-0.02em',
      fontWeight: '650',
    }),
    mainDate: value({
      fontSize: { base: fontSizes.headline, md: '1.75rem' },
      lineHeight: '1.2',
      letterSpacing: '-0.02em',
      fontWeight: '650',
    }),
  },

  /** Texts that grow with the page. */
  fluid: {
    lead: value({
      fontSize: { base: fontSizes.body, md: fontSizes.lead },
      lineHeight: { base: LEADING.moderate, md: LEADING.loose },
    }),
    leadOfHero: value({
      fontSize: { base: fontSizes.body, md: fontSizes.large, lg: fontSizes.part },
      lineHeight: LEADING.loose,
    }),
    leadOfClosing: value({
      fontSize: { base: fontSizes.body, md: fontSizes.lead },
      lineHeight: LEADING.loose,
    }),
    leadOfAbout: value({
      fontSize: { base: fontSizes.text, md: fontSizes.lead },
      lineHeight: { base: LEADING.moderate, md: LEADING.loose },
    }),
    copy: value({
      fontSize: { base: fontSizes.small, md: fontSizes.text, lg: fontSizes.body },
      lineHeight: { base: LEADING.moderate, lg: LEADING.body },
    }),
    copyOfAbout: value({
      fontSize: { base: fontSizes.small, md: fontSizes.body },
      lineHeight: { base: LEADING.moderate, md: LEADING.body },
    }),
    copyOfCard: value({
      fontSize: { base: fontSizes.small, md: fontSizes.body },
      lineHeight: { base: LEADING.close, md: LEADING.body },
    }),
    copyOfHero: value({
      fontSize: { base: fontSizes.text, md: fontSizes.body },
      lineHeight: { base: LEADING.moderate, md: LEADING.body },
    }),
    copyOfHighlight: value({
      fontSize: { base: fontSizes.text, md: fontSizes.body },
      lineHeight: { base: LEADING.easy, md: LEADING.body },
    }),
    detail: value({
      fontSize: { base: fontSizes.text, lg: fontSizes.body },
      lineHeight: { base: LEADING.moderate, lg: LEADING.body },
    }),
    step: value({ fontSize: fontSizes.small, lineHeight: { base: LEADING.moderate, lg: LEADING.body } }),
    point: value({
      fontSize: { base: fontSizes.small, md: fontSizes.text },
      lineHeight: { base: LEADING.close, md: LEADING.easy },
    }),
    dense: value({ fontSize: { base: fontSizes.caption, lg: fontSizes.small }, lineHeight: LEADING.close }),
    denser: value({ fontSize: { base: fontSizes.small, lg: fontSizes.caption }, lineHeight: LEADING.close }),
    stats: value({ fontSize: { base: fontSizes.small, lg: fontSizes.text }, lineHeight: LEADING.close }),
    neighbour: value({ fontSize: { base: fontSizes.small, lg: fontSizes.text }, lineHeight: LEADING.easy }),
    date: value({
      fontSize: { base: fontSizes.caption, sm: fontSizes.small },
      lineHeight: { base: LEADING.tight, sm: LEADING.compact },
    }),
    banner: value({ fontSize: { base: fontSizes.tiny, md: fontSizes.note }, lineHeight: LEADING.snug }),
    sample: value({ fontSize: { base: fontSizes.tiny, md: fontSizes.note }, lineHeight: LEADING.easy }),
    duty: value({
      fontSize: { base: fontSizes.small, md: fontSizes.caption, lg: fontSizes.small },
      lineHeight: LEADING.compact,
    }),
    service: value({
      fontSize: { base: fontSizes.text, md: fontSizes.body },
      lineHeight: LEADING.compact,
      fontWeight: '600',
    }),
    phase: value({
      fontSize: { base: fontSizes.note, md: fontSizes.text },
      lineHeight: LEADING.compact,
      fontWeight: '600',
    }),
    stageText: value({ fontSize: fontSizes.stage, lineHeight: LEADING.close }),
    stageTitle: value({ fontSize: fontSizes.stageTitle, lineHeight: LEADING.heading }),
  },
};
