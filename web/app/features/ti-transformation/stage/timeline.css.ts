import { css } from '~/styled-system/css';

export const timeline = css({ mt: '6', '[data-full-screen] &': { mt: '3' } });
export const points = css({
  position: 'relative',
  gridColumns: '5',
  minH: { base: '14', md: '20' },
  '[data-full-screen] &': { minH: '0' },
  borderRadius: 'control',
  '&:has(:focus-visible)': { outline: '2px solid {colors.petrol}', outlineOffset: '4px' },
});
export const track = css({ position: 'absolute', insetX: '10%', top: '11px', h: '2px', bg: 'line' });
export const bar = css({
  display: 'block',
  h: 'full',
  bg: 'accent.teal.solid',
  transformOrigin: 'left',
  transform: 'scaleX(0)',
});
export const point = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  textAlign: 'center',
  px: '1',
});
export const node = css({
  boxSize: '6',
  borderRadius: 'full',
  border: 'stroke',
  bg: 'white',
  '[data-planned] > &': { borderStyle: 'dashed' },
  '[data-passed] > &': { borderColor: 'accent.teal.solid', borderWidth: 'ring', borderStyle: 'solid' },
});
export const year = css({
  mt: '1.5',
  color: 'ink',
  textStyle: 'fluid.phase',
  whiteSpace: 'nowrap',
  tabular: true,
});
export const stopTitle = css({
  display: { base: 'none', md: 'block' },
  textStyle: 'caption.snug',
  color: 'quiet',
  textWrap: 'balance',
});
export const slider = css({
  position: 'absolute',
  inset: '0',
  left: 'calc(10% - 1.5rem)',
  w: 'calc(80% + 3rem)',
  h: 'full',
  m: '0',
  opacity: '0.001',
  appearance: 'none',
  bg: 'transparent',
  cursor: 'pointer',
  '&::-webkit-slider-thumb': { appearance: 'none', w: '12', h: '14' },
  '&::-moz-range-thumb': { w: '12', h: '14', border: '0' },
});
export const hint = css({
  mt: '3',
  textStyle: 'caption.moderate',
  color: 'quiet',
  '[data-full-screen] &': { display: 'none' },
});
export const keys = css({ display: { base: 'none', lg: 'inline' } });
