import { css } from '~/styled-system/css';

export const addresses = css({ flow: 'column', gap: '4' });
export const address = css({
  flow: 'toolbar',
  gap: '3 6',
  p: { base: '5', md: '6' },
  layerStyle: 'card',
});
export const addressText = css({ minW: '0', flow: 'column', gap: '1' });
export const addressName = css({ textStyle: 'term', color: 'fg.subtle' });
export const url = css({
  textStyle: 'text',
  fontWeight: '550',
  color: 'petrol',
  overflowWrap: 'anywhere',
  _hover: { textDecoration: 'underline' },
});
export const copy = css({ cursor: 'pointer', flexShrink: '0' });

export const steps = css({ gridColumns: { base: '1', md: '3' }, gap: { base: '6', md: '10' } });
export const step = css({ borderTop: 'hairline.strong', pt: '4', flow: 'column', gap: '2' });
export const stepTitle = css({ textStyle: 'title.card' });
export const stepText = css({ color: 'fg.muted', textStyle: 'text.loose' });
export const promise = css({ mt: { base: '8', md: '10' }, maxW: '60ch', textStyle: 'text.loose' });

export const posts = css({ borderTop: 'hairline.strong' });
export const post = css({
  position: 'relative',
  flow: 'toolbar',
  gap: '1 8',
  py: '4',
  layerStyle: 'row.closed',
});
export const postTitle = css({
  textStyle: 'text.snug',
  fontWeight: '550',
  color: 'fg',
  transition: 'color 150ms',
  _hover: { color: 'petrol' },
});
export const date = css({ textStyle: 'caption', color: 'fg.subtle', tabular: true, whiteSpace: 'nowrap' });
