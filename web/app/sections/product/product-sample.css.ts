import { css } from '~/styled-system/css';

export const section = css({ '[data-ground=white]:has([data-scene]) + &': { pt: '0!' } });
export const columns = css({ split: '0.7fr 1.3fr', gap: { base: '8', lg: '16' }, alignItems: 'start' });
export const words = css({ lg: { layerStyle: 'held' } });
export const text = css({ mt: '4', maxW: '34em' });
export const more = css({ mt: '5' });
export const panel = css({ minW: '0', layerStyle: 'panel', breakInside: 'avoid' });
export const part = css({ pt: '5', borderBottom: 'hairline.onInk' });
export const label = css({ px: { base: '5', md: '7' }, textStyle: 'term', color: 'white' });
export const code = css({
  layerStyle: 'code',
  textStyle: 'fluid.sample',
  px: { base: '5', md: '7' },
  py: '2 5',
  outlineOffset: '-4px!',
});
export const note = css({ p: { base: '3 5', md: '3 7' }, textStyle: 'note', color: 'sky' });
