import { css } from '~/styled-system/css';

export const section = css({ _print: { breakBefore: 'page' } });
export const list = css({ py: '0!', '& > div': { borderTop: 'hairline', py: '5' } });
export const tools = css({ flow: 'toolbar', gap: '4', mb: { base: '2', lg: '4' } });
export const legend = css({ textStyle: 'small' });
export const print = css({
  flow: 'inline',
  gap: '2',
  minH: '11',
  px: '4',
  layerStyle: 'press',
  textStyle: 'strong',
  _print: { display: 'none' },
});
export const pictures = css({ split: '2', gap: { base: '0', lg: '10' }, _print: { gridColumns: '1' } });
export const still = css({ _print: { breakInside: 'avoid', breakAfter: 'page' } });
export const folded = css({ textStyle: 'strong', letterSpacing: '0' });
export const unfolded = css({ '@media screen and (max-width: 63.99rem)': { display: 'none' } });
export const picture = css({ display: 'block' });
export const image = css({ w: 'full', maxW: { base: '26.5rem', lg: 'none' }, h: 'auto', layerStyle: 'card' });
export const years = css({ mt: '4', color: 'petrol', textStyle: 'strong', tabular: true });
export const text = css({ mt: '2', textStyle: 'text.easy' });
export const source = css({ mt: '3', textStyle: 'caption.moderate', color: 'quiet' });
export const ways = css({ mt: '2', flow: 'wrap', gap: '2 5', _print: { display: 'none' } });
export const way = css({
  flow: 'inline',
  gap: '1.5',
  py: '0.5',
  color: 'petrol',
  textStyle: 'strong',
  textUnderlineOffset: '0.25em',
  _hover: { color: 'petrolDark', textDecoration: 'underline' },
});

export const boxes = css({
  gridColumns: { base: '1', md: '2', xl: '3' },
  columnGap: '12',
  borderTop: 'hairline',
});
export const box = css({ py: '5', layerStyle: 'row.closed' });
export const name = css({ flow: 'line', columnGap: '2.5', lineHeight: 'compact' });
export const nameLink = css({
  color: 'ink',
  fontWeight: '650',
  textUnderlineOffset: '0.25em',
  textDecorationThickness: '1px',
  textDecorationLine: 'underline',
  textDecorationColor: 'lineStrong',
  _hover: { color: 'petrol', textDecorationColor: 'petrol' },
});
export const term = css({ color: 'quiet', textStyle: 'caption' });
export const what = css({ mt: '1.5', textStyle: 'small.moderate' });
export const becomes = css({ mt: '1', textStyle: 'small.moderate' });
export const label = css({ display: 'block', color: 'petrol', textStyle: 'term' });
