import { css } from '~/styled-system/css';

export const grid = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
});
export const card = css({
  h: 'full',
  display: 'flex',
  flexDirection: 'column',
  bg: 'white',
  border: '1px solid {colors.line}',
  borderRadius: 'card',
  p: { base: '6', lg: '8' },
});
export const text = css({ mt: '2', mb: '6' });
export const standards = css({ listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: '2', mt: 'auto' });
export const standard = css({
  bg: 'sky',
  color: 'ink',
  borderRadius: '6px',
  px: '2.5',
  py: '1',
  fontSize: '0.875rem',
  fontWeight: '550',
  lineHeight: '1.4',
});
