import { css } from '~/styled-system/css';

const WIDE = '@media print, (min-width: 64rem)';
const NARROW = '@media screen and (max-width: 63.98rem)';

export const figures = css({
  gridColumns: { base: '1', sm: '2' },
  gap: '8',
  alignSelf: 'end',
  [WIDE]: { gridColumns: '4' },
});
export const figure = css({ flow: 'figure', pl: '5', borderLeft: 'hairline.bright' });
export const figureValue = css({ color: 'white', textStyle: 'figure.large' });
export const figureLabel = css({ mt: '2', color: 'sky', textStyle: 'text.close' });

export const portfolio = css({
  w: 'full',
  borderCollapse: 'collapse',
  textAlign: 'left',
  textStyle: 'text.moderate',
  '& thead th': { color: 'quiet', textStyle: 'term', pb: '2' },
  '& th, & td': { pr: '6', verticalAlign: 'baseline' },
  [WIDE]: { '& tbody th, & tbody td': { py: '3.5' } },
  _print: { textStyle: 'small.compact', '& tbody th, & tbody td': { py: '2' } },
  'dialog &': { lg: { textStyle: 'large.moderate', '& th, & td': { verticalAlign: 'middle' } } },
  '& tbody tr': { borderTop: 'hairline' },
  '& tbody th': { color: 'ink', fontWeight: '650', whiteSpace: 'nowrap' },
  '& td:nth-of-type(1), & td:nth-of-type(1) span': { whiteSpace: 'nowrap' },
  [NARROW]: {
    display: 'block',
    '& thead': { layerStyle: 'clipped' },
    '& tbody, & tbody th, & tbody td': { display: 'block' },
    '& tbody tr': { display: 'block', py: '5' },
    '& tbody td': { mt: '2' },
    '& tbody td:not(:first-of-type)::before': {
      content: 'attr(data-label) ": "',
      color: 'quiet',
      fontSize: 'caption',
      fontWeight: '600',
    },
  },
});
export const productMark = css({
  display: 'inline-block',
  boxSize: '3',
  mr: '3',
  borderRadius: 'full',
  border: 'rule.palette',
});

export const roadmap = css({
  gridColumns: '1',
  alignSelf: 'center',
  [WIDE]: { gridColumns: '4', gridTemplateRows: 'repeat(4, auto)' },
});
/** Draws the line to the next node with borders, which printers do not leave out. */
export const step = css({
  position: 'relative',
  pl: '10',
  pb: '8',
  _before: { layerStyle: 'mark', left: '0.625rem', top: '1.375rem', bottom: '0', borderLeft: 'plannedRule' },
  [WIDE]: {
    // Shares its rows with its neighbours, whose titles may be longer.
    display: 'grid',
    gridRow: 'span 4',
    gridTemplateRows: 'subgrid',
    pl: '0',
    pr: '6',
    py: '12 0',
    _before: { inset: '0.625rem 0 auto 1.375rem', borderLeft: '0', borderTop: 'plannedRule' },
  },
  '&[data-status=active]': { _before: { borderColor: 'accent.teal.solid', borderStyle: 'solid' } },
  _last: { _before: { display: 'none' } },
});
export const stepNode = css({
  position: 'absolute',
  left: '0',
  top: '0',
  boxSize: '1.375rem',
  borderRadius: 'full',
  border: 'plannedRule',
  '[data-status=active] > &': { border: 'ring' },
  'dialog [data-status=active] > &': { animation: 'fillNode 250ms ease-out' },
});
export const stepPhase = css({ color: 'ink', textStyle: 'figure.small', lineHeight: 'node' });
export const stepTitle = css({ mt: '3', color: 'ink', textStyle: 'large.compact', textWrap: 'balance' });
export const stepStatus = css({ mt: '1', color: 'quiet', textStyle: 'strong' });
export const stepText = css({
  mt: '4',
  pt: '4',
  borderTop: 'hairline',
  textStyle: 'text.easy',
  _print: { mt: '2', pt: '2', textStyle: 'caption.close' },
});
export const note = css({
  alignSelf: 'end',
  layerStyle: 'caution',
  maxW: '44rem',
  textStyle: 'small.easy',
});

export const charts = css({
  gridColumns: '1',
  gap: '10 16',
  alignSelf: 'center',
  [WIDE]: { gridColumns: '2' },
});
export const benefits = css({
  gridColumns: '1',
  gap: '6 8',
  pt: '5',
  borderTop: 'hairline',
  alignSelf: 'end',
  [WIDE]: { gridColumns: '3' },
});
export const benefit = css({ breakInside: 'avoid' });
export const benefitTitle = css({ textStyle: 'title.small' });
export const benefitList = css({
  mt: '1.5',
  pl: '4.5',
  listStyle: 'disc',
  textStyle: 'text.moderate',
  _marker: { color: 'accent.teal.solid' },
});

export const metrics = css({
  gridColumns: '1',
  gap: '10 16',
  [WIDE]: { gridColumns: '1.6fr 1fr' },
});
export const facts = css({ display: 'grid', borderTop: 'hairline' });
export const fact = css({ flow: 'column', justifyContent: 'center', py: '4', borderBottom: 'hairline' });
export const factLabel = css({ color: 'quiet', textStyle: 'strong' });
export const factValue = css({ color: 'ink', textStyle: 'figure.amount.tight' });

export const readings = css({
  gridColumns: '1',
  gap: '6 8',
  alignSelf: 'end',
  [WIDE]: { gridColumns: '3' },
});
export const reading = css({
  pl: '5',
  borderLeft: 'edge.teal',
  lineHeight: 'easy',
  'dialog &': { lg: { textStyle: 'large.easy' } },
  '&:not([data-reading])': { borderLeft: 'plannedRule' },
});
export const readingQuarter = css({ display: 'block', color: 'ink', textStyle: 'figure.amount' });
