import { css } from '~/styled-system/css';

export const brand = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2.5',
  textStyle: 'title.brand',
  color: 'ink',
  '[data-ground=ink] &': { color: 'white' },
});
