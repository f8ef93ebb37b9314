import { css } from '~/styled-system/css';

export const cards = css({
  display: 'grid',
  gap: { base: '4', lg: '6' },
  gridColumns: { base: '1', lg: '12' },
});
export const card = css({
  gridColumn: { lg: 'span 7' },
  border: 'hairline',
  borderRadius: 'card',
  p: { base: '5', sm: '8' },
  flow: 'column',
  breakInside: 'avoid',
  '&[data-generation=old]': {
    gridColumn: { lg: 'span 5' },
    bg: 'accent.slate.tint',
    borderColor: 'accent.slate.soft',
  },
  '&[data-generation=new]': {
    gridColumn: { lg: 'span 5' },
    bg: 'accent.teal.tint',
    borderColor: 'accent.teal.soft',
  },
});
export const text = css({ mt: '2.5', textStyle: 'text.loose', maxW: '38rem' });

export const wayLabel = css({ mt: 'auto', pt: '7', textStyle: 'term', color: 'accent.slate.deep' });
const NODE = '0.875rem';
export const way = css({
  mt: '4',
  display: 'grid',
  textStyle: 'fluid.duty',
  color: 'ink',
  md: { gridColumns: '5' },
  lg: { gridColumns: '1' },
});
export const station = css({
  position: 'relative',
  pl: { base: '7', md: '0', lg: '7' },
  pr: { md: '2', lg: '0' },
  pb: { base: '4', md: '0', lg: '4' },
  pt: { md: '6', lg: '0' },
  _before: {
    layerStyle: 'node',
    zIndex: '1',
    top: { base: '0.1875rem', md: '0', lg: '0.1875rem' },
    boxSize: NODE,
    border: 'stroke.slate',
    bg: 'white',
  },
  _after: {
    layerStyle: 'mark',
    borderColor: 'accent.slate.solid',
    borderStyle: 'solid',
    borderWidth: { base: 'stroke.left', md: 'stroke.top', lg: 'stroke.left' },
    left: { base: 'calc(0.4375rem - 0.75px)', md: NODE, lg: 'calc(0.4375rem - 0.75px)' },
    right: { md: '0', lg: 'auto' },
    top: { base: '1.0625rem', md: 'calc(0.4375rem - 0.75px)', lg: '1.0625rem' },
    bottom: { base: '-0.1875rem', md: 'auto', lg: '-0.1875rem' },
  },
  '&:nth-child(3)': { _before: { borderWidth: 'ring' }, _after: { borderStyle: 'dashed' } },
  '&:nth-child(4)::after': { borderStyle: 'dashed' },
  '&:last-child': { pb: '0' },
  '&:last-child::after': { display: 'none' },
});

export const folded = css({ mt: { base: '3', lg: 'auto' } });
export const parts = css({ pt: { base: '1', lg: '5' } });
export const part = css({
  columnGap: '6',
  gridColumns: { base: '1', sm: '0.9fr 1.1fr' },
  py: '3',
  borderTop: 'hairline',
  textStyle: 'small.close',
  _last: { pb: '0' },
});
export const partName = css({ color: 'ink', fontWeight: '600' });

export const points = css({ mt: '6', display: 'grid', gap: '4' });
export const point = css({
  position: 'relative',
  pl: '6',
  textStyle: 'small.easy',
  _before: {
    layerStyle: 'node',
    top: '0.4375rem',
    boxSize: '2.5',
    border: 'stroke.warning',
    bg: 'signal.amberTint',
  },
});

export const questions = css({
  mt: 'auto',
  pt: '7',
  counterReset: 'question',
  gridColumns: { base: '1', md: '2', lg: '1' },
  gap: '3',
});
export const question = css({
  counterIncrement: 'question',
  gridColumns: '2rem 1fr',
  columnGap: '3',
  bg: 'white',
  border: 'hairline.teal',
  borderRadius: 'control',
  p: '4',
  lineHeight: 'compact',
  _before: {
    content: 'counter(question)',
    gridRow: '1 / span 2',
    flow: 'center',
    boxSize: '8',
    borderRadius: 'full',
    border: 'stroke.teal',
    color: 'accent.teal.deep',
    textStyle: 'caption',
    fontWeight: '650',
    tabular: true,
  },
});
export const rails = css({ layerStyle: 'picture', mt: 'auto', pt: '8' });
export const oldRail = css({ color: 'accent.slate.solid' });
export const newRail = css({ color: 'accent.teal.solid' });
export const railName = css({ fontSize: { base: 'drawingOnPhones', md: 'body' }, fontWeight: '600' });
export const asked = css({ color: 'ink', fontWeight: '600' });
export const answer = css({ gridColumn: '2', textStyle: 'caption', mt: '0.5' });
