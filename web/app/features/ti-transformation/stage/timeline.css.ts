import { css } from '~/styled-system/css';

export const timeline = css({
  position: 'relative',
  gridColumns: '5',
  borderRadius: 'control',
  '&:has(:focus-visible)': { outline: '2px solid {colors.petrol}', outlineOffset: '2px' },
});
const NODE = '1rem';
export const track = css({
  position: 'absolute',
  insetX: '10%',
  top: `calc(${NODE} / 2 - 1px)`,
  h: '2px',
  bg: 'line',
});
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
});
export const node = css({
  boxSize: NODE,
  borderRadius: 'full',
  border: 'stroke',
  bg: 'white',
  '[data-planned] > &': { borderStyle: 'dashed' },
  '[data-state=past] > &': {
    borderColor: 'accent.teal.solid',
    borderWidth: 'ring.full',
    borderStyle: 'solid',
    transform: 'scale(0.75)',
  },
  '[data-state=now] > &': {
    borderColor: 'petrol',
    borderWidth: 'ring.current',
    borderStyle: 'solid',
    transform: 'scale(1.25)',
  },
});
export const year = css({
  mt: '1',
  display: { base: 'none', md: 'block' },
  textStyle: 'note.snug',
  color: 'quiet',
  whiteSpace: 'nowrap',
  tabular: true,
  '[data-state=now] > &': { color: 'ink', fontWeight: '650' },
  '[data-full-screen] &': { fontSize: 'small' },
});
export const stopTitle = css({
  display: 'none',
  '[data-full-screen] &': {
    display: { lg: 'block' },
    textStyle: 'note.snug',
    color: 'quiet',
    textWrap: 'balance',
    px: '1',
  },
});
export const slider = css({
  position: 'absolute',
  inset: '-6px 0',
  left: 'calc(10% - 1.5rem)',
  w: 'calc(80% + 3rem)',
  h: 'calc(100% + 12px)',
  m: '0',
  opacity: '0.001',
  appearance: 'none',
  bg: 'transparent',
  cursor: 'pointer',
  '&::-webkit-slider-thumb': { appearance: 'none', w: '12', h: '11' },
  '&::-moz-range-thumb': { w: '12', h: '11', border: '0' },
});
