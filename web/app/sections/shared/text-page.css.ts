import { css } from '~/styled-system/css';

export const page = css({ py: { base: '32 16', lg: '40 28' } });
export const prose = css({ mt: '10', maxW: '68ch' });
