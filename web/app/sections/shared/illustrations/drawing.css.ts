import { css } from '~/styled-system/css';

export const drawing = css({ w: 'full', h: 'auto', display: 'block', color: 'colorPalette.solid' });
export const solidFill = css({ fill: 'colorPalette.solid', stroke: 'none' });
export const tintFill = css({ fill: 'colorPalette.muted' });
export const whiteFill = css({ fill: 'white' });
export const faint = css({ strokeOpacity: '0.45' });
export const flow = css({ strokeDasharray: '3 5' });
export const chipText = css({
  fill: 'colorPalette.fg',
  stroke: 'none',
  fontFamily: 'body',
  fontSize: '11px',
  fontWeight: '600',
});
