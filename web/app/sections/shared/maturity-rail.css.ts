import { css } from '~/styled-system/css';

export const rail = css({ flow: 'inline', gap: '2.5', color: 'colorPalette.fg', textStyle: 'tag.snug' });
/** Uses the current colour throughout, so that the rail follows forced colours. */
export const nodes = css({
  flexShrink: '0',
  color: 'colorPalette.solid',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5',
  '& path': { strokeOpacity: '0.5' },
  '& circle': {
    '&[data-look=past]': { fill: 'currentColor', fillOpacity: '0.35' },
    '&[data-look=current]': { fill: 'currentColor', r: '5.5' },
  },
  _highContrast: { color: 'CanvasText' },
});
