import { css } from '~/styled-system/css';

export const section = css({
  '@media print': { display: 'none' },
  '& > div': { maxW: { base: '100%', lg: 'calc(1200px + 4rem)' } },
});
export const withoutScript = css({
  display: 'none',
  '@media (scripting: none)': { display: 'block' },
});
export const frame = css({
  '@media (scripting: none)': { display: 'none' },
  '&[data-full-screen]': {
    bg: 'white',
    overflowY: 'auto',
    p: '6',
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
});

export const below = css({
  mt: '6',
  display: 'grid',
  gap: '5',
  alignItems: 'stretch',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.35fr) minmax(0, 1fr)' },
});
