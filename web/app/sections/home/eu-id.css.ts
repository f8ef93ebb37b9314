import { css } from '~/styled-system/css';

export const layout = css({
  display: 'grid',
  gap: { base: '10', lg: '16' },
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 0.85fr) minmax(0, 1.15fr)' },
});
export const action = css({ mt: '8' });
export const picture = css({
  mt: '12',
  maxW: '22rem',
  color: 'petrol',
  display: { base: 'none', lg: 'block' },
});
export const grid = css({
  display: 'grid',
  gap: '1px',
  bg: 'accent.teal.soft',
  border: '1px solid {colors.accent.teal.soft}',
  borderRadius: 'card',
  overflow: 'hidden',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
});
export const card = css({ bg: 'white', p: { base: '6', lg: '7' } });
export const icon = css({ color: 'accent.teal.solid', mb: '4' });
export const text = css({ mt: '2', fontSize: '1rem', lineHeight: '1.55' });
