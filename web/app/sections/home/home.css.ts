import { css } from '~/styled-system/css';

/** Ten sections on one page: on phones they stand closer than those of other pages. */
export const tight = css({ py: { base: '8!', md: '16!', lg: '28!' }, '@media print': { py: '6!' } });

/** On phones cards stand in one row, to be pushed sideways; the next one shows its edge. It goes to the screen's edges. */
export const strip = css({
  // Paper is as narrow as a phone, and nobody pushes it.
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
  // Where nothing scrolls it is no stop for the tab key: what is hidden takes no focus, and its cards are shown.
  md: { visibility: 'hidden', '& > *': { visibility: 'visible' } },
});
/** A card in the strip. */
export const stripCard = css({
  mdDown: { bg: 'white', border: '1px solid {colors.line}', borderRadius: 'card', p: '4' },
});
