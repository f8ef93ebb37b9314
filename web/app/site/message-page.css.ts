import { css } from '~/styled-system/css';

export const page = css({ layerStyle: 'band.paper', py: { base: '24 20', lg: '44 32' }, minH: '70dvh' });
export const layout = css({
  display: 'grid',
  gap: { base: '8', lg: '16' },
  alignItems: 'center',
  lg: { gridTemplateColumns: 'minmax(0, 1fr) 26rem' },
});
export const body = css({ maxW: '3xl' });
export const drawn = css({
  colorPalette: 'product.teal',
  order: { base: '-1', lg: 'initial' },
  maxW: { base: '15rem', lg: 'none' },
});
export const row = css({ mt: '9' });
export const more = css({ py: { base: '12', lg: '20' }, borderTop: 'hairline' });
export const moreTitle = css({ mb: '6', textStyle: 'title.panel.snug' });
