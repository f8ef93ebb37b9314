import { css } from '~/styled-system/css';

export const hero = css({
  position: 'relative',
  overflow: 'hidden',
  bg: 'colorPalette.subtle',
  pt: { base: '24', lg: '32' },
  pb: { base: '14', lg: '24' },
  '@media print': { pt: '0' },
});
export const lattice = css({
  color: 'colorPalette.solid',
  maskImage: 'linear-gradient(100deg, transparent 30%, black 90%)',
  display: { base: 'none', md: 'block' },
});
export const columns = css({
  position: 'relative',
  display: 'grid',
  gap: { base: '10', lg: '16' },
  alignItems: 'center',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.15fr) minmax(0, 0.85fr)' },
});
export const subtitle = css({
  mt: '3',
  fontSize: 'clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem)',
  lineHeight: '1.35',
  fontWeight: '550',
  letterSpacing: '-0.015em',
  color: 'colorPalette.fg',
});
/** Says by whom what the badge above it claims was found. */
export const badgeNote = css({ mt: '-3', mb: '5', fontSize: '0.875rem', lineHeight: '1.5', color: 'quiet' });
export const description = css({ mt: '5', mb: '8', fontSize: '1.125rem', lineHeight: '1.6', maxW: '36em' });
export const primary = css({ bg: 'colorPalette.solid!', _hover: { bg: 'colorPalette.fg!' } });
export const picture = css({
  bg: 'white',
  border: '1px solid {colors.colorPalette.border}',
  borderRadius: 'card',
  p: { base: '6', md: '10' },
});
export const banner = css({
  position: 'relative',
  bg: 'colorPalette.fg',
  color: 'white',
  fontWeight: '650',
  letterSpacing: '0.04em',
  fontSize: '0.9375rem',
  textAlign: 'center',
  px: '5',
  py: '3.5',
  lineHeight: '1.4',
});

export const figures = css({
  borderBottom: '1px solid {colors.line}',
  bg: 'white',
});
export const figureGrid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  columnGap: '8',
  rowGap: '8',
  py: { base: '10', lg: '12' },
});
export const figure = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  borderLeft: '1.5px solid {colors.colorPalette.solid}',
  pl: { base: '4', md: '5' },
});
export const figureValue = css({
  color: 'ink',
  fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)',
  fontWeight: '600',
  letterSpacing: '-0.025em',
  lineHeight: '1.15',
  fontVariantNumeric: 'tabular-nums',
});
export const figureCaption = css({ mt: '1.5', fontSize: '0.9375rem', lineHeight: '1.4' });

export const cards = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '&[data-count="6"]': { lg: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const card = css({
  h: 'full',
  bg: 'white',
  border: '1px solid {colors.line}',
  borderRadius: 'card',
  p: { base: '6', lg: '8' },
  breakInside: 'avoid',
});
export const cardTop = css({ display: 'flex', alignItems: 'baseline', gap: '3', mb: '2' });
export const cardNode = css({
  flexShrink: '0',
  w: '3',
  h: '3',
  borderRadius: 'full',
  border: '1.5px solid {colors.colorPalette.solid}',
  bg: 'colorPalette.muted',
});
export const ready = css({
  flexShrink: '0',
  ml: 'auto',
  px: '2.5',
  py: '0.5',
  borderRadius: 'full',
  bg: 'signal.greenTint',
  color: 'signal.greenDeep',
  fontSize: '0.8125rem',
  fontWeight: '650',
});

export const split = css({
  display: 'grid',
  gap: { base: '8', lg: '20' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 0.7fr) minmax(0, 1.3fr)' },
});
export const benefitList = css({ listStyle: 'none', borderTop: '1px solid {colors.line}' });
export const benefit = css({
  display: 'grid',
  gridTemplateColumns: '1.75rem 1fr',
  gap: '3',
  py: '6',
  borderBottom: '1px solid {colors.line}',
  breakInside: 'avoid',
  '& svg': { mt: '0.2em', color: 'colorPalette.solid' },
});
export const text = css({ mt: '1.5' });

export const specs = css({
  display: 'grid',
  gap: '1px',
  bg: 'line',
  border: '1px solid {colors.line}',
  borderRadius: 'card',
  overflow: 'hidden',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
});
export const specGroup = css({ bg: 'white', p: { base: '6', lg: '8' }, breakInside: 'avoid' });
export const specItems = css({ listStyle: 'none', mt: '4', fontSize: '1rem' });
export const specItem = css({ py: '2', borderTop: '1px solid {colors.line}', lineHeight: '1.5' });

export const cases = css({
  display: 'grid',
  gap: { base: '8', lg: '10' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '&[data-count="3"]': { lg: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  '&[data-count="4"]': { xl: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const useCase = css({
  borderTop: '2px solid {colors.colorPalette.solid}',
  pt: '5',
  breakInside: 'avoid',
});

export const fallbackNote = css({ mt: '6', fontSize: '0.9375rem', color: 'quiet' });
export const genericTitle = css({ mt: '4' });
export const accentLink = css({ color: 'colorPalette.fg!' });
export const further = css({ mt: '6' });
