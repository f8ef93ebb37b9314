import { css } from '~/styled-system/css';

const WIDE = '@media print, (min-width: 64rem)';
const NARROW = '@media screen and (max-width: 63.98rem)';

export const figures = css({
  display: 'grid',
  columnGap: '8',
  rowGap: '8',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  [WIDE]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
export const figure = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  pl: '5',
  borderLeft: '1px solid {colors.tealOnInk}',
});
export const figureValue = css({
  color: 'white',
  fontSize: 'clamp(2rem, 1.6rem + 1.4vw, 2.75rem)',
  fontWeight: '600',
  letterSpacing: '-0.03em',
  lineHeight: '1.1',
  fontVariantNumeric: 'tabular-nums',
});
export const figureLabel = css({ mt: '2', color: 'sky', fontSize: '1rem', lineHeight: '1.45' });

export const portfolio = css({
  w: 'full',
  borderCollapse: 'collapse',
  textAlign: 'left',
  fontSize: '1rem',
  lineHeight: '1.5',
  '& thead th': { color: 'quiet', fontSize: '0.875rem', fontWeight: '600', pb: '2' },
  '& th, & td': { pr: '6', verticalAlign: 'baseline' },
  [WIDE]: { '& tbody th, & tbody td': { py: '3.5' } },
  '& tbody tr': { borderTop: '1px solid {colors.line}' },
  '& tbody th': { color: 'ink', fontWeight: '650', whiteSpace: 'nowrap' },
  '& td:nth-of-type(1), & td:nth-of-type(1) span': { whiteSpace: 'nowrap' },
  [NARROW]: {
    display: 'block',
    '& thead': {
      position: 'absolute',
      w: '1px',
      h: '1px',
      overflow: 'hidden',
      clip: 'rect(0 0 0 0)',
    },
    '& tbody, & tbody th, & tbody td': { display: 'block' },
    '& tbody tr': { display: 'block', py: '5' },
    '& tbody td': { mt: '2' },
    '& tbody td:not(:first-of-type)::before': {
      content: 'attr(data-label) ": "',
      color: 'quiet',
      fontSize: '0.875rem',
      fontWeight: '600',
    },
  },
});
export const productMark = css({
  display: 'inline-block',
  w: '3',
  h: '3',
  mr: '3',
  borderRadius: 'full',
  border: '2px solid {colors.colorPalette.solid}',
});

export const roadmap = css({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
/** Draws the line to the next node with borders, which printers do not leave out. */
export const step = css({
  position: 'relative',
  pl: '10',
  pb: '8',
  _before: {
    content: '""',
    position: 'absolute',
    left: '0.625rem',
    top: '1.375rem',
    bottom: '0',
    borderLeft: '2px dashed {colors.lineStrong}',
  },
  [WIDE]: {
    pl: '0',
    pr: '6',
    pt: '12',
    pb: '0',
    _before: {
      left: '1.375rem',
      right: '0',
      top: '0.625rem',
      bottom: 'auto',
      borderLeft: '0',
      borderTop: '2px dashed {colors.lineStrong}',
    },
  },
  '&[data-status=active]': { _before: { borderColor: 'accent.teal.solid', borderStyle: 'solid' } },
  _last: { _before: { display: 'none' } },
});
export const stepNode = css({
  position: 'absolute',
  left: '0',
  top: '0',
  w: '1.375rem',
  h: '1.375rem',
  borderRadius: 'full',
  border: '2px dashed {colors.lineStrong}',
  '[data-status=active] > &': { border: '7px solid {colors.accent.teal.solid}' },
});
export const stepPhase = css({
  color: 'ink',
  fontSize: '1.375rem',
  fontWeight: '650',
  letterSpacing: '-0.02em',
  lineHeight: '1.375rem',
  fontVariantNumeric: 'tabular-nums',
});
export const stepTitle = css({
  mt: '3',
  color: 'ink',
  fontSize: '1.125rem',
  lineHeight: '1.4',
  textWrap: 'balance',
});
export const stepStatus = css({ mt: '1', color: 'quiet', fontSize: '0.9375rem', fontWeight: '600' });
export const note = css({
  mt: '4',
  [WIDE]: { mt: '10' },
  pl: '4',
  borderLeft: '3px solid {colors.signal.amber}',
  maxW: '44rem',
  fontSize: '0.9375rem',
  lineHeight: '1.55',
});

export const charts = css({
  display: 'grid',
  columnGap: '16',
  rowGap: '10',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const benefits = css({
  listStyle: 'none',
  display: 'grid',
  columnGap: '8',
  rowGap: '6',
  mt: '6',
  pt: '5',
  borderTop: '1px solid {colors.line}',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
export const benefit = css({ breakInside: 'avoid' });
export const benefitTitle = css({ fontSize: '1.0625rem', letterSpacing: '-0.01em' });
export const benefitList = css({
  mt: '1.5',
  pl: '4.5',
  listStyle: 'disc',
  fontSize: '1rem',
  lineHeight: '1.5',
  _marker: { color: 'accent.teal.solid' },
});

export const metrics = css({
  display: 'grid',
  columnGap: '16',
  rowGap: '10',
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)' },
});
export const facts = css({ borderTop: '1px solid {colors.line}' });
export const fact = css({ py: '4', borderBottom: '1px solid {colors.line}' });
export const factLabel = css({ color: 'quiet', fontSize: '0.9375rem', fontWeight: '600' });
export const factValue = css({
  color: 'ink',
  fontSize: '1.5rem',
  fontWeight: '650',
  letterSpacing: '-0.02em',
  lineHeight: '1.3',
  fontVariantNumeric: 'tabular-nums',
});

export const readings = css({
  display: 'grid',
  columnGap: '8',
  rowGap: '6',
  mt: '8',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const reading = css({
  pl: '5',
  borderLeft: '3px solid {colors.accent.teal.solid}',
  lineHeight: '1.55',
});
export const readingQuarter = css({
  display: 'block',
  color: 'ink',
  fontSize: '1.5rem',
  fontWeight: '650',
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
});
