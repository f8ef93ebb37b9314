import { css } from '~/styled-system/css';

export const brand = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2.5',
  fontSize: '1.1875rem',
  fontWeight: '650',
  letterSpacing: '-0.02em',
  color: 'ink',
  lineHeight: '1',
  '[data-ground=ink] &': { color: 'white' },
});
