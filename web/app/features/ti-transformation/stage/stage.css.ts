import { css } from '~/styled-system/css';

export const section = css({
  _print: { display: 'none' },
  '& > div': { maxW: { base: '100%', lg: 'calc(1200px + 4rem)' } },
});
export const withoutScript = css({ display: 'none', _noscript: { display: 'block' } });
export const frame = css({
  _noscript: { display: 'none' },
  '&[data-full-screen]': { bg: 'white', p: { base: '2', md: '4' }, display: 'grid', overflowY: 'auto' },
});
/**
 * Drawing and caption are 600 px high at the width of the text column, and from 768 to 1023 px, where they stand side
 * by side (decision F6); with the bar below it is a single screen of 1280 × 800.
 */
export const stage = css({
  '--caption-height': '5rem',
  layerStyle: 'card',
  mx: { base: '-5', md: '0' },
  mdDown: { borderRadius: '0', borderInlineWidth: '0' },
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '26.5rem minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
  gridTemplateRows: { lg: 'minmax(0, 1fr) auto auto' },
  '& > :last-child': { gridColumn: '1 / -1' },
  '[data-full-screen] &': { minH: '0', mx: '0', border: '0', gridTemplateColumns: { lg: 'minmax(0, 1fr)' } },
});
