import { css } from '~/styled-system/css';

export const layout = css({
  display: 'grid',
  gap: { base: '8', lg: '20' },
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 0.8fr) minmax(0, 1.2fr)' },
});
export const aside = css({ lg: { position: 'sticky', top: '28' } });
export const picture = css({
  mt: '10',
  maxW: '22rem',
  display: { base: 'none', lg: 'block' },
  '@media print': { display: 'none' },
});
export const list = css({ listStyle: 'none', display: 'grid', gap: '4' });
export const resource = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  columnGap: '8',
  rowGap: '4',
  alignItems: 'end',
  bg: 'white',
  border: '1px solid {colors.line}',
  borderRadius: 'card',
  p: { base: '6', md: '7' },
  breakInside: 'avoid',
  transition: 'border-color 150ms',
  _hover: { borderColor: 'colorPalette.solid' },
});
export const kind = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  mb: '2',
  fontSize: '0.875rem',
  fontWeight: '600',
  color: 'colorPalette.fg',
  _before: {
    content: '""',
    w: '2.5',
    h: '2.5',
    borderRadius: 'full',
    border: '1.5px solid {colors.colorPalette.solid}',
  },
});
export const text = css({ mt: '1.5', lineHeight: '1.55', maxW: '52ch' });
/** The whole card is the target; the one link inside it is what keyboard and screen readers meet. */
export const action = css({
  whiteSpace: 'nowrap',
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
});
export const consultation = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
  alignItems: 'center',
  justifyItems: { base: 'start', lg: 'stretch' },
  gap: { base: '6', lg: '10' },
  bg: 'sky',
  borderRadius: 'card',
  p: { base: '6', md: '8', lg: '10' },
  '@media print': { display: 'none' },
});
export const consultationText = css({ mt: '2', maxW: '60ch' });
