import { css } from '~/styled-system/css';

/** Uses paper and hairlines, because the band above is dark or in a product's colour. */
export const footer = css({
  bg: 'paper',
  color: 'quiet',
  textStyle: 'small',
  borderTop: 'hairline',
  pt: { base: '10', lg: '16' },
  _print: { display: 'none' },
  // Leaves room for the compliance banner, which must not cover the legal links (decisions F4).
  pb: 'calc(1.5rem + var(--banner-height, 0px))',
});
export const columns = css({
  display: 'grid',
  gap: { base: '7 8', sm: '10 8' },
  gridColumns: { base: '2', sm: '3', lg: '1.7fr 1fr 1fr 1fr' },
  '& > :nth-child(2)': { gridRow: { base: 'span 2', sm: 'auto' } },
});
export const about = css({ gridColumn: { base: '1 / -1', lg: 'auto' }, maxW: '22rem' });
export const claim = css({ mt: '4' });
export const address = css({ mt: '4', fontStyle: 'normal', lineHeight: 'loose' });
export const heading = css({
  flow: 'row',
  gap: '2.5',
  textStyle: 'small',
  letterSpacing: '0',
  mb: '2.5',
  _before: { content: '""', flex: 'none', boxSize: '9px', borderRadius: 'full', border: 'stroke.petrol' },
});
export const list = css({ ml: '4px', pl: '4', borderLeft: 'hairline' });
const linkBase = css.raw({
  display: 'inline-block',
  py: '1.5',
  lineHeight: 'compact',
  color: 'body',
  transition: 'color 150ms',
  textUnderlineOffset: '0.25em',
  _hover: { color: 'petrol', textDecoration: 'underline' },
});
export const link = css(linkBase);
/** Underlined among plain words, so that colour alone does not mark it. */
export const linkAmongWords = css(linkBase, {
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textDecorationColor: 'lineStrong',
  '&[aria-current]': {
    color: 'ink',
    fontWeight: '650',
    textDecorationThickness: '2px',
    textDecorationColor: 'petrol',
  },
});
export const languages = css({
  flow: 'wrap',
  columnGap: '5',
  mt: { base: '7', lg: '12' },
  pt: '4',
  borderTop: 'hairline',
});
export const base = css({ flow: 'wrap', justifyContent: 'space-between', gap: '1 8', mt: '1' });
export const legal = css({ flow: 'wrap', columnGap: '5' });
export const plain = css({ display: 'inline-block', py: '1.5', lineHeight: 'compact' });
