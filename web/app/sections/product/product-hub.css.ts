import { css } from '~/styled-system/css';

export const diagram = css({
  position: 'relative',
  md: { gridColumns: '3', gridAutoRows: '1fr', gap: '8' },
  lg: { display: 'block', h: '47rem', maxW: '1200px' },
});
export const lines = css({
  display: { base: 'none', md: 'block' },
  position: 'absolute',
  inset: '0',
  boxSize: 'full',
  color: 'colorPalette.solid',
});
/** Stretches the drawing to the texts' height, but not its strokes. */
export const ring = css({
  display: { base: 'none', lg: 'inline' },
  strokeOpacity: '0.3',
  vectorEffect: 'non-scaling-stroke',
});
export const line = css({
  strokeOpacity: '0.4',
  vectorEffect: 'non-scaling-stroke',
  transition: 'stroke-opacity 150ms, stroke-width 150ms',
  '&[data-active]': { strokeOpacity: '1', strokeWidth: '3' },
});
export const spokes = css({
  mdDown: {
    position: 'relative',
    ml: '5',
    _before: {
      layerStyle: 'mark',
      left: '0',
      top: '0',
      bottom: '2.75rem',
      borderLeft: 'rule.palette',
    },
  },
  md: { display: 'contents' },
  lg: { display: 'block' },
});
export const spoke = css({
  md: {
    position: 'relative',
    '&[data-place="0"]': { gridArea: '1 / 2' },
    '&[data-place="1"]': { gridArea: '1 / 3' },
    '&[data-place="2"]': { gridArea: '2 / 3' },
    '&[data-place="3"]': { gridArea: '3 / 3' },
    '&[data-place="4"]': { gridArea: '3 / 2' },
    '&[data-place="5"]': { gridArea: '3 / 1' },
    '&[data-place="6"]': { gridArea: '2 / 1' },
    '&[data-place="7"]': { gridArea: '1 / 1' },
  },
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
  position: 'relative',
  boxSize: 'full',
  minH: '16',
  textAlign: 'left',
  cursor: 'pointer',
  mdDown: { display: 'block', pl: '7', py: '1.5' },
  md: {
    bg: 'white',
    border: 'hairline.palette',
    borderRadius: 'card',
    p: '3 4',
    transition: 'border-color 150ms, background-color 150ms',
    _hover: { borderColor: 'colorPalette.solid' },
    '&[data-active]': { borderColor: 'colorPalette.solid' },
    '&[aria-pressed=true]': { borderColor: 'colorPalette.solid', bg: 'colorPalette.subtle' },
  },
});
export const name = css({
  position: 'relative',
  flow: 'row',
  gap: '2.5',
  fontWeight: '650',
  color: 'ink',
  lineHeight: 'snug',
  overflowWrap: 'anywhere',
});
export const node = css({
  flexShrink: '0',
  boxSize: { base: '3.5', md: '3' },
  borderRadius: 'full',
  border: 'stroke.palette',
  bg: 'white',
  '[aria-pressed=true] &': { bg: 'colorPalette.solid' },
  mdDown: { position: 'absolute', left: 'calc(-1.75rem - 7px)', top: '0.25rem' },
});
export const detail = css({ display: 'block', mt: { base: '0', md: '1' }, textStyle: 'fluid.spoke' });
export const hub = css({
  display: 'grid',
  justifyItems: { base: 'start', md: 'center' },
  textAlign: { md: 'center' },
  alignContent: 'center',
  gap: '1',
  bg: 'colorPalette.fg',
  // Visible where backgrounds are omitted: in print and in forced colours.
  border: 'hairline.paletteText',
  color: 'white',
  borderRadius: 'card',
  p: { base: '5', md: '4' },
  md: { gridArea: '2 / 2', position: 'relative' },
  lg: {
    position: 'absolute',
    left: '50%',
    top: '50%',
    transform: 'translate(-50%, -50%)',
    w: '21rem',
    minH: '11rem',
    px: '8',
  },
});
export const hubName = css({
  textStyle: 'title.panel',
  fontWeight: '650',
  letterSpacing: '-0.02em',
  color: 'white',
});
export const hubText = css({
  textStyle: 'text.moderate',
  md: { textStyle: 'caption.moderate' },
  lg: { textStyle: 'text.moderate', minH: '4.5em' },
});
