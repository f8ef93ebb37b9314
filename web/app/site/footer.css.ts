import { css } from '~/styled-system/css';

export const footer = css({
  bg: 'ink',
  color: '#B9CBD8',
  fontSize: '0.9375rem',
  borderTop: '1px solid #29455F',
  pt: { base: '14', lg: '20' },
  '@media print': { display: 'none' },
  // Room for the compliance banner, which must not cover the legal links (decisions F4).
  pb: 'calc(2.5rem + var(--banner-height, 0px))',
});
export const columns = css({
  display: 'grid',
  gap: { base: '10', lg: '8' },
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'minmax(0, 1.7fr) repeat(3, minmax(0, 1fr))',
  },
});
export const about = css({ gridColumn: { base: '1 / -1', lg: 'auto' }, maxW: '22rem' });
export const claim = css({ mt: '5' });
export const address = css({ mt: '5', fontStyle: 'normal', lineHeight: '1.6' });
export const heading = css({ color: 'white', fontSize: '0.9375rem', letterSpacing: '0', mb: '3' });
export const list = css({ listStyle: 'none' });
const linkBase = css.raw({
  display: 'inline-block',
  py: '1.5',
  lineHeight: '1.4',
  color: 'sky',
  transition: 'color 150ms',
  textUnderlineOffset: '0.25em',
  _hover: { color: 'white', textDecoration: 'underline' },
});
/** In a column of links under a heading. */
export const link = css(linkBase);
/** Beside words that lead nowhere: the line tells them apart, not the shade alone. */
export const linkAmongWords = css(linkBase, {
  textDecoration: 'underline',
  textDecorationThickness: '1px',
});
export const languages = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  listStyle: 'none',
  mt: { base: '10', lg: '14' },
  pt: '5',
  borderTop: '1px solid #29455F',
});
export const base = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '8',
  rowGap: '2',
  mt: '4',
});
export const legal = css({ display: 'flex', flexWrap: 'wrap', columnGap: '5', listStyle: 'none' });
export const plain = css({ display: 'inline-block', py: '1.5', lineHeight: '1.4' });
