import { css } from '~/styled-system/css';

/**
 * At the bottom right; on a phone, where that is the whole width, below the bar of a page: fields, buttons and the
 * keyboard are further down.
 */
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
  listStyle: 'none',
  // The room around a notice is nobody's: what lies below it can be pressed.
  pointerEvents: 'none',
  // Not `outline: 'none'`, which Panda writes as a transparent line: forced colours would show it.
  outlineStyle: 'none',
  // A dialog of the editors' screen has its fields and buttons where notices are otherwise: there they stand above it.
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
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'start',
  gap: '3',
  p: '4',
  bg: 'white',
  color: 'ink',
  borderRadius: 'card',
  border: '1px solid {colors.line}',
  boxShadow: 'float',
  fontSize: '0.9375rem',
  lineHeight: '1.5',
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
  display: 'grid',
  placeItems: 'center',
  w: '8',
  h: '8',
  m: '-1',
  borderRadius: 'control',
  color: 'quiet',
  cursor: 'pointer',
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
  border: '1px solid {colors.signal.red}',
  boxShadow: 'float',
});
