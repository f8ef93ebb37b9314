import { css } from '~/styled-system/css';

export const grid = css({
  position: 'relative',
  display: 'grid',
  rowGap: '10',
  columnGap: '8',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, auto)' },
  justifyContent: 'space-between',
});
export const item = css({
  borderLeft: '1px solid {colors.quiet}',
  pl: '5',
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
});
export const figure = css({
  color: 'white',
  fontSize: 'clamp(2rem, 1.6rem + 1.4vw, 2.75rem)',
  fontWeight: '600',
  letterSpacing: '-0.03em',
  lineHeight: '1.1',
  whiteSpace: 'nowrap',
});
export const caption = css({ mt: '2', color: 'sky', fontSize: '1rem', lineHeight: '1.45', maxW: '16rem' });
export const band = css({ py: { base: '14!', lg: '20!' } });
export const numeric = css({ fontVariantNumeric: 'tabular-nums' });
