import { css } from '~/styled-system/css';

export const header = css({
  bg: 'paper',
  borderBottom: 'hairline',
  py: { base: '28 10', lg: '36 14' },
  _print: { pt: '0' },
});
export const aboveCover = css({ mt: '6' });
export const besideCover = css({
  mt: '6',
  lg: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 26rem', gap: '16', alignItems: 'center' },
});
export const intro = css({ flow: 'column', gap: '4', maxW: '52rem' });
export const title = css({ hyphens: 'auto', overflowWrap: 'break-word' });
const cover = css.raw({ display: 'block', w: 'full', borderRadius: 'card', border: 'hairline' });
export const drawing = css(cover, {
  mt: { base: '8', lg: '0' },
  aspectRatio: { base: '2 / 1', md: '3 / 1', lg: '16 / 10' },
  _print: { display: 'none' },
});
/** Reserves the picture's space before it loads. */
export const picture = css(cover, {
  mt: { base: '8', lg: '10' },
  h: 'auto',
  aspectRatio: { base: '16 / 9', md: '5 / 2' },
  objectFit: 'cover',
  bg: 'sky',
});

const body = css.raw({ py: { base: '12', lg: '20' }, _print: { display: 'block', py: '4' } });
export const withContents = css(body, {
  gap: { base: '0', lg: '16' },
  alignItems: 'start',
  split: '15rem 1fr',
});
export const alone = css(body);

export const contents = css({
  display: { base: 'none', lg: 'block' },
  position: 'sticky',
  top: '28',
  maxH: 'calc(100vh - 9rem)',
  overflowY: 'auto',
  textStyle: 'small.close',
  _print: { display: 'none' },
});
export const contentsTitle = css({ fontWeight: '650', color: 'fg', mb: '3' });
export const contentsList = css({
  display: 'grid',
  gap: '2.5',
  borderLeft: 'hairline',
  '& li': { pl: '4' },
  '& li[data-nested]': { pl: '7' },
  '& a': {
    color: 'fg.muted',
    transition: 'color 150ms',
    _hover: { color: 'petrol', textDecoration: 'underline' },
  },
});

export const text = css({
  minW: '0',
  maxW: '68ch',
  textStyle: 'large',
  lineHeight: 'reading',
  hyphens: 'auto',
  '& :is(h2, h3, h4)': { scrollMarginTop: '7rem' },
});
export const footer = css({ mt: '12', pt: '8', borderTop: 'hairline', flow: 'toolbar', gap: '6' });
export const about = css({ flow: 'column', gap: '4' });
export const allTags = css({ textStyle: 'text', _print: { display: 'none' } });
export const share = css({ flow: 'wrap', gap: '3 6', textStyle: 'text', _print: { display: 'none' } });
export const copy = css({ cursor: 'pointer' });

export const series = css({
  mt: '12',
  p: { base: '6', md: '8' },
  layerStyle: 'card',
  breakInside: 'avoid',
});
export const seriesPlace = css({ textStyle: 'term.compact', color: 'petrol', tabular: true });
export const seriesTitle = css({ mt: '1', textStyle: 'title.part', hyphens: 'auto' });
export const parts = css({
  mt: '5',
  pl: '6',
  listStyle: 'decimal',
  flow: 'column',
  gap: '3',
  '& ::marker': { color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' },
});
export const part = css({
  display: 'list-item',
  pl: '2',
  textStyle: 'text.snug',
  '& a': {
    color: 'petrol',
    fontWeight: '550',
    transition: 'color 150ms',
    _hover: { color: 'petrolDark', textDecoration: 'underline' },
  },
  '&[data-present]': { fontWeight: '650', color: 'fg' },
});
export const partWays = css({
  mt: '6',
  flow: 'wrap',
  gap: '3 6',
  textStyle: 'text',
  _print: { display: 'none' },
});

export const author = css({
  mt: '12',
  flow: 'row',
  alignItems: 'flex-start',
  gap: { base: '4', md: '6' },
  breakInside: 'avoid',
});
export const portrait = css({
  w: { base: '16', md: '24' },
  h: 'auto',
  aspectRatio: '1',
  flexShrink: '0',
  objectFit: 'cover',
  borderRadius: 'full',
  border: 'hairline',
  bg: 'sky',
});
export const authorText = css({ flow: 'column', gap: '2', minW: '0', alignSelf: 'center' });
export const authorName = css({ textStyle: 'title.card', overflowWrap: 'break-word' });
export const authorLine = css({ textStyle: 'text.loose', color: 'fg.muted' });

export const readNext = css({ borderTop: 'hairline', _print: { display: 'none' } });
export const nextPosts = css({
  '& > li:nth-child(3):last-child': {
    mdToLg: {
      gridColumn: '1 / -1',
      '& > article': { flexDirection: 'row' },
      '& > article > :first-child': { w: '44%', borderBottom: '0', borderRight: 'hairline' },
    },
  },
});
export const neighbours = css({
  borderTop: 'hairline',
  py: { base: '10', lg: '14' },
  _print: { display: 'none' },
});
export const neighbourGrid = css({ gridColumns: { base: '1', md: '2' }, gap: '6' });
export const neighbour = css({
  flow: 'column',
  gap: '2',
  p: '6',
  layerStyle: 'card',
  transition: 'border-color 150ms',
  _hover: { borderColor: 'petrol' },
  '&[data-direction=next]': { textAlign: { md: 'right' }, alignItems: { md: 'flex-end' } },
});
export const neighbourLabel = css({ flow: 'inline', gap: '2', textStyle: 'term', color: 'fg.subtle' });
export const neighbourTitle = css({
  fontWeight: '650',
  textStyle: 'large.snug',
  textWrap: 'balance',
  color: 'fg',
});
export const toList = css({ gridColumn: { md: '1 / -1' }, justifySelf: 'center' });
