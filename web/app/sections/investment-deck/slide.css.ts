import { css } from '~/styled-system/css';

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
    minH: '176mm',
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
export const lattice = css({ fade: '100deg 64% 95%' });
export const content = css({
  position: 'relative',
  'dialog &': { lg: { display: 'flex', flexDirection: 'column' } },
  _print: { display: 'flex', flexDirection: 'column', px: '0', maxW: 'none' },
});
export const body = css({
  mt: { base: '8', lg: '10' },
  'dialog &': { lg: { flex: '1' } },
  _print: { mt: '8', flex: '1' },
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
  _print: { display: 'flex' },
});
