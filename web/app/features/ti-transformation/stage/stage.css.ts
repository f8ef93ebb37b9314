import { css } from '~/styled-system/css';

export const section = css({
  '@media print': { display: 'none' },
  '& > div': { maxW: { base: '100%', lg: 'calc(1200px + 4rem)' } },
});
export const withoutScript = css({ display: 'none', '@media (scripting: none)': { display: 'block' } });
export const frame = css({
  '@media (scripting: none)': { display: 'none' },
  '&[data-full-screen]': {
    bg: 'white',
    p: { base: '3', md: '4' },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Only screens too low for picture and bars, such as a phone on its side, scroll.
    gridTemplateRows: 'minmax(14rem, 1fr)',
    gridAutoRows: 'auto',
    overflowY: 'auto',
  },
});

export const below = css({
  mt: '6',
  display: 'grid',
  gap: '5',
  alignItems: 'stretch',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.35fr) minmax(0, 1fr)' },
  '[data-full-screen] &': { mt: '2', display: 'block' },
});
