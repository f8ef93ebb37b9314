import { css } from '~/styled-system/css';

export const top = css({
  flow: 'spread',
  flexDirection: { base: 'column', lg: 'row' },
  alignItems: { base: 'flex-start', lg: 'flex-end' },
  gap: { base: '5', lg: '10' },
  mb: { base: '6', md: '10', lg: '14' },
});
export const action = css({ flexShrink: '0' });

export const grid = css({
  display: { base: 'none', md: 'grid' },
  gridColumns: '2',
  columnGap: '8',
  _print: { display: 'grid!' },
  lg: { gridColumns: '1.15fr 1fr 1fr', columnGap: '10' },
});
const cellBase = css.raw({
  gridColumns: '1.5rem 1fr',
  alignContent: 'start',
  gap: '1 4',
  py: '6',
  borderTop: 'hairline.teal',
  lg: { py: '7' },
});
export const cell = css(cellBase);
export const largeCell = css(cellBase, {
  gridColumn: '1 / -1',
  gridColumns: '1fr 1fr',
  alignItems: 'center',
  columnGap: '8',
  bg: 'white',
  border: 'hairline.teal',
  borderRadius: 'card',
  p: '8',
  mb: '6',
  lg: {
    gridColumn: '1',
    gridRow: '1 / span 3',
    gridColumns: '1',
    gridTemplateRows: '1fr auto auto',
    alignItems: 'start',
    p: '10',
    mb: '0',
  },
});
export const largeText = css({
  display: 'grid',
  rowGap: '1',
  lg: { gridRow: '2', '& h3': { fontSize: 'amount' } },
});
export const picture = css({
  w: 'full',
  maxW: '22rem',
  alignSelf: 'center',
  justifySelf: 'center',
  lg: { gridRow: '1', mb: '8' },
});
export const lastCell = css(cellBase, { gridColumn: { base: '1 / -1', lg: '2 / -1' } });
export const icon = css({ color: 'accent.teal.solid', gridRow: '1 / span 2', mt: '0.5' });
export const text = css({ textStyle: 'fluid.point' });
export const foldIcon = css({ flexShrink: '0', color: 'accent.teal.solid' });
export const foldText = css({ pl: '9', textStyle: 'small.close' });
