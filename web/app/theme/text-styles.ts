// The type of public pages: sizes, line heights, and text styles that join them (visual-design, Foundations).

/** The last ones are relative to the text around them, or fit one medium. */
export const fontSizes = {
  /** Leaves the icon of a link, and its words to screen readers. */
  signAlone: '0',
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
  /** In units of a drawing that a phone shows at less than half of its size. */
  drawingOnPhones: '26px',
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
  node: '1.375rem',
  menu: '1.25rem',
  drawer: '1.75rem',
};

type Responsive<T> = T | Partial<Record<'base' | 'sm' | 'md' | 'lg', T>>;
type In<Table> = Responsive<(keyof Table & string) | (string & Record<never, never>)>;
interface Rest {
  letterSpacing?: string;
  fontWeight?: string;
  fontVariantNumeric?: string;
}

/** Writes values out, which takes fewer bytes than variables. */
function read(table: Readonly<Record<string, string>>, given: Responsive<string>) {
  if (typeof given === 'string') return table[given] ?? given;
  return Object.fromEntries(Object.entries(given).map(([width, name]) => [width, table[name] ?? name]));
}

const style = (size: In<typeof fontSizes>, leading: In<typeof LEADING>, rest: Rest = {}) => ({
  value: { fontSize: read(fontSizes, size), lineHeight: read(LEADING, leading), ...rest },
});

/** `small` keeps the line height of the text around it; `small.easy` sets it too. */
function withLeading(size: keyof typeof fontSizes, rest: Rest = {}) {
  const leaded = Object.keys(LEADING).map((leading) => [leading, style(size, leading, rest)]);
  return {
    DEFAULT: { value: { fontSize: fontSizes[size], ...rest } },
    ...(Object.fromEntries(leaded) as Record<keyof typeof LEADING, ReturnType<typeof style>>),
  };
}

const bold = { fontWeight: '600' };
const narrow = (letterSpacing: string) => ({ letterSpacing });
const numbers = (letterSpacing: string, fontWeight?: string) => ({
  letterSpacing,
  ...(fontWeight && { fontWeight }),
  fontVariantNumeric: 'tabular-nums',
});
const PAGE_TITLE = 'clamp(2.25rem, 1.55rem + 3vw, 3.75rem)';

export const textStyles = {
  tiny: withLeading('tiny'),
  note: withLeading('note'),
  caption: withLeading('caption'),
  small: withLeading('small'),
  text: withLeading('text'),
  body: withLeading('body'),
  large: withLeading('large'),
  lead: withLeading('lead'),

  tag: withLeading('note', bold),
  term: withLeading('caption', bold),
  strong: withLeading('small', bold),

  title: {
    small: withLeading('body', narrow('-0.01em')),
    card: withLeading('large', narrow('-0.01em')),
    part: withLeading('part', narrow('-0.012em')),
    panel: withLeading('headline'),
    block: style({ base: 'large', md: 'part' }, 'tight', narrow('-0.012em')),
    prose: style('lead', 'tight', narrow('-0.012em')),
    hit: style('lead', 'snug', narrow('-0.01em')),
    post: style('1.3125rem', 'heading', narrow('-0.014em')),
    leadPost: style('clamp(1.3125rem, 0.9rem + 1.5vw, 2rem)', '1.15', narrow('-0.02em')),
    legal: style('headline', 'tight', narrow('-0.015em')),
    job: style('clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)', '1.2'),
    hero: style({ base: 'headline', md: '1.625rem' }, 'heading'),
    product: style('clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem)', 'snug', {
      letterSpacing: '-0.015em',
      fontWeight: '550',
    }),
    dialog: style('clamp(1.875rem, 1.5rem + 1.8vw, 2.75rem)', '1.12'),
    gate: style('clamp(2rem, 1.6rem + 1.6vw, 2.75rem)', '1.1', narrow('-0.024em')),
    meeting: style('clamp(2.25rem, 1.7rem + 2.2vw, 3.25rem)', '1.06', narrow('-0.028em')),
    page: style(PAGE_TITLE, '1.06', narrow('-0.028em')),
    pageOfOneWord: style(`min(0.3rem + 6.8vw, ${PAGE_TITLE})`, '1.06', narrow('-0.028em')),
    section: { value: { fontSize: 'clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem)' } },
    brand: style('lead', 'none', { letterSpacing: '-0.02em', fontWeight: '650' }),
  },

  figure: {
    small: withLeading('headline', numbers('-0.02em', '650')),
    amount: withLeading('amount', numbers('-0.02em', '650')),
    large: style('clamp(2rem, 1.6rem + 1.4vw, 2.75rem)', '1.1', numbers('-0.03em', '600')),
    product: style('highlight', '1.15', numbers('-0.025em', '600')),
    step: style({ base: 'amount', lg: '2.25rem' }, 'none', numbers('-0.03em', '600')),
    uptime: style({ base: 'part', md: '1.625rem' }, 'tight', numbers('-0.02em', '600')),
    year: style({ base: 'amount', lg: '1.625rem' }, '1.1', numbers('-0.025em')),
    date: style({ base: 'headline', md: 'part', lg: 'headline' }, 'tight', numbers('-0.02em', '650')),
    mainDate: style({ base: 'headline', md: '1.75rem' }, '1.2', numbers('-0.02em', '650')),
    fact: style('clamp(2rem, 1.5rem + 2vw, 3rem)', '1.1', { ...bold, letterSpacing: '-0.03em' }),
    stats: style('clamp(1.125rem, 5.6vw, 2.5rem)', '1.1', { ...bold, letterSpacing: '-0.03em' }),
  },

  fluid: {
    lead: style({ base: 'body', md: 'lead' }, { base: 'moderate', md: 'loose' }),
    leadOfHero: style({ base: 'body', md: 'large', lg: 'part' }, 'loose'),
    leadOfClosing: style({ base: 'body', md: 'lead' }, 'loose'),
    leadOfAbout: style({ base: 'text', md: 'lead' }, { base: 'moderate', md: 'loose' }),
    copy: style({ base: 'small', md: 'text', lg: 'body' }, { base: 'moderate', lg: 'body' }),
    copyOfAbout: style({ base: 'small', md: 'body' }, { base: 'moderate', md: 'body' }),
    copyOfCard: style({ base: 'small', md: 'body' }, { base: 'close', md: 'body' }),
    copyOfHero: style({ base: 'text', md: 'body' }, { base: 'moderate', md: 'body' }),
    copyOfHighlight: style({ base: 'text', md: 'body' }, { base: 'easy', md: 'body' }),
    detail: style({ base: 'text', lg: 'body' }, { base: 'moderate', lg: 'body' }),
    step: style('small', { base: 'moderate', lg: 'body' }),
    point: style({ base: 'small', md: 'text' }, { base: 'close', md: 'easy' }),
    dense: style({ base: 'caption', lg: 'small' }, 'close'),
    spoke: style({ base: 'note', md: 'caption' }, { base: 'snug', md: 'close' }),
    stats: style({ base: 'small', lg: 'text' }, 'close'),
    neighbour: style({ base: 'small', lg: 'text' }, 'easy'),
    date: style({ base: 'caption', sm: 'small' }, { base: 'tight', sm: 'compact' }),
    banner: style({ base: 'tiny', md: 'note' }, 'snug'),
    sample: style({ base: 'tiny', md: 'note' }, 'easy'),
    duty: style({ base: 'small', md: 'caption', lg: 'small' }, 'compact'),
    service: style({ base: 'text', md: 'body' }, 'compact', bold),
    phase: style({ base: 'note', md: 'text' }, 'compact', bold),
  },
};
