import { css } from '~/styled-system/css';

export const network = css({ display: { base: 'none', lg: 'block' }, _print: { display: 'none' } });

const stripBase = css.raw({
  position: 'absolute',
  left: '0',
  w: 'full',
  h: 'auto',
  overflow: 'visible',
  pointerEvents: 'none',
});
export const strip = { above: css(stripBase, { bottom: '100%' }), below: css(stripBase, { top: '100%' }) };
export const lines = css({
  stroke: 'petrol',
  strokeWidth: '1.5',
  opacity: '0.15',
  _highContrast: { stroke: 'CanvasText' },
});
/** Shines by `connected` of hero.css.ts. */
export const link = css({
  stroke: 'tealBright',
  strokeWidth: '2',
  opacity: '0',
  transition: 'opacity 350ms ease-out',
  _highContrast: { stroke: 'CanvasText' },
});
export const joints = css({ strokeWidth: '8', strokeLinecap: 'round' });
const nodeBase = css.raw({
  stroke: 'tealBright',
  strokeWidth: '1.5',
  _highContrast: { stroke: 'CanvasText' },
});
export const node = {
  open: css(nodeBase, { fill: 'paper', _highContrast: { fill: 'Canvas' } }),
  filled: css(nodeBase, { fill: 'tealBright', _highContrast: { fill: 'CanvasText' } }),
};
/** 15 units of 500 are 13 pixels where the card is narrowest. */
export const label = css({
  fill: 'quiet',
  fontSize: 'drawing',
  fontWeight: '600',
  textAnchor: 'middle',
  _highContrast: { fill: 'CanvasText' },
});
