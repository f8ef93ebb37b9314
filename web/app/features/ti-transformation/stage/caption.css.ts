import { css } from '~/styled-system/css';

export const caption = css({
  gridColumns: '1',
  alignItems: 'center',
  alignContent: { base: 'start', md: 'center' },
  px: { base: '5', md: '6' },
  py: { base: '3', md: '6', lg: '1' },
  borderTop: { base: 'hairline', md: '0', lg: 'hairline' },
  borderLeft: { md: 'hairline', lg: '0' },
  borderTopRightRadius: { md: 'card', lg: '0' },
  bg: 'paper',
  lg: { h: 'var(--caption-height)', overflowY: 'auto' },
  '[data-full-screen] &': { h: 'auto', py: '3' },
});
/** Keeps its room while a box is read about; what it shows would be seen within a hidden whole. */
export const told = css({ gridArea: '1 / 1', '[data-has-chosen] > &': { '& *': { visibility: 'hidden!' } } });
export const sentence = css({
  textStyle: { base: 'text.moderate', md: 'lead.moderate', lg: 'body.moderate' },
  color: 'ink',
  textWrap: 'pretty',
  '[data-full-screen] &': { fontSize: 'stage', lineHeight: 'close' },
});
export const panel = css({
  gridArea: '1 / 1',
  display: 'grid',
  gap: '0.5 4',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  textStyle: 'small.compact',
  color: 'ink',
  '[data-full-screen] &': { fontSize: 'stage' },
});
export const name = css({ fontSize: 'text', letterSpacing: '0' });
export const term = css({ ml: '2', textStyle: 'small', fontWeight: '500', color: 'quiet' });
export const facts = css({
  '& > div': { display: 'inline' },
  '& dt': { display: 'inline', color: 'petrol', fontWeight: '600', _after: { content: '": "' } },
  '& dd': { display: 'inline', mr: '2' },
});
export const absent = css({ color: 'signal.amberDeep' });
export const link = css({ layerStyle: 'link.source', textStyle: 'caption', whiteSpace: 'nowrap' });
export const close = css({ layerStyle: 'tool', boxSize: '9', color: 'ink' });
export const tools = css({ flow: 'inline', gap: '2' });
