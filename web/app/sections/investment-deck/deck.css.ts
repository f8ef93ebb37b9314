import { css } from '~/styled-system/css';

/** Omitted in print, where the first slide is the beginning. */
export const intro = css({ '@media print': { display: 'none' } });
export const lock = css({ display: 'contents' });
