import { css } from '~/styled-system/css';

// Uses nodes and hairlines, as all drawings of the site do (visual-design, Signature).
export const chart = css({
  display: 'block',
  w: 'full',
  overflow: 'visible',
  fontFamily: 'body',
  fill: 'none',
});
export const plot = css({ position: 'relative', h: 'full', minH: '17.25rem' });
export const plotted = css({ position: 'absolute', inset: '3.25rem 0 auto', h: 'calc(100% - 5.5rem)!' });
export const title = css({ mb: '3', color: 'ink', fontWeight: '650', letterSpacing: '-0.01em' });

export const track = css({ stroke: 'lineStrong', strokeWidth: '1.5', strokeOpacity: '0.6' });
export const span = css({ stroke: 'accent.teal.solid', strokeWidth: '5' });
export const stem = css({ stroke: 'accent.teal.solid', strokeWidth: '1.5' });
export const join = css({ stroke: 'petrol', strokeWidth: '1.5', strokeDasharray: '3 5' });
const node = css.raw({ stroke: 'accent.teal.solid', strokeWidth: '3' });
export const hollow = css(node, { fill: 'white' });
export const silent = css({ fill: 'lineStrong' });
export const filled = css(node, { fill: 'accent.teal.solid' });

const words = css.raw({ tabular: true });
export const name = css({ fill: 'body', textStyle: 'small' });
export const value = css(words, { fill: 'ink', textStyle: 'small', fontWeight: '650' });
export const figure = css(words, {
  fill: 'ink',
  fontSize: 'part',
  fontWeight: '650',
  letterSpacing: '-0.02em',
});
export const tick = css(words, { fill: 'quiet', textStyle: 'note' });

export const network = css({
  position: 'relative',
  alignSelf: 'stretch',
  minH: '17rem',
  '& line, & circle': { _highContrast: { stroke: 'CanvasText' } },
});
export const networkDrawing = css({
  position: 'absolute',
  inset: '3.5rem 0 auto',
  h: 'calc(100% - 4.5rem)!',
});
export const networkHead = css({ fill: 'tealPale', textStyle: 'term' });
const networkName = css.raw({ fill: 'sky', textStyle: 'small' });
export const customer = css(networkName);
export const product = css(networkName, { fill: 'white', fontWeight: '650', _print: { fill: 'ink' } });
export const thread = css({
  stroke: 'colorPalette.border',
  strokeWidth: '1.5',
  strokeOpacity: '0.75',
  _print: { stroke: 'colorPalette.solid' },
});
export const productNode = css({
  fill: 'colorPalette.border',
  stroke: 'ink',
  strokeWidth: '4',
  _print: { fill: 'colorPalette.solid', stroke: 'white' },
});
export const customerNode = css({
  fill: 'ink',
  stroke: 'white',
  strokeWidth: '1.5',
  _print: { fill: 'white', stroke: 'ink' },
});
