import { css } from '~/styled-system/css';

const NODE = '1.375rem';

export const milestone = css({
  columnGap: { base: '4', md: '6' },
  gridColumns: { base: `${NODE} 1fr`, lg: `11rem ${NODE} 1fr`, xl: `11rem ${NODE} 1fr 20rem` },
  gridTemplateRows: { base: 'auto auto auto 1fr', lg: 'auto auto 1fr', xl: 'auto 1fr' },
  pb: { base: '12', lg: '14' },
  breakInside: 'avoid',
  _last: { pb: '0' },
  _print: { pb: '6' },
});
export const date = css({
  gridColumn: { base: '2', lg: '1' },
  gridRow: '1',
  color: 'ink',
  fontWeight: '600',
  lineHeight: 'node',
  tabular: true,
  textAlign: { lg: 'right' },
  mb: { base: '3', lg: '0' },
});

export const rail = css({
  gridColumn: { base: '1', lg: '2' },
  gridRow: '1 / -1',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  justifyItems: 'center',
  rowGap: '2.5',
  mb: { base: '-9', lg: '-11' },
  _print: { mb: '-4' },
});
/** Draws the node with borders, which printers do not leave out. */
export const node = css({
  boxSize: NODE,
  borderRadius: 'full',
  border: 'stroke',
  bg: 'white',
  '[data-status=completed] &': { borderColor: 'accent.teal.solid', borderWidth: 'ring' },
  '[data-status=current] &': {
    borderColor: 'accent.blue.solid',
    borderWidth: 'ring.current',
    boxShadow: '0 0 0 5px {colors.accent.blue.tint}',
  },
  '[data-status=future] &': { borderStyle: 'dashed' },
});
export const track = css({
  // Clips instead of hiding: `hidden` creates a scroller, and the line would follow that one's scrolling.
  overflow: 'clip',
  w: '2px',
  minH: '4',
  'li:last-child &': { display: 'none' },
});
export const line = css({
  display: 'block',
  h: 'full',
  borderLeft: 'plannedRule',
  '[data-status=completed] &': { borderLeft: 'rule.teal' },
  // Draws the line as the page scrolls; browsers without scroll timelines show it whole.
  '@supports (animation-timeline: view())': {
    '@media screen and (prefers-reduced-motion: no-preference)': {
      animationName: 'drawDown',
      animationTimingFunction: 'linear',
      animationFillMode: 'both',
      animationTimeline: 'view(block 0% 30%)',
      animationRange: 'entry-crossing 0% entry-crossing 100%',
    },
  },
});

export const body = css({
  gridColumn: { base: '2', lg: '3' },
  gridRow: { base: '2', lg: '1' },
  maxW: '38rem',
  '& > span:first-child': { my: '-0.1875rem 4' },
});
export const text = css({ mt: '2' });

export const progress = css({
  mt: '5',
  p: '5',
  bg: 'accent.blue.tint',
  border: 'hairline.blue',
  borderRadius: 'control',
  maxW: '26rem',
});
export const progressLabel = css({
  flow: 'line',
  justifyContent: 'space-between',
  columnGap: '4',
  color: 'ink',
  textStyle: 'strong.compact',
});
export const progressValue = css({ textStyle: 'figure.small' });
export const bar = css({
  appearance: 'none',
  display: 'block',
  w: 'full',
  h: '2',
  mt: '3',
  border: 'hairline.current',
  borderRadius: 'full',
  overflow: 'hidden',
  bg: 'white',
  printColorAdjust: 'exact',
  '&::-webkit-progress-bar': { bg: 'white' },
  '&::-webkit-progress-value': { bg: 'accent.blue.solid' },
  '&::-moz-progress-bar': { bg: 'accent.blue.solid' },
});
export const progressAsOf = css({ mt: '3', textStyle: 'caption.close' });

export const news = css({
  gridColumn: { base: '2', lg: '3', xl: '4' },
  gridRow: { base: '3', lg: '2', xl: '1' },
  alignSelf: 'start',
  mt: { base: '5', xl: '0' },
  pl: '5',
  maxW: { base: '38rem', xl: 'none' },
  borderLeft: 'hairline',
  textStyle: 'small.easy',
});
export const newsTitle = css({ color: 'petrol', textStyle: 'term', mb: '1.5' });
