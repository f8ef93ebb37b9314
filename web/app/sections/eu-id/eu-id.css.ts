import { css } from '~/styled-system/css';

export const dates = css({
  bg: 'white',
  border: '1px solid {colors.line}',
  borderTop: '3px solid {colors.petrol}',
  borderRadius: 'card',
  p: { base: '6', lg: '8' },
});
export const datesTitle = css({ fontSize: '1.125rem', letterSpacing: '-0.01em', mb: '2' });
export const dateList = css({
  md: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1.5fr)' },
  lg: { display: 'block' },
});
export const keyDate = css({
  py: '4',
  borderBottom: { base: '1px solid {colors.line}', md: '0', lg: '1px solid {colors.line}' },
});
export const day = css({
  color: 'ink',
  fontSize: { base: '1.375rem', md: '1.25rem', lg: '1.375rem' },
  fontWeight: '650',
  letterSpacing: '-0.02em',
  lineHeight: '1.3',
  fontVariantNumeric: 'tabular-nums',
});
export const dayText = css({ mt: '1', fontSize: '0.9375rem', lineHeight: '1.55', textWrap: 'pretty' });
export const asOf = css({ mt: '4', fontSize: '0.875rem', color: 'quiet' });

export const stepLayout = css({
  display: 'grid',
  gap: { base: '10', lg: '20' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 0.75fr) minmax(0, 1.25fr)' },
});
export const stepHead = css({
  alignSelf: 'start',
  lg: { position: 'sticky', top: '28' },
  '@media print': { position: 'static' },
});
export const caution = css({
  mt: '6',
  pl: '4',
  borderLeft: '3px solid {colors.signal.amber}',
  fontSize: '0.9375rem',
  lineHeight: '1.55',
  maxW: '34rem',
});
export const steps = css({
  listStyle: 'none',
  counterReset: 'step',
  borderTop: '1px solid {colors.line}',
});
export const step = css({
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: { base: '2rem minmax(0, 1fr)', md: '3.5rem minmax(0, 1fr)' },
  py: { base: '6', lg: '8' },
  borderBottom: '1px solid {colors.line}',
  breakInside: 'avoid',
  _before: {
    content: 'counter(step)',
    color: 'accent.teal.solid',
    fontSize: { base: '1.375rem', md: '1.75rem' },
    fontWeight: '650',
    letterSpacing: '-0.02em',
    lineHeight: '1.2',
    fontVariantNumeric: 'tabular-nums',
  },
});
export const when = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '2',
  mb: '3',
  color: 'ink',
  fontWeight: '600',
  lineHeight: '1.4',
  fontVariantNumeric: 'tabular-nums',
});
export const kind = css({
  px: '2.5',
  py: '0.5',
  borderRadius: 'full',
  border: '1px solid {colors.accent.teal.soft}',
  color: 'accent.teal.deep',
  bg: 'white',
  fontSize: '0.8125rem',
  lineHeight: '1.5',
  '&[data-kind=law], &[data-kind=computed]': {
    borderColor: 'accent.indigo.soft',
    bg: 'accent.indigo.tint',
    color: 'accent.indigo.deep',
  },
});
export const stepText = css({ mt: '2', maxW: '40rem', textWrap: 'pretty' });

export const benefits = css({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
});
export const benefit = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: { base: '4', md: '6' },
  py: '6',
  borderTop: '1px solid {colors.accent.teal.soft}',
  breakInside: 'avoid',
  lg: {
    display: 'block',
    py: '2',
    px: '10',
    borderTop: '0',
    borderLeft: '1px solid {colors.accent.teal.soft}',
    _first: { pl: '0', borderLeft: '0' },
    _last: { pr: '0' },
  },
});
export const benefitIcon = css({
  color: 'accent.teal.solid',
  mt: { base: '0.125rem', lg: '0' },
  mb: { lg: '5' },
  gridRow: '1 / span 2',
});
export const benefitText = css({ mt: '2', lineHeight: '1.6', textWrap: 'pretty' });

export const more = css({ listStyle: 'none', borderTop: '1px solid {colors.line}' });
export const further = css({
  position: 'relative',
  display: 'grid',
  columnGap: { base: '4', lg: '10' },
  rowGap: '1.5',
  alignItems: 'baseline',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr) auto',
    lg: '7rem minmax(0, 0.8fr) minmax(0, 1fr) auto',
  },
  py: '6',
  borderBottom: '1px solid {colors.line}',
  transition: 'border-color 150ms',
  _hover: { borderColor: 'petrol' },
  breakInside: 'avoid',
});
export const furtherKind = css({
  gridColumn: { base: '1 / -1', lg: 'auto' },
  color: 'quiet',
  fontSize: '0.875rem',
  fontWeight: '600',
});
export const furtherText = css({
  gridColumn: { base: '1 / -1', lg: 'auto' },
  lineHeight: '1.55',
  textWrap: 'pretty',
});
export const furtherArrow = css({
  color: 'petrol',
  alignSelf: 'center',
  gridRow: { base: '2', lg: 'auto' },
  gridColumn: { base: '2', lg: 'auto' },
  '@media print': { display: 'none' },
});
