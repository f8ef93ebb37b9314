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
  },
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
  // Set for one glide to a place on the same page; see ui/link.tsx.
  'html[data-scroll=smooth]': { scrollBehavior: 'smooth' },
  ':focus-visible': { outline: '2px solid {colors.petrol}', outlineOffset: '2px' },
  // On ink a petrol ring would drown: white keeps it visible, the offset shows the ground between.
  '[data-ground=ink] :focus-visible': { outlineColor: 'white' },
  '::selection': { bg: 'petrol', color: 'white' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
};
