import { css } from '~/styled-system/css';

export const band = css({ '@media print': { display: 'none' } });
export const layout = css({
  position: 'relative',
  display: 'grid',
  gap: '8',
  alignItems: 'center',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
});
export const text = css({ mt: '4', fontSize: '1.1875rem', maxW: '34em' });
