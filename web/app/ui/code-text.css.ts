import { css } from '~/styled-system/css';

export const code = css({ fontFamily: 'mono', fontSize: '0.9375em', color: 'colorPalette.fg' });
