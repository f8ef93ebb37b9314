import { css } from '~/styled-system/css';

const base = css.raw({
  position: 'relative',
  py: { base: '16', lg: '28' },
  '@media print': { py: '6' },
  // Only with scroll anchoring, which keeps the view in place when sections above get their true height.
  '@supports (overflow-anchor: auto)': {
    '@media screen': {
      '[data-skips-sections] &': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 50rem' },
    },
  },
});

export const section = {
  white: css(base, { bg: 'white' }),
  paper: css(base, { bg: 'paper' }),
  sky: css(base, { bg: 'sky' }),
  ink: css(base, {
    bg: 'ink',
    color: 'sky',
    overflow: 'hidden',
    '& h2, & h3': { color: 'white' },
  }),
};

export const heading = {
  below: css({ maxW: '2xl', mb: { base: '6', md: '10', lg: '14' } }),
  none: css({ maxW: '2xl' }),
};

export const eyebrow = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  mb: { base: '2.5', md: '4' },
  fontSize: '0.875rem',
  fontWeight: '600',
  lineHeight: '1.4',
  color: 'petrol',
  '[data-ground=ink] &': { color: 'sky' },
});

const H1_SIZE = 'clamp(2.25rem, 1.55rem + 3vw, 3.75rem)';
const h1Look = css.raw({ lineHeight: '1.06', letterSpacing: '-0.028em' });
export const h1 = css(h1Look, { fontSize: H1_SIZE });
/** Fits one word of 20 letters, such as "Datenschutzerklärung", from 320 px on. */
export const h1OfOneWord = css(h1Look, { fontSize: `min(0.3rem + 6.8vw, ${H1_SIZE})`, hyphens: 'auto' });
export const h2 = css({ fontSize: 'clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem)' });
export const h3 = css({
  fontSize: { base: '1.125rem', md: '1.25rem' },
  lineHeight: '1.3',
  letterSpacing: '-0.012em',
});
export const lead = css({
  mt: { base: '3', md: '5' },
  fontSize: { base: '1.0625rem', md: '1.1875rem' },
  lineHeight: { base: '1.5', md: '1.6' },
  maxW: '60ch',
  textWrap: 'pretty',
});
