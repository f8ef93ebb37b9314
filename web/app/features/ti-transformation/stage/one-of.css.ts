import { css } from '~/styled-system/css';

export const place = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const alternative = css({
  gridArea: '1 / 1',
  display: 'grid',
  visibility: 'hidden',
  '&[data-shown]': { visibility: 'visible' },
});
