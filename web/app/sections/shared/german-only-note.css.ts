import { css } from '~/styled-system/css';

export const note = css({
  flow: 'row',
  gap: '2',
  w: 'fit-content',
  mb: '5',
  p: '1.5 3',
  borderRadius: 'control',
  bg: 'sky',
  color: 'fg',
  textStyle: 'small.compact',
  '& svg': { flexShrink: '0', color: 'petrol' },
});
