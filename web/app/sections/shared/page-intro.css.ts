import { css } from '~/styled-system/css';

export const intro = css({
  layerStyle: 'band.paper',
  borderBottom: 'hairline',
  py: { base: '24 12', lg: '32 20' },
  _print: { py: '0 6' },
});
export const lattice = css({
  color: 'colorPalette.solid!',
  // Begins right of the text, whose column has the width of `text` from the left of the container.
  left: 'calc(max(2rem, 50% - 600px) + 48rem)!',
  w: 'auto!',
  // Fades the lines out before the header, which would cut them.
  maskImage:
    'linear-gradient(90deg, transparent, black 40%), linear-gradient(transparent 4.5rem, black 11rem)',
  maskComposite: 'intersect',
  hideBelow: 'lg',
});
export const layout = css({
  position: 'relative',
  display: 'grid',
  gap: { base: '10', lg: '16' },
  alignItems: 'end',
  '&[data-aside]': { lg: { gridColumns: '1.2fr 0.8fr' } },
});
export const text = css({ maxW: '46rem' });
export const ways = css({ mt: '8' });
export const noBack = css({ pt: { base: '4', lg: '6' } });
