import { css, cx } from '~/styled-system/css';
import { secondary } from '~/ui/button.css';

export const index = css({
  position: 'relative',
  alignSelf: 'center',
  display: 'grid',
  rowGap: '5',
  ml: '1.5',
  borderLeft: 'stroke.soft',
  _print: { display: 'none' },
});
export const indexEntry = css({
  position: 'relative',
  pl: '6',
  _before: {
    layerStyle: 'mark',
    left: '-6.75px',
    top: '0.4375rem',
    boxSize: '3',
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
  mt: { base: '8', lg: '10' },
  split: '3',
  gap: '8 var(--gap)',
});
export const value = css({
  position: 'relative',
  pl: { base: '8', lg: '0' },
  pt: { lg: '8' },
  '&:nth-child(2)': { mt: 'var(--stair)' },
  '&:nth-child(3)': { mt: 'calc(2 * var(--stair))' },
  _before: {
    layerStyle: 'node',
    top: { base: '0.375rem', lg: '0' },
    boxSize: '3.5',
    border: 'stroke.bright',
    bg: 'white',
  },
  '&:last-child::before': { bg: 'tealBright' },
  '&:not(:last-child)::after': {
    layerStyle: 'mark',
    borderColor: 'line',
    borderStyle: 'solid',
    borderWidth: { base: 'stroke.left', lg: 'stroke.topRight' },
    borderTopRightRadius: { lg: '10px' },
    left: { base: '6px', lg: '20px' },
    top: { base: '1.625rem', lg: '6px' },
    bottom: { base: '-2rem', lg: 'auto' },
    h: { lg: 'calc(var(--stair) - 12px)' },
    w: { base: '0', lg: 'calc(100% + var(--gap) - 12.5px)' },
  },
});
export const text = css({ mt: '2' });

export const positions = css({ borderTop: 'hairline.strong' });
export const position = css({
  split: '0.8fr 1.2fr',
  gap: '7 16',
  alignItems: 'start',
  py: { base: '10', lg: '14' },
  layerStyle: 'row.closed',
});
export const top = css({ lg: { layerStyle: 'held' } });
export const title = css({ textStyle: 'title.job' });
export const facts = css({ flow: 'wrap', gap: '1 5', mt: '4', color: 'quiet' });
export const fact = css({ flow: 'inline', gap: '2', textStyle: 'small.moderate', fontWeight: '550' });
export const summary = css({ textStyle: 'lead.easy', color: 'ink', maxW: '54ch' });
export const lists = css({ mt: '8', gridColumns: { base: '1', md: '2' }, gap: '8 10' });
export const listTitle = css({ textStyle: 'title.small' });
export const points = css({ mt: '4', display: 'grid', gap: '3', lineHeight: 'easy' });
export const point = css({
  gridColumns: '0.5rem 1fr',
  gap: '3.5',
  _before: { content: '""', boxSize: '2', mt: '0.5em', borderRadius: 'full', bg: 'tealBright' },
});
export const apply = css({ mt: '7', _print: { display: 'none' } });

export const speculative = css({
  mt: { base: '10', lg: '14' },
  split: '1fr auto',
  alignItems: 'center',
  justifyItems: { base: 'start', lg: 'stretch' },
  gap: { base: '6', lg: '12' },
  p: { base: '6', md: '8', lg: '10' },
  border: 'planned',
  borderRadius: 'card',
});
export const speculativeAction = cx(secondary, css({ bg: 'white' }));
