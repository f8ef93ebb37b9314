import { css } from '~/styled-system/css';

const WIDE = '@media print, (min-width: 64rem)';

const base = css.raw({
  position: 'relative',
  py: { base: '14', lg: '20' },
  display: 'grid',
  alignItems: 'center',
  'dialog &': { lg: { py: '14 8', alignItems: 'stretch' } },
  _print: {
    py: '0',
    breakAfter: 'page',
    breakInside: 'avoid',
    minH: '178mm',
    alignItems: 'stretch',
    overflow: 'visible',
    '&:last-of-type': { breakAfter: 'auto' },
  },
});

export const slide = {
  white: css(base, { bg: 'white' }),
  paper: css(base, { bg: 'paper' }),
  ink: css(base, { layerStyle: 'band.ink', '& h2, & h3': { color: 'white' } }),
};
export const content = css({
  position: 'relative',
  'dialog &': { lg: { display: 'flex', flexDirection: 'column' } },
  _print: { display: 'flex', flexDirection: 'column', px: '3', maxW: 'none' },
});
export const head = css({
  '&[data-picture]': {
    display: 'grid',
    gap: '8 16',
    alignItems: 'center',
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    'dialog &': { lg: { flex: '1', '& h2': { textStyle: 'title.dialog' } } },
    _print: { flex: '1', alignItems: 'start' },
    '& + *': { flex: 'none!' },
  },
  _print: { '& h2': { fontSize: 'title' }, '& p:not(:first-child)': { fontSize: 'text', mt: '1.5' } },
});
/** Lets its content grow, so that a slide is full to its foot. */
export const body = css({
  gridColumns: '1',
  rowGap: { base: '6', lg: '10' },
  mt: { base: '8', lg: '10' },
  'dialog &': { lg: { flex: '1', rowGap: '8' } },
  _print: { mt: '4', flex: '1', rowGap: '3', fontSize: 'small' },
});
export const foot = css({
  display: 'none',
  justifyContent: 'space-between',
  mt: '8',
  textStyle: 'caption',
  tabular: true,
  color: 'quiet',
  '[data-ground=ink] &': { color: 'sky' },
  'dialog &': { display: 'flex' },
  _print: { display: 'flex', mt: '3' },
});
