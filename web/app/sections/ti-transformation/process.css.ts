import { css } from '~/styled-system/css';

const STATION = '3rem';

export const line = css({ split: '4', columnGap: '8', gridTemplateRows: { lg: 'auto auto auto auto' } });
export const step = css({
  position: 'relative',
  gridColumns: { base: `${STATION} 1fr`, lg: '1' },
  columnGap: { base: '5', sm: '7' },
  gridRow: { lg: 'span 4' },
  gridTemplateRows: { lg: 'subgrid' },
  pb: { base: '8', lg: '0' },
  breakInside: 'avoid',
  _last: { pb: '0' },
  _after: {
    layerStyle: 'mark',
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
  flow: 'center',
  boxSize: STATION,
  mb: { lg: '6' },
  borderRadius: 'full',
  border: 'stroke.onInk',
  bg: 'inkSoft',
  color: 'white',
});
export const head = css({ gridColumn: { base: '2', lg: '1' }, mb: { base: '2', lg: '6' } });
export const phase = css({ mb: '1.5', textStyle: 'term', color: 'tealPale' });
export const text = css({ mt: '2', textStyle: 'small.easy' });
export const folded = css({ gridColumn: { base: '2', lg: '1' }, '& > summary': { color: 'white' } });
export const items = css({
  gridColumns: { base: '1', md: '2', lg: '1' },
  alignContent: 'start',
  columnGap: '6',
});
export const item = css({
  position: 'relative',
  pl: '6',
  py: '1.5',
  color: 'white',
  textStyle: 'small.compact',
  _before: {
    layerStyle: 'node',
    zIndex: '1',
    top: '0.6875rem',
    boxSize: '0.6875rem',
    border: 'stroke.onInk',
    bg: 'ink',
  },
  lg: {
    _after: {
      layerStyle: 'mark',
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
  mt: { base: '3', lg: '7' },
  pt: '5',
  borderTop: 'hairline.quiet',
  textStyle: 'caption.moderate',
});
export const productsLabel = css({ fontWeight: '600', color: 'white' });
export const state = css({ mt: '1' });
export const links = css({ flow: 'wrap', gap: '2', mt: '4', _print: { display: 'none' } });
export const link = css({
  flow: 'inline',
  gap: '1.5',
  minH: '9',
  p: '1 3',
  borderRadius: 'full',
  border: 'hairline.strong',
  color: 'white',
  fontWeight: '600',
  lineHeight: 'tight',
  transition: 'background-color 150ms, border-color 150ms',
  _hover: { bg: 'inkSoft', borderColor: 'white' },
  '& svg': { flexShrink: '0' },
});
