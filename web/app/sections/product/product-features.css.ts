import { css } from '~/styled-system/css';

export const cells = css({
  layerStyle: 'mesh',
  gridColumns: { base: '1', md: '6' },
  '& > article': {
    gridColumn: { md: 'span 3' },
    // Spans the large cell, and the last of an even number, across the width.
    '&:first-child, &:nth-child(even):last-child': { gridColumn: { md: '1 / -1' } },
  },
  '&[data-count="4"]': {
    lg: {
      gridColumns: '0.8fr 1.2fr',
      '& > article': {
        gridColumn: '2',
        display: 'grid',
        alignContent: 'center',
        '&:first-child': { gridColumn: '1', gridRow: '1 / span 3' },
        '&:last-child': { gridColumn: '2' },
      },
    },
  },
  '&[data-count="6"]': { lg: { '& > article:nth-child(n + 4)': { gridColumn: 'span 2' } } },
});
export const cell = css({
  bg: 'white',
  p: { base: '6', lg: '8' },
  breakInside: 'avoid',
  '&:first-child': {
    gridColumns: { base: '1', md: '2' },
    gap: { base: '6', lg: '8' },
    alignContent: 'center',
    alignItems: 'center',
    columnGap: { lg: '10' },
    '[data-count="4"] > &': { lg: { gridColumns: '1', alignContent: 'space-between' } },
  },
});
export const detail = css({
  bg: 'colorPalette.subtle',
  borderRadius: 'control',
  p: { base: '6 4', lg: '6 8' },
  '& svg': { maxH: '17rem' },
});
export const cellTop = css({ flow: 'baseline', gap: '3', mb: '2' });
export const ready = css({
  flexShrink: '0',
  ml: 'auto',
  layerStyle: 'chip',
  bg: 'signal.greenTint',
  color: 'signal.greenDeep',
  textStyle: 'note',
  fontWeight: '650',
});

export const glance = css({
  mt: { base: '8', lg: '10' },
  '& > ul': { gridColumns: { md: '2' }, columnGap: { md: '10', lg: '20' }, mt: '2' },
  '& li': { py: '3' },
});
