import { css } from '~/styled-system/css';

/** Cards beside each other: one, two or three in a row. */
export const cardGrid = css({
  display: 'grid',
  gap: '6',
  listStyle: 'none',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
});

/** A card whose one link covers it, in the accent around it. */
export const linkCard = css({
  position: 'relative',
  h: 'full',
  display: 'flex',
  flexDirection: 'column',
  bg: 'white',
  border: '1px solid {colors.line}',
  borderRadius: 'card',
  overflow: 'hidden',
  transition: 'border-color 150ms',
  _hover: { borderColor: 'colorPalette.solid' },
  breakInside: 'avoid',
});
/** The area of the card's link. */
export const coveringLink = css({ _after: { content: '""', position: 'absolute', inset: '0' } });

/** Said in the place of cards, while there are none. */
export const emptyCard = css({
  bg: 'white',
  border: '1px solid {colors.line}',
  borderRadius: 'card',
  p: '8',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6',
  alignItems: 'center',
  justifyContent: 'space-between',
});
