import { css } from '~/styled-system/css';

export const head = css({
  display: 'none',
  _roomy: { display: 'flex', alignItems: 'center', gap: '3', px: '5', h: '11', borderBottom: 'hairline' },
});
export const encrypted = css({ flow: 'row', gap: '1.5', ml: 'auto', minW: '0', color: 'colorPalette.fg' });
export const thread = css({
  flex: '1',
  minH: '0',
  flow: 'column',
  justifyContent: 'flex-end',
  gap: '1.5',
  overflow: 'hidden',
  px: '4',
  py: '2',
  _roomy: { gap: '3', px: '5', py: '4', textStyle: 'caption.snug' },
});
export const message = css({
  flexShrink: '0',
  maxW: '86%',
  px: '3',
  py: '1.5',
  border: 'hairline.palette',
  borderRadius: '12px',
  alignSelf: 'flex-start',
  overflowWrap: 'anywhere',
  '&[data-own]': { alignSelf: 'flex-end', bg: 'colorPalette.subtle' },
  _roomy: { maxW: '74%', px: '3.5', py: '2.5' },
});
export const time = css({ ml: '2', textStyle: 'tiny.snug', color: 'quiet', whiteSpace: 'nowrap' });
export const composer = css({
  flow: 'row',
  flexShrink: '0',
  gap: '2',
  px: '4',
  py: '1.5',
  borderTop: 'hairline',
  _roomy: { px: '5', py: '3' },
});
export const field = css({
  flex: '1',
  minW: '0',
  px: '3',
  py: '1.5',
  layerStyle: 'field',
  border: 'hairline.strong',
  borderRadius: '8px',
  fontSize: 'note',
  // Smaller letters make phones enlarge the page while somebody types.
  '@media (pointer: coarse)': { fontSize: 'text', py: '1' },
});
export const send = css({ cursor: 'pointer', _hover: { bg: 'colorPalette.solid' } });

export const houses = css({
  display: 'grid',
  alignItems: 'center',
  md: { gridColumns: '1fr 4rem 1fr' },
  lg: { gridColumns: '1fr 5rem 1fr' },
});
export const other = css({ hideBelow: 'md' });
export const way = css({
  display: { base: 'none', md: 'grid' },
  placeItems: 'center',
  position: 'relative',
  _before: {
    layerStyle: 'mark',
    insetInline: '0',
    borderColor: 'colorPalette.solid',
    borderTopWidth: 'stroke',
    borderStyle: 'dashed',
  },
});
export const lock = css({
  flow: 'center',
  position: 'relative',
  boxSize: '11',
  borderRadius: 'full',
  border: 'stroke.palette',
  bg: 'white',
  color: 'colorPalette.fg',
});
