import { css } from '~/styled-system/css';

export const cards = css({
  gridColumns: { base: '1', lg: '3' },
  columnGap: '1px',
  rowGap: { base: '1px', lg: '0' },
  layerStyle: 'mesh',
  gridTemplateRows: { lg: 'auto auto auto' },
});
export const card = css({
  bg: 'white',
  display: 'grid',
  gridRow: { lg: 'span 3' },
  gridTemplateRows: { lg: 'subgrid' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '16rem minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
  breakInside: 'avoid',
});
export const picture = css({
  gridRow: { md: '1 / span 2', lg: 'auto' },
  flow: 'center',
  bg: 'colorPalette.subtle',
  px: '8',
  py: { base: '5', lg: '7' },
  '& svg': { maxW: '15rem' },
});
export const words = css({ px: { base: '6', sm: '8' }, pt: { base: '6', sm: '8' }, pb: '6' });
export const text = css({ mt: '2.5', textStyle: 'text.loose' });
export const proof = css({
  mx: { base: '6', sm: '8' },
  pt: '4',
  pb: { base: '6', sm: '8' },
  borderTop: 'hairline',
  color: 'ink',
  fontWeight: '550',
  lineHeight: 'close',
});
export const proofLabel = css({ display: 'block', mb: '0.5', color: 'colorPalette.fg', textStyle: 'term' });
