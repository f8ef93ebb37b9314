import { css } from '~/styled-system/css';

export const skip = css({
  position: 'fixed',
  top: '3',
  left: '3',
  zIndex: 'skipNav',
  p: '2.5 4',
  bg: 'white',
  color: 'petrol',
  fontWeight: '600',
  borderRadius: 'control',
  boxShadow: 'float',
  transform: 'translateY(-200%)',
  _focus: { transform: 'none' },
  _print: { display: 'none' },
});
export const main = css({ outlineStyle: 'none', minH: '70dvh' });
export const progress = css({
  position: 'fixed',
  insetX: '0',
  top: '0',
  zIndex: 'banner',
  h: '3px',
  bg: 'petrol',
  transformOrigin: 'left',
  animation: 'approach 8s cubic-bezier(0.1, 0.7, 0.1, 1) both',
  '&[hidden]': { display: 'none' },
  _print: { display: 'none' },
});
