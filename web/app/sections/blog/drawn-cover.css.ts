import { css } from '~/styled-system/css';

export const cover = css({
  display: 'block',
  w: 'full',
  bg: 'colorPalette.subtle',
  stroke: 'colorPalette.solid',
  strokeWidth: '1.5',
  fill: 'white',
  strokeLinecap: 'round',
  '& line': { opacity: '0.55' },
  '& [data-hub]': { fill: 'colorPalette.solid' },
});
