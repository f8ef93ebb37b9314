import { css } from '~/styled-system/css';

export const intro = css({
  layerStyle: 'band.paper',
  borderBottom: 'hairline',
  pt: { base: '24', lg: '32' },
  pb: { base: '12', lg: '20' },
  '@media print': { pt: '0', pb: '6' },
});
export const lattice = css({
  color: 'colorPalette.solid!',
  // Fades the lines out before the header, which would cut them.
  maskImage:
    'linear-gradient(100deg, transparent 35%, black 90%), linear-gradient(transparent 4.5rem, black 11rem)',
  maskComposite: 'intersect',
  display: { base: 'none', lg: 'block' },
  '@media print': { display: 'none' },
});
export const layout = css({
  position: 'relative',
  display: 'grid',
  gap: { base: '10', lg: '16' },
  alignItems: 'end',
  '&[data-aside]': { lg: { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 0.8fr)' } },
});
export const text = css({ maxW: '46rem' });
export const ways = css({ mt: '8' });
export const noBack = css({ pt: { base: '4', lg: '6' } });
