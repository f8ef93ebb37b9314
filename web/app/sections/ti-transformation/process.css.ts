import { css } from '~/styled-system/css';

const STATION = '3rem';

export const line = css({
  listStyle: 'none',
  display: 'grid',
  columnGap: '8',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(4, minmax(0, 1fr))' },
  gridTemplateRows: { lg: 'auto auto auto auto' },
});
export const step = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { base: `${STATION} minmax(0, 1fr)`, lg: 'minmax(0, 1fr)' },
  columnGap: { base: '5', sm: '7' },
  gridRow: { lg: 'span 4' },
  gridTemplateRows: { lg: 'subgrid' },
  pb: { base: '14', lg: '0' },
  breakInside: 'avoid',
  _last: { pb: '0' },
  _after: {
    content: '""',
    position: 'absolute',
    borderColor: 'tealOnInk',
    borderStyle: 'solid',
    borderWidth: { base: 'stroke.left', lg: 'stroke.top' },
    top: { base: STATION, lg: `calc(${STATION} / 2)` },
    bottom: { base: '0', lg: 'auto' },
    left: { base: `calc(${STATION} / 2)`, lg: STATION },
    right: { base: 'auto', lg: '-8' },
  },
  '&:last-child::after': { borderStyle: 'dashed', borderColor: 'lineStrong', right: { lg: '0' } },
});
export const station = css({
  gridRow: { base: '1 / span 3', lg: 'auto' },
  display: 'grid',
  placeItems: 'center',
  w: STATION,
  h: STATION,
  mb: { lg: '6' },
  borderRadius: 'full',
  border: 'stroke.onInk',
  bg: 'inkSoft',
  color: 'white',
});
export const head = css({ gridColumn: { base: '2', lg: '1' }, mb: '6' });
export const phase = css({ mb: '1.5', textStyle: 'term', color: 'tealPale' });
export const text = css({ mt: '2', textStyle: 'small.easy', textWrap: 'pretty' });
export const items = css({
  gridColumn: { base: '2', lg: '1' },
  listStyle: 'none',
  display: 'grid',
  alignContent: 'start',
  columnGap: '6',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
});
export const item = css({
  position: 'relative',
  pl: '6',
  py: '1.5',
  color: 'white',
  textStyle: 'small.compact',
  _before: {
    content: '""',
    position: 'absolute',
    zIndex: '1',
    left: '0',
    top: '0.6875rem',
    w: '0.6875rem',
    h: '0.6875rem',
    borderRadius: 'full',
    border: 'stroke.onInk',
    bg: 'ink',
  },
  lg: {
    _after: {
      content: '""',
      position: 'absolute',
      left: 'calc(0.34375rem - 0.75px)',
      top: '1.375rem',
      bottom: '-0.6875rem',
      borderLeft: 'stroke.quiet',
    },
    '&:last-child::after': { display: 'none' },
  },
});
export const products = css({
  gridColumn: { base: '2', lg: '1' },
  mt: '7',
  pt: '5',
  borderTop: 'hairline.quiet',
  textStyle: 'caption.moderate',
});
export const productsLabel = css({ fontWeight: '600', color: 'white' });
export const state = css({ mt: '1', textWrap: 'pretty' });
export const links = css({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  mt: '4',
  '@media print': { display: 'none' },
});
export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minH: '9',
  px: '3',
  py: '1',
  borderRadius: 'full',
  border: 'hairline.strong',
  color: 'white',
  fontWeight: '600',
  lineHeight: 'tight',
  transition: 'background-color 150ms, border-color 150ms',
  _hover: { bg: 'inkSoft', borderColor: 'white' },
  '& svg': { flexShrink: '0' },
});
