import { css } from '~/styled-system/css';

export const marks = css({ whiteSpace: 'nowrap' });
export const mark = css({
  display: 'inline-block',
  px: '0.5',
  layerStyle: 'link.source',
  fontSize: 'mark',
  tabular: true,
  '[data-ground=ink] &': { color: 'tealPale', _hover: { color: 'white' } },
});

export const section = css({ pt: '0!' });
export const folded = css({ pt: '0!', pb: { base: '10!', lg: '16!' } });
export const checked = css({ mt: '2', textStyle: 'small', color: 'quiet' });
export const sources = css({
  mt: '6',
  pl: '7',
  split: '2',
  gap: '4 16',
  textStyle: 'small.easy',
  listStyle: 'decimal',
});
export const source = css({ pl: '1', breakInside: 'avoid', _marker: { color: 'quiet' } });
export const links = css({ flow: 'wrap', columnGap: '4' });
export const link = css({ display: 'inline-block', py: '0.5', layerStyle: 'link.source' });
