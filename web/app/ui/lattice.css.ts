import { css } from '~/styled-system/css';

export const frame = css({
  position: 'absolute',
  inset: '0',
  boxSize: 'full',
  pointerEvents: 'none',
  _print: { display: 'none' },
  _highContrast: { display: 'none' },
});
export const tones = {
  onInk: css({ color: 'tealBright', opacity: '0.28' }),
  onPaper: css({ color: 'petrol', opacity: '0.13' }),
};
export const sides = {
  right: css({ fade: '90deg 52% 88%', '@media (max-width: 47.99rem)': { display: 'none' } }),
};
const drawing = css.raw({ boxSize: 'full' });
/** On paper it begins at the top of pages, so it fades in below the bar, which would cut its lines. */
export const drawings = {
  onInk: css(drawing),
  onPaper: css(drawing, { maskImage: 'linear-gradient(transparent 4rem, black 12rem)' }),
};
