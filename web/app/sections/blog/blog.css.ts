import { css } from '~/styled-system/css';

export const filter = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4',
  mt: '4',
  mb: { base: '10', lg: '14' },
});

/** Where two stand in a row, an odd number begins with one across both. */
export const featured = css({
  '& > li:first-child:nth-last-child(odd)': { gridColumn: { md: '1 / -1', lg: 'auto' } },
});
/** As high for a drawing as for a picture, also where a card is as wide as two. */
export const cardCover = css({
  display: 'block',
  w: 'full',
  h: 'auto',
  aspectRatio: '2 / 1',
  maxH: '13rem',
  objectFit: 'cover',
  borderBottom: '1px solid {colors.line}',
});
export const cardBody = css({ flex: '1', display: 'flex', flexDirection: 'column', gap: '3', p: '6' });
export const cardTitle = css({
  fontSize: '1.3125rem',
  lineHeight: '1.25',
  letterSpacing: '-0.014em',
  hyphens: 'auto',
  overflowWrap: 'break-word',
});
export const cardLink = css({
  color: 'fg',
  transition: 'color 150ms',
  _hover: { color: 'petrol' },
});
export const excerpt = css({ lineHeight: '1.55', textWrap: 'pretty' });

export const facts = css({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  mt: 'auto',
  // The dot before a fact that begins a line is cut off.
  ml: '-4',
  clipPath: 'inset(0 0 0 1rem)',
  pt: '1',
  fontSize: '0.875rem',
  lineHeight: '1.6',
  color: 'fg.subtle',
  fontVariantNumeric: 'tabular-nums',
  '& li': { position: 'relative', pl: '4', _before: { content: '"·"', position: 'absolute', left: '1.5' } },
});

export const badges = css({ listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: '2' });
const pill = css.raw({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  px: '2.5',
  py: '0.5',
  // The same height with a line around it and without.
  border: '1px solid transparent',
  borderRadius: 'full',
  fontSize: '0.8125rem',
  fontWeight: '600',
  lineHeight: '1.6',
});
export const badge = css(pill, { bg: 'colorPalette.subtle', color: 'colorPalette.fg' });
export const featuredBadge = css(pill, { borderColor: 'line', color: 'fg.muted' });

/** Above the link that covers the card. */
export const tags = css({
  position: 'relative',
  zIndex: '1',
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
});
export const tag = css({
  display: 'inline-block',
  px: '3',
  py: '1',
  minH: '6',
  borderRadius: 'full',
  border: '1px solid {colors.line}',
  bg: 'white',
  color: 'fg.muted',
  fontSize: '0.875rem',
  fontWeight: '550',
  lineHeight: '1.4',
  transition: 'color 150ms, border-color 150ms',
  _hover: { color: 'petrol', borderColor: 'petrol' },
  '&[aria-current]': { bg: 'sky', color: 'ink', borderColor: 'petrol' },
});
export const moreTags = css({ alignSelf: 'center', fontSize: '0.875rem', color: 'fg.subtle' });

export const pager = css({
  mt: { base: '10', lg: '14' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  '@media print': { display: 'none' },
});
export const pagerPosition = css({ color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' });
