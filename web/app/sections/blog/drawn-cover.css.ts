import { css } from '~/styled-system/css';

export const cover = css({ bg: 'colorPalette.subtle' });
