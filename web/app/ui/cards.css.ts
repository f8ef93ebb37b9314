import { css } from '~/styled-system/css';

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

export const linkCard = css({
  position: 'relative',
  h: 'full',
  display: 'flex',
  flexDirection: 'column',
  bg: 'white',
  border: 'hairline',
  borderRadius: 'card',
  overflow: 'hidden',
  transition: 'border-color 150ms',
  _hover: { borderColor: 'colorPalette.solid' },
  breakInside: 'avoid',
});
export const coveringLink = css({ _after: { content: '""', position: 'absolute', inset: '0' } });

export const emptyCard = css({
  bg: 'white',
  border: 'hairline',
  borderRadius: 'card',
  p: '8',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6',
  alignItems: 'center',
  justifyContent: 'space-between',
});
