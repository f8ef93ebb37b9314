import { css } from '~/styled-system/css';

export const section = css({ '@media print': { breakBefore: 'page' } });
export const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  mb: '4',
});
export const legend = css({ textStyle: 'small' });
export const intro = css({ maxW: '68ch', mb: '8', textWrap: 'pretty' });
export const print = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minH: '11',
  px: '4',
  borderRadius: 'control',
  border: 'hairline.strong',
  bg: 'white',
  color: 'ink',
  textStyle: 'strong',
  cursor: 'pointer',
  transition: 'background-color 150ms, border-color 150ms',
  _hover: { bg: 'sky', borderColor: 'petrol' },
  '@media print': { display: 'none' },
});
export const list = css({ listStyle: 'none', display: 'grid', gap: { base: '12', lg: '16' } });
export const still = css({
  display: 'grid',
  gap: { base: '5', lg: '10' },
  alignItems: 'center',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.55fr) minmax(0, 1fr)' },
  '@media print': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    breakInside: 'avoid',
    breakAfter: 'page',
  },
});
export const picture = css({
  w: 'full',
  h: 'auto',
  border: 'hairline',
  borderRadius: 'card',
  bg: 'white',
});
export const years = css({
  color: 'petrol',
  textStyle: 'strong',
  mb: '1',
  fontVariantNumeric: 'tabular-nums',
});
export const text = css({ mt: '3', textStyle: 'text.loose', textWrap: 'pretty' });
export const source = css({ mt: '3', textStyle: 'caption.moderate', color: 'quiet' });
export const ways = css({
  mt: '4',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  rowGap: '2',
  '@media print': { display: 'none' },
});
export const way = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  py: '0.5',
  color: 'petrol',
  textStyle: 'strong',
  textUnderlineOffset: '0.25em',
  _hover: { color: 'petrolDark', textDecoration: 'underline' },
});

export const boxes = css({
  display: 'grid',
  columnGap: '12',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    xl: 'repeat(3, minmax(0, 1fr))',
  },
  borderTop: 'hairline',
});
export const box = css({ py: '5', borderBottom: 'hairline', breakInside: 'avoid' });
export const name = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '2.5',
  lineHeight: 'compact',
});
export const nameLink = css({
  color: 'ink',
  fontWeight: '650',
  textUnderlineOffset: '0.25em',
  textDecorationThickness: '1px',
  textDecorationLine: 'underline',
  textDecorationColor: 'lineStrong',
  _hover: { color: 'petrol', textDecorationColor: 'petrol' },
});
export const term = css({ color: 'quiet', textStyle: 'caption' });
export const what = css({ mt: '1.5', textStyle: 'small.moderate' });
export const becomes = css({ mt: '1', textStyle: 'small.moderate', textWrap: 'pretty' });
export const label = css({ display: 'block', color: 'petrol', textStyle: 'term' });
