import { css } from '~/styled-system/css';

export const frame = css({
  w: '22px',
  h: '4',
  borderRadius: '3px',
  flexShrink: '0',
  display: 'block',
  boxShadow: '0 0 0 1px rgba(11, 34, 57, 0.12)',
});
