import { css } from '~/styled-system/css';

export const card = css({
  borderTop: 'edge.petrol',
  borderRadius: 'card',
  border: 'hairline',
  bg: 'paper',
  p: { base: '5', md: '7' },
  '[data-full-screen] &': { border: '0', borderRadius: '0', bg: 'transparent', p: '0' },
});
const notPresented = css.raw({ '[data-full-screen] &': { display: 'none' } });
export const cardYears = css(notPresented, { color: 'petrol', textStyle: 'strong', tabular: true });
export const cardTitle = css(notPresented, { mt: '1', textStyle: 'title.panel.heading' });
export const cardText = css({
  mt: '3',
  maxW: '62ch',
  '[data-full-screen] &': { mt: '0', maxW: 'none', fontSize: 'stage', lineHeight: 'close', color: 'ink' },
});
export const cardDetails = css(notPresented, { mt: '2', maxW: '62ch', textStyle: 'text' });
export const cardMeta = css(notPresented, {
  mt: '4',
  flow: 'wrap',
  gap: '1 5',
  textStyle: 'caption',
  color: 'quiet',
});
export const cardLink = css({ layerStyle: 'link.source', textStyle: 'caption' });
export const panel = css({
  border: 'dashes',
  borderRadius: 'card',
  p: { base: '5', md: '7' },
  minH: { base: '0', lg: '17rem' },
  '[data-full-screen] &': {
    position: 'absolute',
    zIndex: '1',
    top: '4',
    right: '4',
    w: 'calc(100% - 2rem)',
    maxW: '26rem',
    minH: '0',
    bg: 'white',
    boxShadow: 'float',
  },
  '&:not([data-open])': { '[data-full-screen] &': { display: 'none' } },
});
export const panelHead = css({ flow: 'spread', alignItems: 'start', gap: '4' });
export const panelTitle = css({ fontSize: 'part', lineHeight: 'tight' });
export const panelTerm = css({
  display: 'block',
  mt: '0.5',
  textStyle: 'small',
  fontWeight: '500',
  color: 'quiet',
  letterSpacing: '0',
});
export const close = css({ flexShrink: '0', layerStyle: 'tool', boxSize: '9', color: 'ink' });
export const facts = css({
  my: '3',
  '& dt': { color: 'petrol', textStyle: 'term', mt: '2' },
  '& dd': { textStyle: 'text.easy' },
});
/** Keeps its room, because the story runs on while a box is read about. */
export const absent = css({
  mb: '2',
  textStyle: 'caption',
  color: 'signal.amberDeep',
  visibility: 'hidden',
  '&[data-is-so]': { visibility: 'visible' },
});
export const panelHint = css({ color: 'quiet' });
