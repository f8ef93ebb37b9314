import { css } from '~/styled-system/css';

const GAP = { phone: '2.5rem', desktop: '4.5rem' };
const node = { layerStyle: 'node.palette', boxSize: '11px', bg: 'white' } as const;

export const chain = css({ split: '3', gap: { base: GAP.phone, lg: GAP.desktop }, _print: { gap: '4' } });
export const link = css({
  position: 'relative',
  alignContent: 'start',
  gap: { base: '2', sm: '4', lg: '5' },
  gridColumns: { base: '1', sm: '6.5rem 1fr', lg: '1' },
  alignItems: { base: 'center', lg: 'start' },
  p: { base: '4', lg: '7' },
  layerStyle: 'card',
  breakInside: 'avoid',
  transition: 'border-color 150ms',
  '&:not([data-here])': {
    _hover: { borderColor: 'colorPalette.solid' },
    _before: {
      layerStyle: 'mark',
      borderStyle: 'dashed',
      borderColor: 'colorPalette.solid',
      borderWidth: { base: 'stroke.left', lg: 'stroke.top' },
      h: { base: GAP.phone, lg: '0' },
      w: { base: '0', lg: GAP.desktop },
      _print: { display: 'none' },
    },
  },
  '&:first-child:not([data-here])': {
    _before: { top: { base: '100%', lg: '6rem' }, left: { base: '4.25rem', lg: '100%' } },
  },
  '&:last-child:not([data-here])': {
    _before: {
      bottom: { base: '100%', lg: 'auto' },
      top: { lg: '6rem' },
      left: { base: '4.25rem', lg: 'auto' },
      right: { lg: '100%' },
    },
  },
  '&[data-here]': {
    borderColor: 'colorPalette.solid',
    bg: 'colorPalette.subtle',
    _before: {
      ...node,
      top: { base: '-6px', lg: 'calc(6rem - 5px)' },
      left: { base: 'calc(4.25rem - 6px)', lg: '-6px' },
    },
    _after: {
      ...node,
      bottom: { base: '-6px', lg: 'auto' },
      top: { lg: 'calc(6rem - 5px)' },
      left: { base: 'calc(4.25rem - 6px)', lg: 'auto' },
      right: { lg: '-6px' },
    },
  },
});
export const picture = css({
  w: { base: '6.5rem', lg: 'full' },
  maxW: { lg: '13.5rem' },
  mx: { lg: 'auto' },
});
export const name = css({ color: 'colorPalette.fg' });
export const whole = css({
  color: 'inherit',
  textDecoration: 'none',
  _after: { layerStyle: 'mark', inset: '0', borderRadius: 'card' },
  _hover: { textDecoration: 'underline' },
  _focusVisible: { outline: 'none', _after: { outline: '2px solid {colors.petrol}', outlineOffset: '2px' } },
});
export const text = css({ mt: '1.5', textStyle: 'fluid.neighbour' });
