import { css } from '~/styled-system/css';

export const layout = css({
  display: 'grid',
  gap: { base: '10', lg: '20' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 0.8fr) minmax(0, 1.2fr)' },
});
export const aside = css({ lg: { position: 'sticky', top: '28', alignSelf: 'start' } });
export const list = css({ listStyle: 'none', borderTop: '1px solid {colors.line}' });
export const reason = css({
  display: 'grid',
  gridTemplateColumns: { base: '2.5rem 1fr', md: '4rem 1fr' },
  py: { base: '7', lg: '9' },
  borderBottom: '1px solid {colors.line}',
});
export const number = css({
  fontSize: '1.25rem',
  fontWeight: '600',
  lineHeight: '1.3',
  color: 'accent.teal.solid',
  fontVariantNumeric: 'tabular-nums',
});
export const text = css({ mt: '2', maxW: '60ch' });
