import { css } from '~/styled-system/css';

export const skip = css({
  position: 'fixed',
  top: '3',
  left: '3',
  zIndex: 'skipNav',
  px: '4',
  py: '2.5',
  bg: 'white',
  color: 'petrol',
  fontWeight: '600',
  borderRadius: 'control',
  boxShadow: 'float',
  transform: 'translateY(-200%)',
  _focus: { transform: 'none' },
  '@media print': { display: 'none' },
});
export const main = css({ outlineStyle: 'none', minH: '70dvh' });
