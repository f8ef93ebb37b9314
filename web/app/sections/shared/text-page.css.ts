import { css } from '~/styled-system/css';

export const page = css({ pt: { base: '32', lg: '40' }, pb: { base: '16', lg: '28' } });
export const prose = css({ mt: '10', maxW: '68ch' });
