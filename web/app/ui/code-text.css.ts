import { css } from '~/styled-system/css';

export const code = css({ fontFamily: 'mono', fontSize: 'code', color: 'colorPalette.fg' });
