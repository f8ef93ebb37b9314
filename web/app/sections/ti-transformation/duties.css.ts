import { css } from '~/styled-system/css';

export const panel = css({
  position: 'relative',
  bg: 'ink',
  color: 'sky',
  borderRadius: 'card',
  p: { base: '6', sm: '8', lg: '7', xl: '8' },
  '@media print': { border: '1px solid {colors.line}' },
});
export const title = css({ color: 'white!', fontSize: '1.125rem', letterSpacing: '-0.01em', mb: '5' });
export const list = css({ listStyle: 'none' });
export const duty = css({
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr)',
  columnGap: '4',
  pb: '5',
  breakInside: 'avoid',
  _last: { pb: '0' },
});
export const rail = css({
  position: 'relative',
  pt: '1.5',
  _after: {
    content: '""',
    position: 'absolute',
    left: '7px',
    top: '1.625rem',
    bottom: '-1rem',
    borderLeft: '1.5px solid {colors.tealOnInk}',
    '[data-state=next] &': { borderLeftStyle: 'dashed', borderColor: 'lineStrong' },
    'li:last-child > &': { display: 'none' },
  },
});
export const node = css({
  display: 'block',
  w: '1rem',
  h: '1rem',
  borderRadius: 'full',
  border: '1.5px solid {colors.tealOnInk}',
  '[data-state=past] &': { borderWidth: '8px' },
  '[data-state=next] &': { borderWidth: '4px', borderColor: 'white' },
  '[data-state=plan] &': { borderStyle: 'dashed', borderColor: 'lineStrong' },
});
export const when = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '3',
  lineHeight: '1.4',
});
export const date = css({
  color: 'white',
  fontSize: '1.1875rem',
  fontWeight: '650',
  letterSpacing: '-0.015em',
  fontVariantNumeric: 'tabular-nums',
});
export const state = css({ fontSize: '0.8125rem', fontWeight: '600', color: 'tealPale' });
export const text = css({ mt: '1', fontSize: '0.9375rem', lineHeight: '1.5', textWrap: 'pretty' });
export const action = css({
  mt: '1.5',
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr)',
  columnGap: '2',
  color: 'white',
  fontSize: '0.9375rem',
  fontWeight: '550',
  lineHeight: '1.45',
  textWrap: 'pretty',
  '& svg': { mt: '0.2em', color: 'tealPale' },
});
export const asOf = css({ mt: '6', fontSize: '0.8125rem', color: 'sky' });
