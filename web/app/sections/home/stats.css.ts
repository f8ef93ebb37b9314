import { css } from '~/styled-system/css';

export const grid = css({ gridColumns: { base: '2', lg: '4' }, gap: { base: '6 4', md: '6 8', lg: '10 8' } });
export const item = css({
  borderTop: 'hairline.quiet',
  pt: { base: '4', lg: '6' },
  flow: 'figure',
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
export const numeric = css({ tabular: true });
