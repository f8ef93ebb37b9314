import { css } from '~/styled-system/css';

export const grid = css({
  display: 'grid',
  rowGap: { base: '6', lg: '10' },
  columnGap: { base: '4', md: '8' },
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
});
export const item = css({
  position: 'relative',
  borderTop: 'hairline.quiet',
  pt: { base: '4', lg: '6' },
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  _before: {
    content: '""',
    position: 'absolute',
    top: '-5px',
    left: '0',
    w: '9px',
    h: '9px',
    borderRadius: 'full',
    bg: 'ink',
    border: 'stroke.onInk',
  },
  _after: {
    content: '""',
    position: 'absolute',
    top: '-1px',
    left: '100%',
    w: { base: '4', md: '8' },
    h: '1px',
    bg: 'quiet',
  },
  '&:nth-child(2n)': { _after: { display: { base: 'none', lg: 'block' } } },
  '&:last-child': { _after: { display: 'none' } },
});
export const figure = css({
  color: 'white',
  // Fits "Cloud-native" into half of a phone, and into a quarter of the page.
  textStyle: 'figure.stats',
  whiteSpace: 'nowrap',
  lg: { fontSize: 'stats' },
});
export const caption = css({
  mt: { base: '1.5', lg: '2' },
  color: 'sky',
  textStyle: 'fluid.stats',
  maxW: '16rem',
});
export const band = css({ py: { base: '8!', md: '14!', lg: '20!' } });
export const numeric = css({ fontVariantNumeric: 'tabular-nums' });
