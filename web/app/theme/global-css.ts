import { focalPointRules } from './focal-point';
import { forcedColors } from './forced-colors';

/** Colours that are read on a dark ground, and what takes their place on paper, where no ground is printed. */
const ON_PAPER = {
  white: 'ink',
  sky: 'body',
  'teal-pale': 'petrol-dark',
  'teal-bright': 'petrol',
  'teal-on-ink': 'petrol',
  'on-brand': 'ink',
} as const;

/** `!important`, because the tokens themselves and the editors' colours come later in the cascade. */
const lightColorsOnPaper = Object.fromEntries(
  Object.entries(ON_PAPER).map(([light, dark]) => [`--colors-${light}`, `var(--colors-${dark}) !important`]),
);

/** What holds for every page before any component says otherwise (visual-design, Foundations). */
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
    // Read by the rules that Panda resets browsers with.
    '--global-font-mono': 'fonts.mono',
    '--global-font-body': 'fonts.body',
    '--global-color-border': 'colors.border',
  },
  // The room of the compliance banner is there from the beginning: when it comes and goes, nothing is laid out anew.
  // Asked of html itself: a :has() would be answered anew for each element that comes, and for all below it.
  'html[data-frame=page]': { '--banner-height': { base: '5rem', md: '3.75rem', xl: '2.75rem' } },
  // The bar of a preview, in up to four lines.
  'html:has([data-preview-bar])': { scrollPaddingBottom: '7rem' },
  body: { minHeight: '100dvh', overflowWrap: 'break-word', fontSize: '1.0625rem', lineHeight: '1.65' },
  'h1, h2, h3, h4': {
    color: 'fg',
    fontFamily: 'heading',
    fontWeight: '650',
    letterSpacing: '-0.02em',
    lineHeight: '1.15',
    textWrap: 'balance',
    hyphens: 'manual',
  },
  // No last line of one word.
  'p, li, dd, figcaption': { textWrap: 'pretty' },
  // It has no box of its own: an island lies where its content would lie without it.
  'site-island': { display: 'contents' },
  // While a dialog lies over it.
  'html[data-scroll-locked]': { overflow: 'hidden' },
  // Set for one glide to a place on the same page; see ui/link.tsx.
  'html[data-scroll=smooth]': { scrollBehavior: 'smooth' },
  ':focus-visible': { outline: '2px solid {colors.petrol}', outlineOffset: '2px' },
  // On ink a petrol ring would drown: white keeps it visible, the offset shows the ground between.
  '[data-ground=ink] :focus-visible': { outlineColor: 'white' },
  ...focalPointRules,
  '::selection': { bg: 'petrol', color: 'white' },
  // Ark waits for the end of a backdrop's animation, and begins to listen for it only after it has begun: on a slow
  // machine the end passes unheard, and the backdrop would stay over the page for good, in nobody's sight.
  '[data-scope=dialog][data-part=backdrop][data-state=closed]': {
    visibility: 'hidden',
    transition: 'visibility 0s linear 600ms !important',
  },
  ...forcedColors,
  // Printers leave grounds out, so every text has to be dark, whatever band it stands in.
  '@media print': {
    ':root': lightColorsOnPaper,
    // See ui/print.ts.
    'html[data-prints-part] main > :not(:has([data-printed-part]))': { display: 'none !important' },
    'html, body, body *, body *::before, body *::after': {
      background: 'none !important',
      boxShadow: 'none !important',
      // Or the colours of the screen are printed, which only begin to change.
      transition: 'none !important',
      // A block that is still waiting for its entrance.
      opacity: '1 !important',
    },
    // Drawings keep their white areas: lines behind them would show through.
    svg: { '--colors-white': '#fff !important' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // None at all: the shortest would hold back every change of a style by some frames, also that of a width.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
};
