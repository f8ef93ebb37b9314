import { focalPointRules } from './focal-point';
import { forcedColors } from './forced-colors';

/** Text colours for dark backgrounds, and their replacements in print, which omits backgrounds. */
const ON_PAPER = {
  white: 'ink',
  sky: 'body',
  'teal-pale': 'petrol-dark',
  'teal-bright': 'petrol',
  'teal-on-ink': 'petrol',
  'on-brand': 'ink',
} as const;

/** `!important`, because tokens and the editors' colours come later in the cascade. */
const lightColorsOnPaper = Object.fromEntries(
  Object.entries(ON_PAPER).map(([light, dark]) => [`--colors-${light}`, `var(--colors-${dark}) !important`]),
);

/** Applies to every page before any component (visual-design, Foundations). */
export const globalCss = {
  html: {
    colorPalette: 'brand',
    bg: 'white',
    color: 'fg.muted',
    fontFamily: 'body',
    scrollPaddingTop: { base: '4rem', lg: '4.5rem' },
    scrollPaddingBottom: 'calc(1rem + var(--banner-height, 0px))',
    textSizeAdjust: '100%',
    '-webkit-font-smoothing': 'antialiased',
    // Panda's reset reads these.
    '--global-font-mono': 'fonts.mono',
    '--global-font-body': 'fonts.body',
    '--global-color-border': 'colors.border',
  },
  // Reserves the banner's room, so that nothing moves. `:has()` would be evaluated for every new element.
  'html[data-frame=page]': { '--banner-height': { base: '5rem', md: '3.75rem', xl: '2.75rem' } },
  // Clears the preview's bar, which has up to four lines.
  'html[data-has-preview-bar]': { scrollPaddingBottom: '7rem' },
  body: { minHeight: '100dvh', overflowWrap: 'break-word', fontSize: 'body', lineHeight: 'body' },
  'h1, h2, h3, h4': {
    color: 'fg',
    fontFamily: 'heading',
    fontWeight: '650',
    letterSpacing: '-0.02em',
    lineHeight: '1.15',
    textWrap: 'balance',
    hyphens: 'manual',
  },
  'p, li, dd, figcaption': { textWrap: 'pretty' },
  // Generates no box, so that an island's content is laid out as without it.
  'site-island': { display: 'contents' },
  'html[data-scroll-locked]': { overflow: 'hidden' },
  // Set for one scroll within the page; see ui/link.tsx.
  'html[data-scroll=smooth]': { scrollBehavior: 'smooth' },
  ':focus-visible': { outline: '2px solid {colors.petrol}', outlineOffset: '2px' },
  // White, because petrol vanishes on ink; the offset shows the ground between.
  '[data-ground=ink] :focus-visible': { outlineColor: 'white' },
  ...focalPointRules,
  '::selection': { bg: 'petrol', color: 'white' },
  // Hides closed backdrops: Ark listens for the end of their animation only once it has begun, misses it on
  // slow machines, and would leave an invisible backdrop over the page.
  '[data-scope=dialog][data-part=backdrop][data-state=closed]': {
    visibility: 'hidden',
    transition: 'visibility 0s linear 600ms !important',
  },
  ...forcedColors,
  '@media print': {
    ':root': lightColorsOnPaper,
    'html[data-prints-part] main > :not(:has([data-printed-part]))': { display: 'none !important' },
    'html, body, body *, body *::before, body *::after': {
      background: 'none !important',
      boxShadow: 'none !important',
      // A transition would print its start, the colours of the screen.
      transition: 'none !important',
      // Shows a block that still waits for its entrance.
      opacity: '1 !important',
    },
    // Keeps the drawings' white areas, which hide lines behind them.
    svg: { '--colors-white': '#fff !important' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // None at all: even the shortest delays every change of a style, also of a width, by some frames.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
};
