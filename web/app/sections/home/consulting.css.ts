import { css } from '~/styled-system/css';

export const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
  borderTop: '1px solid {colors.line}',
});
export const offer = css({
  h: 'full',
  py: { base: '8', lg: '10' },
  px: { base: '0', lg: '10' },
  borderBottom: '1px solid {colors.line}',
});
export const column = css({
  '&:first-child > *': { pl: '0' },
  '&:last-child > *': { pr: '0' },
  '&:not(:first-child) > *': { lg: { borderLeft: '1px solid {colors.line}' } },
});
export const version = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  mb: '5',
  fontSize: '2.25rem',
  fontWeight: '600',
  lineHeight: '1',
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums',
  color: 'accent.teal.solid',
  _after: { content: '""', flex: '1', h: '1px', bg: 'line' },
});
export const text = css({ mt: '3' });
export const points = css({ listStyle: 'none', mt: '5', display: 'grid', gap: '2', fontSize: '0.9375rem' });
export const point = css({
  display: 'grid',
  gridTemplateColumns: '1rem 1fr',
  gap: '2.5',
  _before: { content: '""', w: '2', h: '2', mt: '0.55em', borderRadius: 'full', bg: 'tealBright' },
});
export const partners = css({
  mt: { base: '8', lg: '12' },
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'auto minmax(0, 1fr) auto' },
  alignItems: 'center',
  justifyItems: { base: 'start', lg: 'stretch' },
  gap: { base: '5', lg: '8' },
  bg: 'sky',
  borderRadius: 'card',
  p: { base: '6', lg: '8' },
});
export const partnersText = css({ mt: '1.5' });
export const partnersPicture = css({ w: '24', color: 'petrol', display: { base: 'none', lg: 'block' } });
