import { css } from '~/styled-system/css';

export const lines = css({
  display: { base: 'none', lg: 'block' },
  position: 'absolute',
  inset: '0',
  boxSize: 'full',
  color: 'colorPalette.solid',
});
/** Stretches the drawing to the texts' height, but not its strokes. */
export const ring = css({ strokeOpacity: '0.3', vectorEffect: 'non-scaling-stroke' });
export const line = css({
  strokeOpacity: '0.4',
  vectorEffect: 'non-scaling-stroke',
  transition: 'stroke-opacity 150ms, stroke-width 150ms',
  '&[data-active]': { strokeOpacity: '1', strokeWidth: '3' },
});
export const spokes = css({ gridColumns: { base: '1', sm: '2' }, gap: '3', lg: { display: 'block' } });
export const spoke = css({
  lg: {
    position: 'absolute',
    transform: 'translate(-50%, -50%)',
    w: '15.5rem',
    '&[data-place="0"]': { left: '50%', top: '9%' },
    '&[data-place="1"]': { left: '79%', top: '20%' },
    '&[data-place="2"]': { left: '87%', top: '50%' },
    '&[data-place="3"]': { left: '79%', top: '80%' },
    '&[data-place="4"]': { left: '50%', top: '91%' },
    '&[data-place="5"]': { left: '21%', top: '80%' },
    '&[data-place="6"]': { left: '13%', top: '50%' },
    '&[data-place="7"]': { left: '21%', top: '20%' },
  },
});
export const button = css({
  boxSize: 'full',
  textAlign: 'left',
  bg: 'white',
  border: 'hairline.palette',
  borderRadius: 'card',
  p: '3 4',
  cursor: 'pointer',
  transition: 'border-color 150ms, background-color 150ms',
  _hover: { borderColor: 'colorPalette.solid' },
  '&[data-active]': { borderColor: 'colorPalette.solid' },
  '&[aria-pressed=true]': { borderColor: 'colorPalette.solid', bg: 'colorPalette.subtle' },
});
export const name = css({ flow: 'row', gap: '2.5', fontWeight: '650', color: 'ink', lineHeight: 'snug' });
export const node = css({
  flexShrink: '0',
  boxSize: '3',
  borderRadius: 'full',
  border: 'stroke.palette',
  '[aria-pressed=true] &': { bg: 'colorPalette.solid' },
});
export const detail = css({ display: 'block', mt: '1', textStyle: 'fluid.denser' });
export const hub = css({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  alignContent: 'center',
  gap: '1',
  bg: 'colorPalette.fg',
  // Visible where backgrounds are omitted: in print and in forced colours.
  border: 'hairline.paletteText',
  color: 'white',
  borderRadius: 'card',
  p: '6',
  mb: '3',
  lg: {
    position: 'absolute',
    left: '50%',
    top: '50%',
    transform: 'translate(-50%, -50%)',
    w: '21rem',
    minH: '11rem',
    mb: '0',
    px: '8',
  },
});
export const hubName = css({
  textStyle: 'title.panel',
  fontWeight: '650',
  letterSpacing: '-0.02em',
  color: 'white',
});
export const hubText = css({ textStyle: 'text.moderate', lg: { minH: '4.5em' } });
export const diagram = css({ position: 'relative', lg: { h: '47rem', maxW: '1200px' } });
