import { css } from '~/styled-system/css';

export const intro = css({
  position: 'relative',
  overflow: 'hidden',
  bg: 'paper',
  borderBottom: '1px solid {colors.line}',
  pt: { base: '24', lg: '32' },
  pb: { base: '12', lg: '20' },
  '@media print': { bg: 'white', pt: '0', pb: '6' },
});
export const lattice = css({
  color: 'colorPalette.solid!',
  maskImage: 'linear-gradient(100deg, transparent 35%, black 90%)',
  display: { base: 'none', md: 'block' },
  '@media print': { display: 'none' },
});
export const layout = css({
  position: 'relative',
  display: 'grid',
  gap: { base: '10', lg: '16' },
  alignItems: 'end',
  '&[data-aside]': { lg: { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 0.8fr)' } },
});
export const text = css({ maxW: '46rem' });
export const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  py: '2',
  mb: { base: '5', lg: '7' },
  position: 'relative',
  fontSize: '0.9375rem',
  fontWeight: '600',
  color: 'colorPalette.fg',
  textUnderlineOffset: '0.25em',
  _hover: { textDecoration: 'underline' },
  '@media print': { display: 'none' },
});
export const noBack = css({ pt: { base: '4', lg: '6' } });
export const badge = css({
  display: 'inline-flex',
  px: '3',
  py: '1',
  mb: '5',
  borderRadius: 'full',
  bg: 'white',
  border: '1px solid {colors.colorPalette.border}',
  color: 'colorPalette.fg',
  fontSize: '0.875rem',
  fontWeight: '600',
  lineHeight: '1.5',
});
