import { css } from '~/styled-system/css';

export const menu = css({
  position: 'fixed',
  inset: 'auto 1.25rem auto auto',
  top: { base: '3.75rem', lg: '4.25rem' },
  m: '0',
  w: '48',
  maxH: 'calc(100dvh - 5rem)',
  overflowY: 'auto',
  p: '1.5',
  bg: 'white',
  color: 'ink',
  border: '0',
  borderRadius: 'control',
  boxShadow: 'float',
  outlineStyle: 'none',
  '@supports (position-area: bottom)': { inset: 'auto', positionArea: 'bottom span-left', mt: '2' },
});
export const item = css({
  flow: 'row',
  gap: '3',
  p: '2',
  textStyle: 'caption',
  lineHeight: 'menu',
  borderRadius: '6px',
  outlineStyle: 'none',
  _hover: { bg: 'sky' },
  // Forced colours drop backgrounds but keep outlines.
  _focus: { bg: 'sky', outline: '2px solid {colors.petrol}', outlineOffset: '-2px' },
});
