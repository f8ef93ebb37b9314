import { css } from '~/styled-system/css';

export const layout = css({
  gap: { base: '10', lg: '16' },
  alignItems: 'start',
  split: '13rem 1fr',
  _print: { display: 'block' },
});
export const nav = css({ lg: { position: 'sticky', top: '28' }, _print: { display: 'none' } });
export const tabs = css({ flow: 'wrap', gap: '2', lg: { display: 'block', borderLeft: 'hairline' } });
export const tab = css({
  display: 'block',
  p: '2 4',
  borderRadius: 'full',
  border: 'hairline',
  bg: 'white',
  color: 'fg.muted',
  textStyle: 'text.moderate',
  fontWeight: '550',
  transition: 'color 150ms, border-color 150ms',
  _hover: { color: 'colorPalette.fg', borderColor: 'colorPalette.solid' },
  '&[aria-current]': {
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
    borderColor: 'colorPalette.solid',
    fontWeight: '650',
  },
  lg: {
    position: 'relative',
    border: '0',
    bg: 'transparent',
    borderRadius: 'control',
    pl: '6',
    py: '2.5',
    _before: {
      layerStyle: 'node',
      left: '-5px',
      top: '50%',
      boxSize: '9px',
      mt: '-4.5px',
      bg: 'white',
      border: 'stroke',
    },
    '&[aria-current]': { bg: 'transparent' },
    '&[aria-current]::before': {
      bg: 'colorPalette.solid',
      borderColor: 'colorPalette.solid',
      boxShadow: '0 0 0 4px {colors.colorPalette.subtle}',
    },
  },
});

export const chapters = css({ minW: '0', display: 'grid', gap: '20' });
export const prose = css({ display: 'grid', gap: '4', mt: '5', maxW: '68ch' });
export const listTitle = css({ my: { base: '10 5', lg: '12 5' }, textStyle: 'title.part' });
export const itemTitle = css({ textStyle: 'title.small.compact' });
export const itemText = css({ mt: '1', lineHeight: 'easy' });

const fields = css({
  gridColumns: { base: '1', md: '2' },
  layerStyle: 'mesh',
  bg: 'colorPalette.border',
  borderColor: 'colorPalette.border',
  '& > li': { bg: 'white', p: '6' },
});
const layers = css({
  display: 'grid',
  gap: '7',
  '& > li': {
    position: 'relative',
    bg: 'white',
    border: 'stroke.palette',
    borderRadius: 'card',
    p: { base: '5', md: '5 7' },
    columnGap: '8',
    gridColumns: { base: '1', md: '11rem 1fr' },
    '& p': { mt: { md: '0' } },
  },
  '& > li:nth-child(even)': { bg: 'colorPalette.subtle' },
  '& > li:not(:last-child)::after': {
    layerStyle: 'mark',
    left: { base: '8', md: '12' },
    top: '100%',
    h: '7',
    w: '9px',
    ml: '-4.5px',
    backgroundImage:
      'radial-gradient(circle at 4.5px 14px, {colors.colorPalette.solid} 0 4px, transparent 4.5px), linear-gradient(90deg, transparent 0 3.75px, {colors.colorPalette.solid} 3.75px 5.25px, transparent 5.25px)',
  },
});
const steps = css({
  counterReset: 'step',
  '& > li': {
    position: 'relative',
    counterIncrement: 'step',
    pl: '14',
    pb: '7',
    _before: {
      layerStyle: 'node.palette',
      content: 'counter(step)',
      top: '-0.35rem',
      boxSize: '9',
      flow: 'center',
      bg: 'white',
      color: 'colorPalette.fg',
      fontWeight: '650',
      textStyle: 'small',
      tabular: true,
    },
  },
  '& > li:not(:last-child)::after': {
    layerStyle: 'mark',
    left: '18px',
    top: '8',
    bottom: '2',
    w: '1.5px',
    ml: '-0.75px',
    bg: 'colorPalette.border',
  },
});
const measures = css({
  borderTop: 'hairline',
  '& > li': {
    columnGap: '8',
    gridColumns: { base: '1', md: '15rem 1fr' },
    py: '4',
    borderBottom: 'hairline',
    '& p': { mt: { md: '0' } },
  },
});
export const lists = { fields, layers, steps, measures };

export const note = css({
  mt: '6',
  p: '4 5',
  maxW: '68ch',
  bg: 'colorPalette.subtle',
  color: 'colorPalette.fg',
  borderRadius: 'control',
  textStyle: 'text.moderate',
  fontWeight: '550',
});
export const endpoints = css({
  display: 'grid',
  gap: { base: '12', lg: '16' },
  mt: { base: '10', lg: '12' },
});
export const endpointHead = css({ flow: 'cluster', gap: '2 3', mb: '3' });
export const methods = {
  GET: css({ bg: 'accent.teal.tint', color: 'accent.teal.deep' }),
  POST: css({ bg: 'accent.green.tint', color: 'accent.green.deep' }),
};
export const method = css({
  p: '0.5 2.5',
  borderRadius: '6px',
  fontFamily: 'mono',
  textStyle: 'note.loose',
  fontWeight: '700',
});
export const path = css({ fontFamily: 'mono', textStyle: 'small', color: 'ink', overflowWrap: 'anywhere' });
export const endpoint = css({ minW: '0', scrollMarginTop: '6' });
export const codes = css({ display: 'grid', gap: '4', mt: '5' });

export const downloads = css({ split: '0.7fr 1.3fr', gap: { base: '8', lg: '16' }, alignItems: 'start' });
export const downloadSection = css({ _print: { display: 'none' } });
export const downloadList = css({ borderTop: 'hairline' });
export const download = css({
  gap: '5',
  alignItems: 'center',
  justifyItems: { base: 'start', md: 'stretch' },
  gridColumns: { base: '1', md: '1fr 17rem' },
  columnGap: '10',
  py: '7',
  borderBottom: 'hairline',
});
