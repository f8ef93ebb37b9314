import { css } from '~/styled-system/css';

export const page = css({ py: { base: '12', lg: '20' } });
export const notice = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4',
  bg: 'signal.amberTint',
  color: 'signal.amberDeep',
  border: '1px solid {colors.signal.amber}',
  borderRadius: 'card',
  p: { base: '5', md: '6' },
  mb: { base: '10', lg: '14' },
  fontWeight: '600',
  lineHeight: '1.55',
  maxW: '56rem',
  '& svg': { mt: '0.1em' },
});
export const part = css({
  display: 'grid',
  columnGap: '16',
  rowGap: '5',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 0.6fr) minmax(0, 1.4fr)' },
  py: { base: '8', lg: '10' },
  borderTop: '1px solid {colors.line}',
  breakInside: 'avoid',
});
export const title = css({ fontSize: '1.375rem', lineHeight: '1.3', letterSpacing: '-0.015em' });
export const prose = css({ display: 'grid', gap: '4', maxW: '68ch' });
export const provider = css({
  fontStyle: 'normal',
  color: 'ink',
  fontSize: '1.125rem',
  lineHeight: '1.6',
  mb: '3',
});
export const name = css({ fontWeight: '650' });
export const facts = css({
  display: 'grid',
  columnGap: '8',
  rowGap: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 0.8fr) minmax(0, 1.2fr)' },
  maxW: '44rem',
});
export const fact = css({ display: 'contents' });
export const term = css({ fontSize: '0.9375rem', color: 'quiet', mb: { base: '-3', sm: '0' } });
export const value = css({ color: 'ink', fontWeight: '550', mb: { base: '2', sm: '0' } });
export const link = css({
  color: 'petrol',
  fontWeight: '600',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  _hover: { color: 'petrolDark' },
});
