import { css } from '~/styled-system/css';

export const dates = css({ layerStyle: 'card', borderTop: 'edge.petrol', p: { base: '6', lg: '8' } });
export const datesTitle = css({ textStyle: 'title.card', mb: '2' });
export const dateList = css({
  md: { display: 'grid', gap: '6', gridColumns: '1.2fr 1fr 1.5fr' },
  lg: { display: 'block' },
});
export const keyDate = css({ py: '4', borderBottom: { base: 'hairline', md: '0', lg: 'hairline' } });
export const day = css({ color: 'ink', textStyle: 'figure.date' });
export const dayText = css({ mt: '1', textStyle: 'small.easy' });
export const asOf = css({ mt: '4', textStyle: 'caption', color: 'quiet' });

export const stepLayout = css({ gap: { base: '10', lg: '20' }, split: '0.75fr 1.25fr' });
export const stepHead = css({ lg: { layerStyle: 'held' } });
export const rail = css({
  display: { base: 'none', lg: 'grid' },
  mt: '8',
  borderLeft: 'stroke.tealSoft',
  textStyle: 'small.snug',
  _print: { display: 'none' },
});
export const railEntry = css({
  position: 'relative',
  gridColumns: '1.25rem 1fr',
  gap: '2',
  py: '1.5',
  pl: '5',
  counterIncrement: 'rail',
  color: 'petrol',
  _before: {
    layerStyle: 'node',
    left: '-5.5px',
    top: '0.75rem',
    boxSize: '2.5',
    bg: 'paper',
    border: 'stroke.teal',
  },
  _after: { content: 'counter(rail)', order: '-1', fontWeight: '600', tabular: true },
  _hover: { '& > a': { textDecoration: 'underline' } },
});
export const caution = css({ mt: '6', layerStyle: 'caution', textStyle: 'small.easy', maxW: '34rem' });
export const steps = css({ counterReset: 'step', borderTop: 'hairline' });
export const step = css({
  scrollMarginTop: '6.5rem',
  counterIncrement: 'step',
  gridColumns: { base: '2rem 1fr', md: '3.5rem 1fr' },
  py: { base: '6', lg: '8' },
  layerStyle: 'row.closed',
  _before: { content: 'counter(step)', color: 'accent.teal.solid', textStyle: 'figure.mainDate' },
});
export const when = css({
  flow: 'cluster',
  gap: '2 3',
  mb: '3',
  color: 'ink',
  fontWeight: '600',
  lineHeight: 'compact',
  tabular: true,
});
export const kind = css({
  layerStyle: 'chip',
  border: 'hairline.teal',
  color: 'accent.teal.deep',
  bg: 'white',
  textStyle: 'note.moderate',
  '&[data-kind=law], &[data-kind=computed]': {
    borderColor: 'accent.indigo.soft',
    bg: 'accent.indigo.tint',
    color: 'accent.indigo.deep',
  },
});
export const stepText = css({ mt: '2', maxW: '40rem' });

export const benefits = css({ split: '3' });
export const benefit = css({
  gridColumns: 'auto 1fr',
  columnGap: { base: '4', md: '6' },
  py: '6',
  borderTop: 'hairline.teal',
  breakInside: 'avoid',
  lg: {
    display: 'block',
    p: '2 10',
    borderTop: '0',
    borderLeft: 'hairline.teal',
    _first: { pl: '0', borderLeft: '0' },
    _last: { pr: '0' },
  },
});
export const benefitIcon = css({
  color: 'accent.teal.solid',
  mt: { base: '0.125rem', lg: '0' },
  mb: { lg: '5' },
  gridRow: '1 / span 2',
});
export const benefitText = css({ mt: '2', lineHeight: 'loose' });

export const more = css({ borderTop: 'hairline' });
export const further = css({
  position: 'relative',
  gap: { base: '1.5 4', lg: '1.5 10' },
  alignItems: 'baseline',
  gridColumns: { base: '1fr auto', lg: '7rem 0.8fr 1fr auto' },
  py: '6',
  layerStyle: 'row.closed',
  transition: 'border-color 150ms',
  _hover: { borderColor: 'petrol' },
});
export const furtherKind = css({
  gridColumn: { base: '1 / -1', lg: 'auto' },
  color: 'quiet',
  textStyle: 'term',
});
export const furtherText = css({ gridColumn: { base: '1 / -1', lg: 'auto' }, lineHeight: 'easy' });
export const furtherArrow = css({
  color: 'petrol',
  alignSelf: 'center',
  gridRow: { base: '2', lg: 'auto' },
  gridColumn: { base: '2', lg: 'auto' },
  _print: { display: 'none' },
});
