import { css } from '~/styled-system/css';

export const place = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
/** Hidden ones keep their room, and can be neither read out nor reached. */
export const alternative = css({
  gridArea: '1 / 1',
  display: 'grid',
  visibility: 'hidden',
  '&[data-shown]': { visibility: 'visible' },
});
