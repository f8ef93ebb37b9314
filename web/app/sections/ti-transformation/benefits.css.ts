import { css } from '~/styled-system/css';

export const cards = css({
  split: '3',
  gap: { base: '1px', lg: '0 1px' },
  layerStyle: 'mesh',
  gridTemplateRows: { lg: 'auto auto auto' },
});
export const card = css({
  bg: 'white',
  gridRow: { lg: 'span 3' },
  gridTemplateRows: { lg: 'subgrid' },
  gridColumns: { base: '1', md: '16rem 1fr', lg: '1' },
  breakInside: 'avoid',
});
export const picture = css({
  gridRow: { md: '1 / span 2', lg: 'auto' },
  flow: 'center',
  mdDown: { display: 'none' },
  bg: 'colorPalette.subtle',
  p: '5 8',
  '& svg': { maxW: { md: '15rem', lg: '12rem' } },
});
export const words = css({ px: { base: '6', sm: '8' }, py: { base: '6', sm: '8 6' } });
export const text = css({ mt: '2.5', textStyle: 'text.loose' });
export const proof = css({
  mx: { base: '6', sm: '8' },
  py: { base: '4 6', sm: '4 8' },
  borderTop: 'hairline',
  color: 'ink',
  fontWeight: '550',
  lineHeight: 'close',
});
export const proofLabel = css({ display: 'block', mb: '0.5', color: 'colorPalette.fg', textStyle: 'term' });
