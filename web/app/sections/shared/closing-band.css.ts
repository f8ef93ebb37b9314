import { css } from '~/styled-system/css';

export const band = css({
  py: { base: '16!', lg: '24!' },
  '[data-product] &': { bg: 'colorPalette.fg', color: 'white' },
  _print: { display: 'none' },
});
export const lattice = css({
  hideBelow: 'lg',
  left: 'auto!',
  w: '46%!',
  maskImage: 'linear-gradient(90deg, transparent, black 45%)',
  '[data-product] &': { color: 'white', opacity: '0.3' },
});
export const layout = css({ position: 'relative', display: 'grid', gap: '8', maxW: { lg: '52%' } });
export const text = css({ mt: '4', textStyle: 'lead', maxW: '34em' });
