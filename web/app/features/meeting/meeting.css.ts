import { css } from '~/styled-system/css';

/** 600 px, whatever it shows (specification 9). */
export const frame = css({
  display: 'block',
  w: 'full',
  h: '600px',
  border: 'hairline',
  borderRadius: 'card',
  bg: 'paper',
});
export const verified = css({ layerStyle: 'band.paper', minH: '70dvh', py: { base: '28 16', lg: '40 28' } });
export const lattice = css({ fade: '100deg 30% 90%', hideBelow: 'lg' });
export const card = css({
  position: 'relative',
  layerStyle: 'card',
  borderTop: 'edge.good',
  maxW: '46rem',
  p: { base: '5', md: '10', lg: '12' },
});
export const mark = css({ color: 'signal.green', mb: '6' });
export const title = css({ textStyle: 'title.dialog' });
export const stepsTitle = css({ mt: '9', textStyle: 'title.part' });
export const steps = css({ my: '4 9', borderTop: 'hairline', counterReset: 'step' });
export const step = css({
  gridColumns: { base: '1.75rem 1fr', md: '2.5rem 1fr' },
  py: '4',
  borderBottom: 'hairline',
  counterIncrement: 'step',
  _before: { content: 'counter(step)', color: 'accent.teal.solid', fontWeight: '600', tabular: true },
});
