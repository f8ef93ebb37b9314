import { css } from '~/styled-system/css';

export const banner = css({
  position: 'fixed',
  insetX: '0',
  bottom: '0',
  zIndex: 'banner',
  bg: 'inkSoft',
  color: 'sky',
  borderTop: '1px solid {colors.quiet}',
  fontSize: '0.875rem',
  lineHeight: '1.45',
  '@media print': { display: 'none' },
});
export const row = css({
  display: 'grid',
  alignItems: 'center',
  columnGap: '8',
  rowGap: '1.5',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', xl: 'auto minmax(0, 1fr) auto' },
  py: { base: '2.5', md: '3' },
});
export const claims = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { base: '3', md: '5' },
  rowGap: '0.5',
  fontSize: { base: '0.75rem', md: '0.875rem' },
  listStyle: 'none',
  color: 'white',
});
export const claim = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  fontWeight: '600',
  whiteSpace: 'nowrap',
  '& svg': { color: 'tealPale' },
});
export const tagline = css({
  gridRow: { base: '2', xl: 'auto' },
  gridColumn: { base: '1 / -1', xl: 'auto' },
  fontSize: { base: '0.75rem', md: '0.875rem' },
});
export const close = css({
  display: 'grid',
  placeItems: 'center',
  w: '10',
  h: '10',
  mr: '-2',
  borderRadius: 'control',
  color: 'white',
  cursor: 'pointer',
  gridColumn: '-1',
  gridRow: '1',
  _hover: { bg: 'ink' },
});
