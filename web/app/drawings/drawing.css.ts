import { css } from '~/styled-system/css';

/** Gives a drawing its colours: those of the accent that it stands in, or those of the reader's own contrast. */
export const drawing = css({
  display: 'block',
  w: 'full',
  h: 'auto',
  color: 'colorPalette.solid',
  '--drawing-tint': '{colors.colorPalette.muted}',
  '--drawing-ground': '{colors.white}',
  '--drawing-text': '{colors.colorPalette.fg}',
  '--drawing-quiet': '{colors.quiet}',
  // On paper the token is ink, for what is white on dark bands.
  '@media print': { '--drawing-ground': '#FFFFFF' },
  '@media (forced-colors: active)': {
    color: 'CanvasText',
    '--drawing-tint': 'Canvas',
    '--drawing-ground': 'Canvas',
    '--drawing-text': 'CanvasText',
    '--drawing-quiet': 'CanvasText',
  },
});
