import { css } from '~/styled-system/css';

export const tight = css({ py: { base: '8!', md: '16!', lg: '28!' }, _print: { py: '6!' } });

export const strip = css({
  // Excludes paper, which is as narrow as a phone and does not scroll.
  '@media screen and (max-width: 47.99rem)': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(19rem, 88%)',
    gap: '3',
    mx: '-5',
    px: '5',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: '1.25rem',
    '& > *': { scrollSnapAlign: 'start' },
  },
  // Removes the tab stop where nothing scrolls: hidden elements take no focus. Its cards stay visible.
  md: { visibility: 'hidden', '& > *': { visibility: 'visible' } },
});
export const stripCard = css({ mdDown: { bg: 'white', border: 'hairline', borderRadius: 'card', p: '4' } });
