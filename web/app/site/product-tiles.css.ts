import { css } from '~/styled-system/css';

export const tiles = css({
  display: 'grid',
  gap: '2',
  mx: '-2.5',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(15.5rem, 30%), 1fr))',
});
export const tile = css({
  position: 'relative',
  flow: 'row',
  gap: '3.5',
  p: '2.5',
  borderRadius: 'card',
  transition: 'background-color 150ms',
  _hover: { bg: 'colorPalette.subtle' },
  '&[data-color=blue]': { colorPalette: 'product.blue' },
  '&[data-color=teal]': { colorPalette: 'product.teal' },
  '&[data-color=purple]': { colorPalette: 'product.purple' },
  '&[data-color=indigo]': { colorPalette: 'product.indigo' },
  '&[data-color=orange]': { colorPalette: 'product.orange' },
  '&[data-color=green]': { colorPalette: 'product.green' },
});
export const picture = css({
  flex: 'none',
  w: '5rem',
  p: '0.5 1',
  bg: 'white',
  border: 'hairline.palette',
  borderRadius: 'control',
});
export const words = css({ minW: '0', lineHeight: 'snug' });
export const name = css({
  display: 'block',
  textStyle: 'text',
  fontWeight: '650',
  color: 'ink',
  textUnderlineOffset: '0.2em',
  _after: { layerStyle: 'mark', inset: '0', borderRadius: 'card' },
  _hover: { color: 'colorPalette.fg' },
  '&[aria-current]': { textDecoration: 'underline', textDecorationThickness: '2px' },
  _focusVisible: { outlineStyle: 'none', _after: { outline: '2px solid {colors.petrol}' } },
});
export const line = css({ display: 'block', mt: '0.5', textStyle: 'caption', color: 'quiet' });
