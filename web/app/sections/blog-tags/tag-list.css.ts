import { css } from '~/styled-system/css';

export const list = css({
  gridColumns: { base: '1', md: '2' },
  columnGap: { base: '6', lg: '12' },
  borderTop: 'hairline.strong',
});
export const entry = css({
  position: 'relative',
  flow: 'row',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4',
  py: '4',
  layerStyle: 'row.closed',
});
export const names = css({ minW: '0' });
export const newest = css({ mt: '1', textStyle: 'caption', color: 'fg.muted' });
export const tag = css({
  overflowWrap: 'anywhere',
  textStyle: 'title.card',
  color: 'fg',
  transition: 'color 150ms',
  _hover: { color: 'petrol' },
});
export const count = css({ flexShrink: '0', textStyle: 'caption', color: 'fg.subtle', tabular: true });
