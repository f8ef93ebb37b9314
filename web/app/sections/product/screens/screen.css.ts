import { css } from '~/styled-system/css';

/** Measures the room: without `_roomy` a screen has three rows. */
export const room = css({ containerType: 'inline-size', w: 'full' });
export const screen = css({
  flow: 'column',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  layerStyle: 'card',
  borderColor: 'colorPalette.border',
  textStyle: 'note.snug',
  color: 'body',
  breakInside: 'avoid',
  _roomy: { aspectRatio: 'auto', h: '25rem' },
});
export const bar = css({
  flow: 'row',
  flexShrink: '0',
  gap: '2',
  h: '9',
  px: '4',
  bg: 'colorPalette.subtle',
  borderBottom: 'hairline.palette',
  whiteSpace: 'nowrap',
  _roomy: { h: '10', px: '5' },
});
export const name = css({ color: 'ink', fontWeight: '650' });
export const label = css({
  layerStyle: 'chip',
  ml: 'auto',
  bg: 'white',
  border: 'hairline.palette',
  textStyle: 'tiny.snug',
  fontWeight: '600',
  color: 'colorPalette.fg',
});
export const body = css({ flex: '1', minH: '0', flow: 'column' });

export const roomyLine = css({ display: 'none', _roomy: { display: 'block' } });
export const roomyWords = css({ display: 'none', _roomy: { display: 'inline' } });
export const quiet = css({ color: 'quiet' });
export const strong = css({ color: 'ink', fontWeight: '600' });
export const mono = css({ fontFamily: 'mono', textStyle: 'tiny.snug' });
export const line = css({ minW: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const chip = css({
  layerStyle: 'chip',
  px: '2',
  border: 'hairline.palette',
  textStyle: 'tiny.snug',
  color: 'colorPalette.fg',
  whiteSpace: 'nowrap',
});
export const sign = css({ flexShrink: '0', color: 'colorPalette.solid' });
const buttonBase = css.raw({
  flexShrink: '0',
  px: '4',
  py: '1.5',
  borderRadius: '8px',
  border: 'hairline.paletteText',
  fontWeight: '600',
});
/** Drawn ones; nobody can press them. */
export const button = {
  main: css(buttonBase, { bg: 'colorPalette.fg', color: 'white' }),
  other: css(buttonBase, { color: 'colorPalette.fg' }),
};
