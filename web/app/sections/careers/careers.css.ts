import { css, cx } from '~/styled-system/css';
import { secondary } from '~/ui/button.css';

export const index = css({
  listStyle: 'none',
  position: 'relative',
  alignSelf: 'center',
  display: 'grid',
  rowGap: '5',
  ml: '1.5',
  borderLeft: 'stroke.soft',
  '@media print': { display: 'none' },
});
export const indexEntry = css({
  position: 'relative',
  pl: '6',
  _before: {
    content: '""',
    position: 'absolute',
    left: '-6.75px',
    top: '0.4375rem',
    w: '3',
    h: '3',
    borderRadius: 'full',
    bg: 'tealBright',
    boxShadow: '0 0 0 4px {colors.paper}',
  },
  '&:last-child::before': { bg: 'paper', border: 'planned' },
});
export const indexLink = css({
  fontWeight: '600',
  color: 'petrol',
  lineHeight: 'close',
  textUnderlineOffset: '0.25em',
  _hover: { textDecoration: 'underline' },
});
export const indexFacts = css({ display: 'block', textStyle: 'small', color: 'quiet' });

export const values = css({
  '--stair': { base: '0px', lg: '4rem' },
  '--gap': { base: '0px', lg: '4rem' },
  listStyle: 'none',
  mt: { base: '8', lg: '10' },
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
  columnGap: 'var(--gap)',
  rowGap: '8',
});
export const value = css({
  position: 'relative',
  pl: { base: '8', lg: '0' },
  pt: { lg: '8' },
  '&:nth-child(2)': { mt: 'var(--stair)' },
  '&:nth-child(3)': { mt: 'calc(2 * var(--stair))' },
  _before: {
    content: '""',
    position: 'absolute',
    left: '0',
    top: { base: '0.375rem', lg: '0' },
    w: '3.5',
    h: '3.5',
    borderRadius: 'full',
    border: 'stroke.bright',
    bg: 'white',
  },
  '&:last-child::before': { bg: 'tealBright' },
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    borderColor: 'line',
    borderStyle: 'solid',
    borderWidth: {
      base: 'stroke.left',
      lg: 'stroke.topRight',
    },
    borderTopRightRadius: { lg: '10px' },
    left: { base: '6px', lg: '20px' },
    top: { base: '1.625rem', lg: '6px' },
    bottom: { base: '-2rem', lg: 'auto' },
    h: { lg: 'calc(var(--stair) - 12px)' },
    w: { base: '0', lg: 'calc(100% + var(--gap) - 12.5px)' },
  },
});
export const text = css({ mt: '2', textWrap: 'pretty' });

export const positions = css({ borderTop: 'hairline.strong' });
export const position = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 0.8fr) minmax(0, 1.2fr)' },
  columnGap: '16',
  rowGap: '7',
  alignItems: 'start',
  py: { base: '10', lg: '14' },
  borderBottom: 'hairline',
  breakInside: 'avoid',
});
export const top = css({ lg: { position: 'sticky', top: '28' } });
export const title = css({ textStyle: 'title.job' });
export const facts = css({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  rowGap: '1',
  mt: '4',
  color: 'quiet',
});
export const fact = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  textStyle: 'small.moderate',
  fontWeight: '550',
});
export const summary = css({
  textStyle: 'lead.easy',
  color: 'ink',
  maxW: '54ch',
  textWrap: 'pretty',
});
export const lists = css({
  mt: '8',
  display: 'grid',
  columnGap: '10',
  rowGap: '8',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
});
export const listTitle = css({ textStyle: 'title.small' });
export const points = css({ listStyle: 'none', mt: '4', display: 'grid', gap: '3', lineHeight: 'easy' });
export const point = css({
  display: 'grid',
  gridTemplateColumns: '0.5rem minmax(0, 1fr)',
  gap: '3.5',
  textWrap: 'pretty',
  _before: { content: '""', w: '2', h: '2', mt: '0.5em', borderRadius: 'full', bg: 'tealBright' },
});
export const apply = css({ mt: '7', '@media print': { display: 'none' } });

export const speculative = css({
  mt: { base: '10', lg: '14' },
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
  alignItems: 'center',
  justifyItems: { base: 'start', lg: 'stretch' },
  gap: { base: '6', lg: '12' },
  p: { base: '6', md: '8', lg: '10' },
  border: 'planned',
  borderRadius: 'card',
});
export const speculativeAction = cx(secondary, css({ bg: 'white' }));
