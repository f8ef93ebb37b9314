// The only definition of the look (visual-design), for Panda and for Chakra's system (./system.ts).

const COLOR_NAMES = ['blue', 'teal', 'purple', 'green', 'orange', 'indigo', 'slate'] as const;
export type ColorName = (typeof COLOR_NAMES)[number];

/** solid: strokes and fills; deep: text on tint or white (≥ 4.5:1); tint: surfaces; soft: lines on a tint. */
const accents: Record<ColorName, { solid: string; deep: string; tint: string; soft: string }> = {
  blue: { solid: '#2563A8', deep: '#1D4F87', tint: '#E8F0F9', soft: '#B9D0EA' },
  teal: { solid: '#0B7C7E', deep: '#0B6768', tint: '#E2F4F3', soft: '#A9DBD9' },
  purple: { solid: '#84449A', deep: '#69337C', tint: '#F5ECF8', soft: '#DCC3E6' },
  green: { solid: '#2C7D55', deep: '#216243', tint: '#E6F3EC', soft: '#B3D8C3' },
  orange: { solid: '#B4601B', deep: '#8F4A12', tint: '#FBF0E5', soft: '#EBCBA9' },
  indigo: { solid: '#3A43A6', deep: '#2E3587', tint: '#ECEDF9', soft: '#C1C5EA' },
  slate: { solid: '#4A6072', deep: '#3A4C5B', tint: '#EDF1F4', soft: '#C3CED7' },
};

const value = <T>(v: T) => ({ value: v });

export const tokens = {
  colors: {
    transparent: value('transparent'),
    current: value('currentColor'),
    black: value('#000000'),
    white: value('#FFFFFF'),
    ink: value('#0B2239'),
    inkSoft: value('#14324F'),
    petrol: value('#0F5C7A'),
    petrolDark: value('#0B4A63'),
    tealBright: value('#12A5A8'),
    tealOnInk: value('#12A5A8'),
    tealPale: value('#7FE0DF'),
    /** Filled controls, apart from petrol as text: only here a chosen light colour keeps its shade. */
    brandSurface: value('#0F5C7A'),
    brandSurfaceHover: value('#0B4A63'),
    onBrand: value('#FFFFFF'),
    sky: value('#E6F3F7'),
    paper: value('#F7FAFB'),
    line: value('#DCE6EC'),
    lineStrong: value('#758C9C'),
    body: value('#2B4257'),
    quiet: value('#4E6478'),
    blackAlpha: { 500: value('rgba(11, 34, 57, 0.48)') },
    accent: Object.fromEntries(
      COLOR_NAMES.map((name) => [
        name,
        Object.fromEntries(Object.entries(accents[name]).map(([part, hex]) => [part, value(hex)])),
      ]),
    ) as Record<ColorName, Record<keyof (typeof accents)['blue'], { value: string }>>,
    signal: {
      green: value('#1E8E5A'),
      greenDeep: value('#14653F'),
      greenTint: value('#E4F4EC'),
      amber: value('#B7791F'),
      amberDeep: value('#7A4E0E'),
      amberTint: value('#FBF3E2'),
      red: value('#C0362C'),
      redTint: value('#FBEAE8'),
    },
  },
  fonts: {
    body: value("'Inter Variable', 'Inter Fallback', system-ui, sans-serif"),
    heading: value("'Inter Variable', 'Inter Fallback', system-ui, sans-serif"),
    mono: value('ui-monospace, SFMono-Regular, Menlo, Consolas, monospace'),
  },
  radii: { control: value('10px'), card: value('14px') },
  shadows: { float: value('0 12px 32px -12px rgba(11, 34, 57, 0.22), 0 2px 6px rgba(11, 34, 57, 0.06)') },
  easings: { entrance: value('cubic-bezier(0.22, 1, 0.36, 1)') },
};

/** Maps an accent to Chakra's palette roles, so that `colorPalette: 'blue'` works in both ways of styling. */
const palette = (solid: string, deep: string, tint: string, soft: string) => ({
  contrast: value('{colors.white}'),
  fg: value(`{colors.${deep}}`),
  subtle: value(`{colors.${tint}}`),
  muted: value(`{colors.${soft}}`),
  emphasized: value(`{colors.${soft}}`),
  solid: value(`{colors.${solid}}`),
  focusRing: value('{colors.petrol}'),
  border: value(`{colors.${soft}}`),
});

export const semanticTokens = {
  colors: {
    bg: {
      DEFAULT: value('{colors.white}'),
      subtle: value('{colors.paper}'),
      muted: value('{colors.sky}'),
      emphasized: value('{colors.line}'),
      inverted: value('{colors.ink}'),
      panel: value('{colors.white}'),
      error: value('{colors.signal.redTint}'),
    },
    fg: {
      DEFAULT: value('{colors.ink}'),
      muted: value('{colors.body}'),
      subtle: value('{colors.quiet}'),
      inverted: value('{colors.white}'),
      error: value('{colors.signal.red}'),
    },
    border: {
      DEFAULT: value('{colors.line}'),
      muted: value('{colors.line}'),
      subtle: value('{colors.line}'),
      emphasized: value('{colors.lineStrong}'),
      error: value('{colors.signal.red}'),
    },
    gray: palette('accent.slate.solid', 'accent.slate.deep', 'accent.slate.tint', 'accent.slate.soft'),
    brand: {
      ...palette('brandSurface', 'petrol', 'sky', 'line'),
      contrast: value('{colors.onBrand}'),
    },
    green: palette('signal.green', 'signal.greenDeep', 'signal.greenTint', 'accent.green.soft'),
    yellow: palette('signal.amber', 'signal.amberDeep', 'signal.amberTint', 'accent.orange.soft'),
    red: palette('signal.red', 'signal.red', 'signal.redTint', 'signal.redTint'),
    product: Object.fromEntries(
      COLOR_NAMES.map((name) => [
        name,
        palette(`accent.${name}.solid`, `accent.${name}.deep`, `accent.${name}.tint`, `accent.${name}.soft`),
      ]),
    ) as Record<ColorName, ReturnType<typeof palette>>,
  },
  radii: { l1: value('6px'), l2: value('{radii.control}'), l3: value('{radii.card}') },
};

/** Changes Chakra's recipes as visual-design requires, in both systems. */
export const recipeChanges = {
  button: {
    base: {
      fontWeight: '600',
      letterSpacing: '-0.005em',
      textDecoration: 'none',
      transitionProperty: 'background-color, border-color, color',
      transitionDuration: '150ms',
      whiteSpace: 'normal',
      textAlign: 'center',
    },
    variants: {
      variant: {
        solid: { _hover: { bg: 'brandSurfaceHover' } },
        outline: {
          borderColor: 'lineStrong',
          bg: 'white',
          _hover: { bg: 'sky', borderColor: 'petrol' },
        },
      },
    },
  },
} as const;
