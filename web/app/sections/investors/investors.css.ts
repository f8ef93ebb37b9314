import { css } from '~/styled-system/css';

const WIDE = '@media print, (min-width: 64rem)';

export const note = css({
  pl: '4',
  borderLeft: 'edge.warning',
  textStyle: 'small.easy',
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
  borderTop: 'hairline',
  breakInside: 'avoid',
  _before: {
    content: '""',
    position: 'absolute',
    left: '0',
    top: '1.625rem',
    w: '3.5',
    h: '3.5',
    borderRadius: 'full',
    border: 'ring',
  },
  '[data-side=need] > &': { _before: { borderWidth: 'rule' } },
});
export const pointText = css({ mt: '2', textStyle: 'text.loose', textWrap: 'pretty' });

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
  border: 'hairline.teal',
  borderTop: 'edge.teal',
  borderRadius: 'card',
  p: { base: '6', lg: '8' },
  '@media print': { p: '4' },
  breakInside: 'avoid',
});
export const terms = css({ mt: 'auto', pt: '6' });
export const term = css({ py: '3', borderTop: 'hairline', lineHeight: 'moderate' });
export const termName = css({ color: 'quiet', textStyle: 'term' });
export const termValue = css({ color: 'ink', fontWeight: '600' });
export const amount = css({
  color: 'ink',
  textStyle: 'figure.small.tight',
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
  borderLeft: 'hairline.bright',
  breakInside: 'avoid',
});
export const figureLabel = css({
  gridRow: '2',
  mt: '2',
  color: 'white',
  fontWeight: '600',
  lineHeight: 'close',
});
export const figureValue = css({
  gridRow: '1',
  color: 'white',
  textStyle: 'figure.large',
  '@media print': { fontSize: 'amount' },
  fontVariantNumeric: 'tabular-nums',
});
export const source = css({ gridRow: '3', mt: '1', textStyle: 'caption.moderate' });
export const drivers = css({ mt: '12', maxW: '46rem', textStyle: 'body', textWrap: 'pretty' });
export const driversLink = css({ mt: '4', color: 'tealPale', _hover: { color: 'white' } });

export const advantages = css({
  listStyle: 'none',
  display: 'grid',
  columnGap: { base: '8', lg: '16' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const advantage = css({ py: '6', borderTop: 'hairline', breakInside: 'avoid' });
