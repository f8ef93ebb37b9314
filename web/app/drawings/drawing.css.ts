import { css } from '~/styled-system/css';

export const drawing = css({
  layerStyle: 'picture',
  color: 'colorPalette.solid',
  '--drawing-tint': '{colors.colorPalette.muted}',
  '--drawing-ground': '{colors.white}',
  '--drawing-text': '{colors.colorPalette.fg}',
  '--drawing-quiet': '{colors.quiet}',
  // The token is ink in print, for white text on dark bands.
  _print: { '--drawing-ground': '#FFFFFF' },
  _highContrast: {
    color: 'CanvasText',
    '--drawing-tint': 'Canvas',
    '--drawing-ground': 'Canvas',
    '--drawing-text': 'CanvasText',
    '--drawing-quiet': 'CanvasText',
  },
});
