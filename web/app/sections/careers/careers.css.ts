import { css } from '~/styled-system/css';

export const values = css({
  listStyle: 'none',
  mt: { base: '8', lg: '12' },
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
  columnGap: '12',
  rowGap: '10',
});
/** A node with the line that leads on from it. */
export const value = css({
  _before: {
    content: '""',
    display: 'block',
    h: '3',
    mb: '5',
    backgroundImage:
      'radial-gradient(circle at 6px 6px, {colors.tealBright} 0 5px, transparent 5.5px), linear-gradient({colors.line}, {colors.line})',
    backgroundSize: '12px 12px, 100% 1px',
    backgroundPosition: '0 0, 20px 6px',
    backgroundRepeat: 'no-repeat',
  },
});
export const text = css({ mt: '2' });

export const positions = css({ display: 'grid', gap: { base: '6', lg: '8' } });
export const position = css({
  bg: 'white',
  border: '1px solid {colors.line}',
  borderRadius: 'card',
  p: { base: '6', md: '8', lg: '10' },
  breakInside: 'avoid',
});
export const top = css({
  display: 'grid',
  gap: '6',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
});
export const title = css({ fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)', lineHeight: '1.2' });
export const facts = css({ listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: '2', mt: '4' });
export const fact = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  bg: 'sky',
  color: 'ink',
  borderRadius: 'full',
  px: '3',
  py: '1',
  fontSize: '0.875rem',
  fontWeight: '550',
  lineHeight: '1.5',
});
export const summary = css({ mt: '5', fontSize: '1.125rem', lineHeight: '1.6', maxW: '60ch' });
export const lists = css({
  mt: { base: '7', lg: '9' },
  pt: { base: '7', lg: '9' },
  borderTop: '1px solid {colors.line}',
  display: 'grid',
  columnGap: '12',
  rowGap: '8',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
});
export const listTitle = css({ fontSize: '1.0625rem', letterSpacing: '-0.01em' });
export const points = css({ listStyle: 'none', mt: '4', display: 'grid', gap: '3', lineHeight: '1.55' });
export const point = css({
  display: 'grid',
  gridTemplateColumns: '0.5rem minmax(0, 1fr)',
  gap: '3.5',
  _before: { content: '""', w: '2', h: '2', mt: '0.6em', borderRadius: 'full', bg: 'tealBright' },
});
export const apply = css({ '@media print': { display: 'none' } });
