import { css } from '~/styled-system/css';

const WIDE = '@media print, (min-width: 64rem)';

export const note = css({
  pl: '4',
  borderLeft: '3px solid {colors.signal.amber}',
  fontSize: '0.9375rem',
  lineHeight: '1.55',
  textWrap: 'pretty',
});

export const whole = css({ '@media print': { breakInside: 'avoid' } });

export const exchange = css({
  display: 'grid',
  columnGap: '20',
  rowGap: '14',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  '@media print': { rowGap: '8' },
});
export const points = css({ listStyle: 'none', mt: { base: '6', lg: '8' } });
export const point = css({
  position: 'relative',
  pl: '8',
  py: '5',
  borderTop: '1px solid {colors.line}',
  breakInside: 'avoid',
  _before: {
    content: '""',
    position: 'absolute',
    left: '0',
    top: '1.625rem',
    w: '3.5',
    h: '3.5',
    borderRadius: 'full',
    border: '7px solid {colors.accent.teal.solid}',
  },
  '[data-side=need] > &': { _before: { borderWidth: '2px' } },
});
export const pointText = css({ mt: '2', fontSize: '1rem', lineHeight: '1.6', textWrap: 'pretty' });

export const cards = css({
  listStyle: 'none',
  display: 'grid',
  gap: '6',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
export const card = css({
  display: 'flex',
  flexDirection: 'column',
  bg: 'white',
  border: '1px solid {colors.accent.teal.soft}',
  borderTop: '3px solid {colors.accent.teal.solid}',
  borderRadius: 'card',
  p: { base: '6', lg: '8' },
  '@media print': { p: '4' },
  breakInside: 'avoid',
});
export const terms = css({ mt: 'auto', pt: '6' });
export const term = css({ py: '3', borderTop: '1px solid {colors.line}', lineHeight: '1.5' });
export const termName = css({ color: 'quiet', fontSize: '0.875rem', fontWeight: '600' });
export const termValue = css({ color: 'ink', fontWeight: '600' });
export const amount = css({
  color: 'ink',
  fontSize: '1.375rem',
  fontWeight: '650',
  letterSpacing: '-0.02em',
  lineHeight: '1.3',
  fontVariantNumeric: 'tabular-nums',
});

export const market = css({ position: 'relative' });
export const lattice = css({
  maskImage: 'radial-gradient(55% 70% at 100% 0%, black, transparent)',
  display: { base: 'none', lg: 'block' },
});
export const figures = css({
  display: 'grid',
  columnGap: '8',
  rowGap: '10',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  [WIDE]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
export const figure = css({
  display: 'grid',
  alignContent: 'start',
  pl: '5',
  borderLeft: '1px solid {colors.tealOnInk}',
  breakInside: 'avoid',
});
export const figureLabel = css({
  gridRow: '2',
  mt: '2',
  color: 'white',
  fontWeight: '600',
  lineHeight: '1.45',
});
export const figureValue = css({
  gridRow: '1',
  color: 'white',
  fontSize: 'clamp(2rem, 1.6rem + 1.4vw, 2.75rem)',
  '@media print': { fontSize: '1.5rem' },
  fontWeight: '600',
  letterSpacing: '-0.03em',
  lineHeight: '1.1',
  fontVariantNumeric: 'tabular-nums',
});
export const source = css({ gridRow: '3', mt: '1', fontSize: '0.875rem', lineHeight: '1.5' });
export const drivers = css({ mt: '12', maxW: '46rem', fontSize: '1.0625rem', textWrap: 'pretty' });
export const driversLink = css({ mt: '4', color: 'tealPale', _hover: { color: 'white' } });

export const advantages = css({
  listStyle: 'none',
  display: 'grid',
  columnGap: { base: '8', lg: '16' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const advantage = css({ py: '6', borderTop: '1px solid {colors.line}', breakInside: 'avoid' });
