import { css } from '~/styled-system/css';

export const list = css({
  gridColumns: { base: '1', sm: '2', lg: '3' },
  columnGap: { base: '6', lg: '12' },
  borderTop: 'hairline.strong',
});
export const entry = css({
  position: 'relative',
  flow: 'row',
  justifyContent: 'space-between',
  gap: '4',
  minH: '12',
  py: '3',
  layerStyle: 'row.closed',
});
export const tag = css({
  minW: '0',
  overflowWrap: 'anywhere',
  textStyle: 'title.card',
  color: 'fg',
  transition: 'color 150ms',
  _hover: { color: 'petrol' },
});
export const count = css({ flexShrink: '0', textStyle: 'caption', color: 'fg.subtle', tabular: true });
