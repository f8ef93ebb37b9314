import { css } from '~/styled-system/css';

const WIDE = '@media print, (min-width: 64rem)';

export const note = css({ layerStyle: 'caution', textStyle: 'small.easy' });

export const whole = css({ _print: { breakInside: 'avoid' } });

export const exchange = css({ split: '2', gap: '14 20', _print: { rowGap: '8' } });
export const points = css({ mt: { base: '6', lg: '8' } });
export const point = css({
  position: 'relative',
  pl: '8',
  py: '5',
  layerStyle: 'row',
  _before: { layerStyle: 'node', top: '1.625rem', boxSize: '3.5', border: 'ring' },
  '[data-side=need] > &': { _before: { borderWidth: 'rule' } },
});
export const pointText = css({ mt: '2', textStyle: 'text.loose' });

export const cards = css({ gridColumns: '1', gap: '6', [WIDE]: { gridColumns: '3' } });
export const card = css({
  flow: 'column',
  bg: 'white',
  border: 'hairline.teal',
  borderTop: 'edge.teal',
  borderRadius: 'card',
  p: { base: '6', lg: '8' },
  _print: { p: '4' },
  breakInside: 'avoid',
});
export const terms = css({ mt: 'auto', pt: '6' });
export const term = css({ py: '3', borderTop: 'hairline', lineHeight: 'moderate' });
export const termName = css({ color: 'quiet', textStyle: 'term' });
export const termValue = css({ color: 'ink', fontWeight: '600' });
export const amount = css({ color: 'ink', textStyle: 'figure.small.tight' });

export const figures = css({
  gridColumns: { base: '1', sm: '2' },
  gap: '10 8',
  [WIDE]: { gridColumns: '4' },
});
export const figure = css({
  display: 'grid',
  alignContent: 'start',
  pl: '5',
  borderLeft: 'hairline.bright',
  breakInside: 'avoid',
});
export const figureLabel = css({
  gridRow: '2',
  mt: '2',
  color: 'white',
  fontWeight: '600',
  lineHeight: 'close',
});
export const figureValue = css({
  gridRow: '1',
  color: 'white',
  textStyle: 'figure.large',
  _print: { fontSize: 'amount' },
});
export const source = css({ gridRow: '3', mt: '1', textStyle: 'caption.moderate' });
export const drivers = css({ mt: '12', maxW: '46rem', textStyle: 'body' });
export const driversLink = css({ mt: '4', color: 'tealPale', _hover: { color: 'white' } });

export const advantages = css({
  gridColumns: '1',
  columnGap: { base: '8', lg: '16' },
  [WIDE]: { gridColumns: '2' },
});
export const advantage = css({ py: '6', layerStyle: 'row' });
