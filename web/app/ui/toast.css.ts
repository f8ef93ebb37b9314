import { css } from '~/styled-system/css';

/** Bottom right; on phones below the bar, because fields, buttons and the keyboard are further down. */
const place = css.raw({
  position: 'fixed',
  right: '0',
  bottom: 'var(--banner-height, 0px)',
  '@media (max-width: 47.99rem)': { 'html[data-frame=page] &': { top: '4rem', bottom: 'auto' } },
});
export const viewport = css(place, {
  zIndex: 'toast',
  w: 'full',
  maxW: '26rem',
  p: { base: '4', md: '6' },
  pointerEvents: 'none',
  // Panda writes `outline: 'none'` as a transparent line, which forced colours would show.
  outlineStyle: 'none',
  // Moves to the top over dialogs of /admin, which have fields and buttons at the usual place.
  'html:has([data-scope=dialog][data-state=open]) &': {
    right: '50%',
    translate: '50% 0',
    top: '0',
    bottom: 'auto',
    p: '2',
  },
});
const base = css.raw({
  pointerEvents: 'auto',
  gridColumns: 'auto 1fr auto',
  alignItems: 'start',
  gap: '3',
  p: '4',
  layerStyle: 'card',
  color: 'ink',
  boxShadow: 'float',
  textStyle: 'small.moderate',
  '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '&[data-swipe=cancel]': { transform: 'none', transition: 'transform 150ms ease-out' },
});
export const toast = {
  default: css(base, { '& > svg': { color: 'signal.green' } }),
  destructive: css(base, { borderColor: 'signal.red', '& > svg': { color: 'signal.red' } }),
};
export const icon = css({ mt: '0.15em' });
export const title = css({ fontWeight: '650' });
export const description = css({ color: 'body' });
export const close = css({
  layerStyle: 'tool',
  boxSize: '8',
  m: '-1',
  color: 'quiet',
  _hover: { bg: 'paper', color: 'ink' },
});
export const plain = css(place, {
  m: '4',
  zIndex: 'toast',
  maxW: '26rem',
  p: '4',
  bg: 'white',
  color: 'ink',
  borderRadius: 'card',
  border: 'hairline.error',
  boxShadow: 'float',
});
