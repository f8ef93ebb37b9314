import { css } from '~/styled-system/css';

export const section = css({
  _print: { display: 'none' },
  '& > div': { maxW: { base: '100%', lg: 'calc(1200px + 4rem)' } },
});
export const withoutScript = css({ display: 'none', _noscript: { display: 'block' } });
export const frame = css({
  _noscript: { display: 'none' },
  '&[data-full-screen]': {
    bg: 'white',
    p: { base: '3', md: '4' },
    gridColumns: '1',
    // Only screens too low for picture and bars, such as a phone on its side, scroll.
    gridTemplateRows: 'minmax(14rem, 1fr)',
    gridAutoRows: 'auto',
    overflowY: 'auto',
  },
});

export const below = css({
  mt: '6',
  gap: '5',
  alignItems: 'stretch',
  split: '1.35fr 1fr',
  '[data-full-screen] &': { mt: '2', display: 'block' },
});
