import { css } from '~/styled-system/css';

export const hero = css({ bg: 'colorPalette.subtle', pb: { base: '10', lg: '12' } });
export const top = css({
  position: 'relative',
  overflow: 'hidden',
  // Leaves the banner's height free below the rail on a screen of 1280 × 800.
  py: { base: '24 10', lg: '24 6' },
  _print: { pt: '0' },
});
export const lattice = css({
  color: 'colorPalette.solid',
  // Fades the lines out before the header and the foot, which would cut them.
  maskImage:
    'linear-gradient(100deg, transparent 30%, black 90%), linear-gradient(transparent 4.5rem, black 11rem, black calc(100% - 7rem), transparent)',
  maskComposite: 'intersect',
  // Hides the lattice on narrow screens, where lines would cross the text.
  hideBelow: 'lg',
});
export const columns = css({
  position: 'relative',
  gap: { base: '10', lg: '12' },
  alignItems: 'center',
  split: '1fr 0.95fr',
  '&[data-wide]': { lg: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const words = css({
  '[data-wide] > &': { lg: { gridColumns: '1fr 1fr', columnGap: '20', alignItems: 'end' } },
});
export const subtitle = css({ mt: '3', textStyle: 'title.product', color: 'colorPalette.fg' });
export const description = css({
  my: '5 8',
  '[data-wide] &': { lg: { mt: '0', mb: '6' } },
  textStyle: 'large.loose',
  maxW: '36em',
});
export const primary = css({ bg: 'colorPalette.solid!', _hover: { bg: 'colorPalette.fg!' } });
export const picture = css({
  layerStyle: 'card',
  borderColor: 'colorPalette.border',
  p: { base: '6', md: '10' },
});
export const figures = css({
  borderBottom: 'hairline',
  bg: 'white',
  '[data-ground=white] + &': { borderTop: 'hairline' },
});
export const figureGrid = css({
  gridColumns: { base: '2', lg: '4' },
  gap: '8',
  py: { base: '10', lg: '12' },
});
export const proved = css({
  display: 'grid',
  gap: { base: '8', lg: '16' },
  py: { base: '10', lg: '12' },
  alignItems: 'center',
  lg: { gridTemplateColumns: '17rem minmax(0, 1fr)' },
});
export const figure = css({ flow: 'figure', borderLeft: 'stroke.palette', pl: { base: '4', md: '5' } });
export const figureValue = css({
  display: 'flex',
  alignItems: 'flex-end',
  minH: '1.15em',
  color: 'ink',
  textStyle: 'figure.product',
  '& > span': {
    fontSize: 'unit',
    letterSpacing: '-0.015em',
    lineHeight: 'compact',
    overflowWrap: 'anywhere',
  },
});
export const figureCaption = css({ mt: '1.5', textStyle: 'small.compact' });

export const split = css({ split: '0.7fr 1.3fr', gap: { base: '8', lg: '20' } });
export const benefits = css({
  display: 'grid',
  gap: { base: '8 20', lg: '10 20' },
  '&[data-extent=short]': { lg: { gridColumns: '0.7fr 1.3fr' } },
  '&[data-extent=long]': { lg: { '& > ul': { gridColumns: '2', columnGap: '20' } } },
});
export const benefitsAside = css({
  display: 'grid',
  gap: '8 20',
  '[data-extent=short] > &': { lg: { gridTemplateRows: '1fr auto' } },
  '[data-extent=long] > &': { lg: { gridColumns: '1fr auto', alignItems: 'end' } },
});
export const benefitsHead = css({ maxW: '2xl' });
export const held = css({
  lg: { layerStyle: 'held', '[data-extent=long] &': { position: 'static', alignSelf: 'end' } },
});
export const fact = css({
  alignSelf: { base: 'start', lg: 'end' },
  mb: { lg: '6' },
  borderLeft: 'stroke.palette',
  pl: '5',
  maxW: '22rem',
  lineHeight: 'close',
  '[data-extent=long] &': { mb: '0' },
});
export const factFigure = css({
  display: 'block',
  mb: '1',
  color: 'colorPalette.fg',
  textStyle: 'figure.fact',
  '[data-size=small] > &': { color: 'ink', textStyle: 'title.part.tight', fontWeight: '600' },
});
export const benefitList = css({ display: 'grid', alignContent: 'start' });
export const benefit = css({
  gridColumns: '1.75rem 1fr',
  gap: '3',
  py: '6',
  layerStyle: 'row',
  '& svg': { mt: '0.2em', color: 'colorPalette.solid' },
});
export const limit = css({
  gridColumns: '1.75rem 1fr',
  gap: '3',
  py: '4',
  layerStyle: 'row',
  '& svg': { mt: '0.1em', color: 'quiet' },
});
export const text = css({ mt: '1.5' });

export const specs = css({
  display: 'grid',
  '&[data-extent=long]': { layerStyle: 'mesh', gridColumns: { base: '1', lg: '3' } },
});
export const specGroup = css({
  breakInside: 'avoid',
  '[data-extent=long] > &': { bg: 'white', p: { base: '6', lg: '8' } },
  '[data-extent=short] > &': {
    py: '6',
    borderTop: 'hairline',
    lg: { columnGap: '20', gridColumns: '0.7fr 1.3fr' },
  },
});
export const specItems = css({
  textStyle: 'text',
  '[data-extent=long] &': { mt: '4' },
  '[data-extent=short] &': {
    mt: { base: '3', lg: '0' },
    gridColumns: { base: '1', md: '2' },
    columnGap: '8',
  },
});
export const specItem = css({
  lineHeight: 'moderate',
  '[data-extent=long] &': { py: '2', borderTop: 'hairline' },
  '[data-extent=short] &': {
    position: 'relative',
    py: '1',
    pl: '5',
    _before: { layerStyle: 'node.palette', top: '0.6875rem', boxSize: '0.5rem' },
  },
});

export const cases = css({
  display: 'grid',
  '&[data-extent=short]': { gap: '8', gridColumns: { base: '1', lg: '3' } },
});
export const useCase = css({
  breakInside: 'avoid',
  '[data-extent=short] > &': {
    pt: { base: '5', lg: '6' },
    pr: { lg: '10' },
    borderTop: 'rule.palette',
    '&:last-child': { pr: '0' },
  },
  '[data-extent=long] > &': {
    py: '6',
    borderTop: 'hairline',
    '&:last-child': { borderBottom: 'hairline' },
    lg: { columnGap: '20', gridColumns: '0.7fr 1.3fr', '& > p': { mt: '0' } },
  },
});

export const fallbackNote = css({ mt: '6', textStyle: 'small', color: 'quiet' });
export const accentLink = css({ color: 'colorPalette.fg!' });
export const further = css({ mt: '6' });
