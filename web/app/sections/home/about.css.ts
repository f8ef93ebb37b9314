import { css } from '~/styled-system/css';

export const layout = css({
  display: 'grid',
  gap: { base: '10', lg: '20' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.15fr) minmax(0, 0.85fr)' },
});
export const prose = css({ mt: '6', maxW: '64ch' });
export const description = css({
  mt: '5',
  fontSize: '1.1875rem',
  lineHeight: '1.6',
  color: 'fg',
  maxW: '60ch',
});
export const photo = css({
  mt: '8',
  borderRadius: 'card',
  border: '1px solid {colors.line}',
  w: 'full',
  h: 'auto',
});
export const partners = css({ alignSelf: 'center' });
export const partnersTitle = css({ fontSize: '1.25rem', mb: '6' });
export const list = css({
  listStyle: 'none',
  position: 'relative',
  display: 'grid',
  gap: '5',
});
export const partner = css({
  position: 'relative',
  pl: '12',
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    left: '11px',
    top: '8',
    bottom: '-3rem',
    w: '1px',
    bg: 'lineStrong',
  },
});
export const mark = css({
  position: 'absolute',
  left: '0',
  top: '5',
  w: '6',
  h: '6',
  borderRadius: 'full',
  border: '1.5px solid {colors.petrol}',
  bg: 'white',
  _after: { content: '""', position: 'absolute', inset: '6px', borderRadius: 'full', bg: 'tealBright' },
});
export const partnerCard = css({
  border: '1px solid {colors.line}',
  borderRadius: 'card',
  p: '6',
  bg: 'white',
});
export const text = css({ mt: '1.5' });
