import { css } from '~/styled-system/css';

export const panel = css({
  position: 'relative',
  bg: 'ink',
  color: 'sky',
  borderRadius: 'card',
  p: { base: '6', sm: '8', lg: '7', xl: '8' },
  _print: { border: 'hairline' },
});
export const title = css({ color: 'white!', textStyle: 'title.card', mb: '5' });
export const duty = css({
  gridColumns: '1rem 1fr',
  columnGap: '4',
  pb: '5',
  breakInside: 'avoid',
  _last: { pb: '0' },
});
export const rail = css({
  position: 'relative',
  pt: '1.5',
  _after: {
    layerStyle: 'mark',
    left: '7px',
    top: '1.625rem',
    bottom: '-1rem',
    borderLeft: 'stroke.onInk',
    '[data-state=next] &': { borderLeftStyle: 'dashed', borderColor: 'lineStrong' },
    'li:last-child > &': { display: 'none' },
  },
});
export const node = css({
  display: 'block',
  boxSize: '1rem',
  borderRadius: 'full',
  border: 'stroke.onInk',
  '[data-state=past] &': { borderWidth: 'ring.full' },
  '[data-state=next] &': { borderWidth: 'ring.next', borderColor: 'white' },
  '[data-state=plan] &': { borderStyle: 'dashed', borderColor: 'lineStrong' },
});
export const when = css({ flow: 'line', columnGap: '3', lineHeight: 'compact' });
export const date = css({
  color: 'white',
  textStyle: 'lead',
  fontWeight: '650',
  letterSpacing: '-0.015em',
  tabular: true,
});
export const state = css({ textStyle: 'tag', color: 'tealPale' });
export const text = css({ mt: '1', textStyle: 'small.moderate' });
export const action = css({
  mt: '1.5',
  gridColumns: '1rem 1fr',
  columnGap: '2',
  color: 'white',
  textStyle: 'small.close',
  fontWeight: '550',
  '& svg': { mt: '0.2em', color: 'tealPale' },
});
export const asOf = css({ mt: '6', textStyle: 'note', color: 'sky' });
