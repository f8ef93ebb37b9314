import { css } from '~/styled-system/css';

const SHEETS = '@media (min-width: 64rem)';

export const dialog = css({
  position: 'fixed',
  inset: '0',
  w: '100vw',
  h: '100dvh',
  maxW: 'none',
  maxH: 'none',
  m: '0',
  p: '0',
  border: '0',
  bg: 'white',
  color: 'body',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  _print: { display: 'none' },
});
export const stage = css({
  overflow: 'auto',
  '&[data-ground=ink]': { bg: 'ink' },
  '&[data-ground=paper]': { bg: 'paper' },
  _focusVisible: { outline: 'none!' },
  [SHEETS]: { display: 'grid', placeItems: 'center', overflow: 'hidden' },
});
export const sheet = css({
  [SHEETS]: {
    flexShrink: '0',
    w: '1280px',
    minH: '720px',
    display: 'grid',
    transform: 'scale(var(--deck-scale, 1))',
    // Takes the sheet's unscaled size out of the layout.
    m: '-1000px',
  },
});
export const controls = css({
  flow: 'row',
  justifyContent: 'end',
  gap: '2',
  p: '2 4',
  borderTop: 'hairline',
  bg: 'white',
});
export const control = css({
  layerStyle: 'tool',
  boxSize: '11',
  color: 'petrol',
  '&[aria-disabled]': { color: 'lineStrong', cursor: 'default' },
});
export const keys = css({
  px: '2',
  color: 'quiet',
  textStyle: 'caption',
  display: 'none',
  [SHEETS]: { display: 'block' },
});
