import { css } from '~/styled-system/css';

export const frame = css({
  position: 'absolute',
  inset: '0',
  w: 'full',
  h: 'full',
  pointerEvents: 'none',
  '@media print': { display: 'none' },
});
export const tones = {
  onInk: css({ color: 'tealBright', opacity: '0.28' }),
  onPaper: css({ color: 'petrol', opacity: '0.13' }),
};
