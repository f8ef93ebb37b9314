import { css } from '~/styled-system/css';

export const card = css({
  borderTop: '3px solid {colors.petrol}',
  borderRadius: 'card',
  border: '1px solid {colors.line}',
  bg: 'paper',
  p: { base: '5', md: '7' },
  '[data-full-screen] &': { border: '0', borderRadius: '0', bg: 'transparent', p: '0' },
});
const notPresented = css.raw({ '[data-full-screen] &': { display: 'none' } });
export const cardYears = css(notPresented, {
  color: 'petrol',
  fontWeight: '600',
  fontVariantNumeric: 'tabular-nums',
  fontSize: '0.9375rem',
});
export const cardTitle = css(notPresented, { mt: '1', fontSize: '1.375rem', lineHeight: '1.25' });
export const cardText = css({
  mt: '3',
  textWrap: 'pretty',
  maxW: '62ch',
  '[data-full-screen] &': {
    mt: '0',
    maxW: 'none',
    fontSize: 'clamp(1rem, 1.35vw, 2rem)',
    lineHeight: '1.45',
    color: 'ink',
  },
});
export const cardDetails = css(notPresented, { mt: '2', textWrap: 'pretty', maxW: '62ch', fontSize: '1rem' });
export const cardMeta = css(notPresented, {
  mt: '4',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  rowGap: '1',
  fontSize: '0.875rem',
  color: 'quiet',
});
export const cardLink = css({
  color: 'petrol',
  fontSize: '0.875rem',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  _hover: { color: 'petrolDark', textDecorationThickness: '2px' },
});
export const panel = css({
  border: '1px dashed {colors.lineStrong}',
  borderRadius: 'card',
  p: { base: '5', md: '7' },
  minH: { base: '0', lg: '17rem' },
  '[data-full-screen] &': {
    position: 'absolute',
    zIndex: '1',
    top: '4',
    right: '4',
    w: 'calc(100% - 2rem)',
    maxW: '26rem',
    minH: '0',
    bg: 'white',
    boxShadow: 'float',
  },
  '&:not([data-open])': { '[data-full-screen] &': { display: 'none' } },
});
export const panelHead = css({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '4',
});
export const panelTitle = css({ fontSize: '1.25rem', lineHeight: '1.3' });
export const panelTerm = css({
  display: 'block',
  mt: '0.5',
  fontSize: '0.9375rem',
  fontWeight: '500',
  color: 'quiet',
  letterSpacing: '0',
});
export const close = css({
  flexShrink: '0',
  display: 'grid',
  placeItems: 'center',
  w: '9',
  h: '9',
  borderRadius: 'control',
  color: 'ink',
  cursor: 'pointer',
  _hover: { bg: 'sky' },
});
export const facts = css({
  mt: '3',
  mb: '3',
  '& dt': { color: 'petrol', fontWeight: '600', fontSize: '0.875rem', mt: '2' },
  '& dd': { lineHeight: '1.55', fontSize: '1rem', textWrap: 'pretty' },
});
/** Keeps its room, because the story runs on while a box is read about. */
export const absent = css({
  mb: '2',
  fontSize: '0.875rem',
  color: 'signal.amberDeep',
  visibility: 'hidden',
  '&[data-is-so]': { visibility: 'visible' },
});
export const panelHint = css({ color: 'quiet', textWrap: 'pretty' });
