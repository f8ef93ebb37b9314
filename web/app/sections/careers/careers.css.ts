import { css, cx } from '~/styled-system/css';
import { secondary } from '~/ui/button.css';

export const index = css({
  position: 'relative',
  alignSelf: 'center',
  borderBottom: 'hairline.strong',
  _print: { display: 'none' },
});
export const indexEntry = css({ py: '4', layerStyle: 'row', borderColor: 'lineStrong' });
export const indexLink = css({
  fontWeight: '600',
  color: 'petrol',
  lineHeight: 'close',
  textUnderlineOffset: '0.25em',
  _hover: { textDecoration: 'underline' },
});
export const indexFacts = css({ display: 'block', textStyle: 'small', color: 'quiet' });

export const values = css({ mt: { base: '8', lg: '10' }, split: '3', gap: '8 16' });
export const value = css({ pt: '6', borderTop: 'hairline.strong' });
export const text = css({ mt: '2' });

export const positions = css({ borderTop: 'hairline.strong' });
export const position = css({
  split: '0.8fr 1.2fr',
  gap: '7 16',
  alignItems: 'start',
  py: { base: '10', lg: '14' },
  layerStyle: 'row.closed',
});
export const top = css({ lg: { layerStyle: 'held' } });
export const title = css({ textStyle: 'title.job' });
export const facts = css({ flow: 'wrap', gap: '1 5', mt: '4', color: 'quiet' });
export const fact = css({ flow: 'inline', gap: '2', textStyle: 'small.moderate', fontWeight: '550' });
export const summary = css({ textStyle: 'lead.easy', color: 'ink', maxW: '54ch' });
export const lists = css({ mt: '8', gridColumns: { base: '1', md: '2' }, gap: '8 10' });
export const listTitle = css({ textStyle: 'title.small' });
export const points = css({
  mt: '4',
  display: 'grid',
  gap: '3',
  pl: '4.5',
  listStyle: 'disc',
  lineHeight: 'easy',
  _marker: { color: 'tealBright' },
});
export const apply = css({ mt: '7', _print: { display: 'none' } });

export const speculative = css({
  mt: { base: '10', lg: '14' },
  split: '1fr auto',
  alignItems: 'center',
  justifyItems: { base: 'start', lg: 'stretch' },
  gap: { base: '6', lg: '12' },
  p: { base: '6', md: '8', lg: '10' },
  border: 'planned',
  borderRadius: 'card',
});
export const speculativeAction = cx(secondary, css({ bg: 'white' }));
