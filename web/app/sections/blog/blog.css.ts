import { css, cx } from '~/styled-system/css';
import { linkCard } from '~/ui/cards.css';

export const filter = css({ flow: 'cluster', gap: '4', my: { base: '4 10', lg: '4 14' } });

export const featured = css({
  gridColumns: { base: '1', md: '2' },
  gap: '6',
  '& > li:first-child': { gridColumn: { md: '1 / -1' } },
  '& > li:nth-child(2):last-child': { gridColumn: { md: '1 / -1' } },
});
export const rows = css({ borderTop: 'hairline.strong' });

const cover = css.raw({ display: 'block', w: 'full', h: 'auto', objectFit: 'cover' });
const body = css.raw({ flex: '1', minW: '0', flow: 'column', gap: '3' });
const title = css.raw({ textStyle: 'title.post', hyphens: 'auto', overflowWrap: 'break-word' });
export const looks = {
  lead: {
    article: cx(linkCard, css({ flexDirection: { md: 'row' } })),
    cover: css(cover, {
      aspectRatio: { base: '2 / 1', md: '16 / 10' },
      w: { md: '44%', lg: '52%' },
      flexShrink: '0',
      borderBottom: { base: 'hairline', md: '0' },
      borderRight: { md: 'hairline' },
      alignSelf: { md: 'stretch' },
    }),
    body: css(body, {
      p: { base: '6', lg: '10' },
      justifyContent: 'center',
      '& > ul:last-child': { mt: '2' },
    }),
    title: css(title, { textStyle: 'title.leadPost' }),
  },
  card: {
    article: linkCard,
    cover: css(cover, { aspectRatio: '2 / 1', borderBottom: 'hairline' }),
    body: css(body, { p: '6' }),
    title: css(title),
  },
  row: {
    article: css({
      position: 'relative',
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      columnGap: { md: '8', lg: '12' },
      rowGap: '5',
      py: { base: '7', lg: '8' },
      layerStyle: 'row.closed',
    }),
    cover: css(cover, {
      aspectRatio: { base: '2 / 1', md: '16 / 10' },
      w: { md: '12rem', lg: '15rem' },
      flexShrink: '0',
      alignSelf: 'start',
      borderRadius: 'control',
      border: 'hairline',
    }),
    body: css(body, { maxW: '46rem' }),
    title: css(title),
  },
};
export const cardLink = css({ color: 'fg', transition: 'color 150ms', _hover: { color: 'petrol' } });
export const excerpt = css({ lineHeight: 'easy' });

export const facts = css({
  flow: 'wrap',
  // Cuts off the dot before a fact that begins a line.
  ml: '-4',
  clipPath: 'inset(0 0 0 1rem)',
  pt: '1',
  textStyle: 'caption.loose',
  color: 'fg.subtle',
  tabular: true,
  '& time': { whiteSpace: 'nowrap' },
  '& li': { position: 'relative', pl: '4', _before: { content: '"·"', position: 'absolute', left: '1.5' } },
});

export const badges = css({ flow: 'wrap', gap: '2' });
const pill = css.raw({
  flow: 'inline',
  gap: '1.5',
  layerStyle: 'chip',
  border: 'hairline.hidden',
  textStyle: 'tag.loose',
});
export const badge = css(pill, { bg: 'colorPalette.subtle', color: 'colorPalette.fg' });
export const featuredBadge = css(pill, { borderColor: 'line', color: 'fg.muted' });

export const tags = css({ position: 'relative', zIndex: '1', flow: 'wrap', gap: { base: '1.5', md: '2' } });
export const tag = css({
  display: 'inline-block',
  p: { base: '1 2.5', md: '1 3' },
  minH: '6',
  borderRadius: 'full',
  border: 'hairline',
  bg: 'white',
  color: 'fg.muted',
  textStyle: 'caption.compact',
  fontWeight: '550',
  transition: 'color 150ms, border-color 150ms',
  _hover: { color: 'petrol', borderColor: 'petrol' },
  '&[aria-current]': { bg: 'sky', color: 'ink', borderColor: 'petrol' },
});
export const moreTags = css({ alignSelf: 'center', textStyle: 'caption', color: 'fg.subtle' });

export const pager = css({
  mt: { base: '10', lg: '14' },
  flow: 'toolbar',
  gap: '4',
  _print: { display: 'none' },
});
export const pagerPosition = css({ color: 'fg.subtle', tabular: true });
