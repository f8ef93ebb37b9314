import { css } from '~/styled-system/css';

export const container = css({
  w: 'full',
  maxW: { base: 'calc(1200px + 2.5rem)', md: 'calc(1200px + 4rem)' },
  mx: 'auto',
  px: { base: '5', md: '8' },
});

export const visuallyHidden = css({
  layerStyle: 'clipped',
  m: '-1px',
  p: '0',
  whiteSpace: 'nowrap',
  border: '0',
});

export const needsScript = css({ _noscript: { display: 'none!' } });
