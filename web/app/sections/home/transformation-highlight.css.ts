import { css } from '~/styled-system/css';

export const panel = css({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  gap: { base: '10', lg: '16' },
  alignItems: 'center',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.15fr)' },
  bg: 'ink',
  color: 'sky',
  borderRadius: 'card',
  p: { base: '6', sm: '8', lg: '14' },
  mb: '6',
  '& h3': { color: 'white', fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)' },
});
export const text = css({ mt: '4', mb: '8', maxW: '34em' });
export const eyebrow = css({ fontSize: '0.875rem', fontWeight: '600', color: 'tealPale', mb: '3' });

export const map = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 4.5rem minmax(0, 1fr)' },
  alignItems: 'center',
});
export const generation = css({
  border: '1px solid {colors.quiet}',
  borderRadius: 'card',
  p: '5',
  bg: 'ink',
  '&[data-new]': { borderColor: 'tealOnInk', bg: 'inkSoft' },
});
export const generationName = css({ fontWeight: '650', color: 'white', letterSpacing: '-0.01em', mb: '3' });
export const items = css({
  listStyle: 'none',
  display: 'grid',
  gap: '2.5',
  fontSize: '0.9375rem',
  lineHeight: '1.4',
});
export const item = css({
  display: 'grid',
  gridTemplateColumns: '1rem 1fr',
  gap: '2.5',
  alignItems: 'center',
});
export const node = css({
  w: '2.5',
  h: '2.5',
  borderRadius: 'full',
  border: '1.5px solid {colors.lineStrong}',
  '[data-new] &': { bg: 'tealOnInk', borderColor: 'tealOnInk' },
});
export const bridge = css({
  justifySelf: 'center',
  color: 'tealOnInk',
  transform: { base: 'rotate(90deg)', sm: 'none' },
  my: { base: '-1', sm: '0' },
  w: '4.5rem',
});
