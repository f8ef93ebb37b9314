import { css } from '~/styled-system/css';

export const search = css({
  flow: 'row',
  flexShrink: '0',
  gap: '2',
  mx: '4',
  my: '1.5',
  px: '3',
  h: '8',
  layerStyle: 'field',
  fontSize: 'note',
  border: 'hairline.strong',
  borderRadius: '8px',
  // Around the whole field, of which only a part is the control.
  '&:has(:focus-visible)': { outline: '2px solid {colors.petrol}', outlineOffset: '2px' },
  _roomy: { mx: '5', my: '3.5', h: '9' },
});
export const input = css({
  flex: '1',
  minW: '0',
  bg: 'transparent',
  color: 'ink',
  fontSize: 'caption',
  outlineStyle: 'none!',
  // Smaller letters make phones enlarge the page while somebody types.
  '@media (pointer: coarse)': { fontSize: 'text' },
});
/** Stands in for the field where it would do nothing. */
export const typed = css({ flex: '1', display: 'none', _noscript: { display: 'block' } });
/** For screen readers alone where there is little room. */
export const count = css({
  layerStyle: 'clipped',
  _roomy: { position: 'static', w: 'auto', h: 'auto', clip: 'auto' },
});
export const layout = css({
  flex: '1',
  minH: '0',
  px: '4',
  _roomy: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 10.5rem', gap: '5', px: '5' },
});
export const hits = css({ h: 'full', minH: '0', flow: 'column' });
export const hit = css({
  flex: '1 1 0',
  minH: '3.125rem',
  maxH: '4.5rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'center',
  alignItems: 'center',
  gap: '0 2',
  borderTop: 'hairline',
  '&[hidden]': { display: 'none' },
});
export const marked = css({ '& mark': { bg: 'colorPalette.muted', color: 'ink', borderRadius: '3px' } });
export const snippet = css({ gridColumn: '1 / -1' });
export const none = css({ py: '4', '&[hidden]': { display: 'none' } });
export const page = css({
  display: 'none',
  _roomy: {
    display: 'grid',
    alignContent: 'start',
    gap: '4',
    border: 'hairline.palette',
    borderBottom: 'none',
    borderRadius: '8px 8px 0 0',
    p: '5 4',
    bg: 'colorPalette.subtle',
  },
});
export const lines = css({ display: 'block', color: 'colorPalette.border', w: 'full', h: 'auto' });
export const word = css({
  '&[hidden]': { display: 'none' },
  justifySelf: 'start',
  maxW: 'full',
  px: '1.5',
  py: '0.5',
  border: 'stroke.palette',
  bg: 'white',
  color: 'ink',
  textStyle: 'caption.snug',
});
export const read = css({ flow: 'row', gap: '2', color: 'colorPalette.fg', textStyle: 'tiny.snug' });
