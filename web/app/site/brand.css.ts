import { css } from '~/styled-system/css';

export const brand = css({
  flow: 'inline',
  gap: '2.5',
  textStyle: 'title.brand',
  color: 'ink',
  '[data-ground=ink] &': { color: 'white' },
});
