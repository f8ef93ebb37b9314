import { css } from '~/styled-system/css';

export const intro = css({ '@media print': { display: 'none' } });
export const lock = css({ display: 'contents' });
