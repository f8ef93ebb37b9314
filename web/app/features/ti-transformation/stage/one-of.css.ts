import { css } from '~/styled-system/css';

export const place = css({ gridColumns: '1' });
export const alternative = css({
  gridArea: '1 / 1',
  display: 'grid',
  visibility: 'hidden',
  '&[data-shown]': { visibility: 'visible' },
});
