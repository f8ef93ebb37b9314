import { css } from '~/styled-system/css';

export const band = css({ py: { base: '5!', md: '14!', lg: '20!' } });
export const claims = css({
  mt: { base: '3', md: '8', lg: '12' },
  pt: { base: '3', md: '6', lg: '8' },
  borderTop: 'hairline.quiet',
  color: 'sky',
  '& dd': { color: 'white' },
});
