import { css } from '~/styled-system/css';

export const intro = css({ _print: { display: 'none' } });
export const lock = css({ display: 'contents' });
