import { css } from '~/styled-system/css';

export const top = css({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '6',
});
export const print = css({
  flexShrink: '0',
  gap: '2',
  display: { base: 'none', lg: 'inline-flex' },
  '@media print': { display: 'none!' },
});

export const legend = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  columnGap: '8',
  rowGap: { base: '1.5', md: '3' },
  mt: { base: '5', lg: '8' },
  mb: { base: '5', lg: '8' },
  fontSize: { base: '0.875rem', lg: '0.9375rem' },
  lineHeight: '1.45',
  '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', fontSize: '0.75rem' },
});
export const meaning = css({
  '& dd': { display: { base: 'inline', md: 'block' }, pl: { base: '2', md: '5' }, color: 'quiet' },
  '& dt': { mdDown: { display: 'inline' } },
});
export const matrix = css({
  '& svg': {
    display: 'inline-block',
    verticalAlign: '-0.1em',
    w: '3',
    h: '3',
    mr: '2',
    color: 'petrol',
    stroke: 'currentColor',
    strokeWidth: '1.5',
    '@media (forced-colors: active)': { color: 'CanvasText' },
  },
  '& dt': { color: 'ink', fontWeight: '600' },
  '& h3 + p': { mt: '1', fontSize: '0.9375rem', lineHeight: '1.45', fontWeight: '400', letterSpacing: '0' },
});

/** Prints this table, whatever the width, on one sheet. */
export const table = css({
  display: { base: 'none', lg: 'table' },
  w: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  lineHeight: '1.4',
  '& th, & td': { textAlign: 'left', verticalAlign: 'middle', px: '2', py: '2.5' },
  '& td > span': { color: 'ink', whiteSpace: 'nowrap' },
  // For screen readers; sighted readers see an empty cell.
  '& td > i': {
    position: 'absolute',
    w: '1px',
    h: '1px',
    overflow: 'hidden',
    clip: 'rect(0 0 0 0)',
  },
  '& thead th': { color: 'ink', fontWeight: '650', fontSize: '0.9375rem', verticalAlign: 'bottom' },
  '& tbody': { borderTop: '1.5px solid {colors.lineStrong}' },
  '& tbody:last-child': { borderBottom: '1.5px solid {colors.lineStrong}' },
  '& tbody tr + tr > :is(th, td)': { borderTop: '1px solid {colors.line}' },
  '& [scope=rowgroup]': { verticalAlign: 'top', pl: '0', pr: '6', py: '3' },
  '& [scope=row]': { color: 'ink', fontWeight: '600', whiteSpace: 'nowrap' },
  '& thead td:first-child': { w: '20%' },
  '& thead td + td': { w: '11%' },
  '& h3': { fontSize: '1.0625rem' },
  '& tr:hover > :not([scope=rowgroup])': { bg: 'sky' },
  '@media print': {
    display: 'table!',
    breakInside: 'avoid',
    fontSize: '0.625rem',
    '& th, & td': { px: '1', py: '1' },
    '& td > span': { whiteSpace: 'normal' },
    '& thead td:first-child': { w: '17%' },
    '& thead th, & h3': { fontSize: '0.75rem' },
    '& h3 + p': { fontSize: '0.625rem' },
    '& [scope=rowgroup]': { py: '1', pr: '3' },
    '& svg': { w: '2.5', h: '2.5', mr: '1' },
  },
});

export const lists = css({ display: { base: 'block', lg: 'none' }, '@media print': { display: 'none!' } });
export const groups = css({
  mb: '5',
  md: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: '8' },
  '& h3': { fontSize: '1.0625rem' },
});
export const product = css({
  borderTop: '1px solid {colors.lineStrong}',
  '& + p': { borderTop: '1px solid {colors.lineStrong}' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minH: '11',
    cursor: 'pointer',
    color: 'ink',
    fontWeight: '600',
    listStyle: 'none',
    _after: {
      content: '""',
      flexShrink: '0',
      w: '2',
      h: '2',
      borderRight: '1.5px solid currentColor',
      borderBottom: '1.5px solid currentColor',
      transform: 'translateY(-2px) rotate(45deg)',
    },
    '&::-webkit-details-marker': { display: 'none' },
  },
  '&[open] summary': { _after: { transform: 'translateY(2px) rotate(225deg)' } },
  '& dl': { display: 'grid', gap: '2', pb: '4', fontSize: '0.9375rem', lineHeight: '1.45' },
  '& dd': { pl: '5' },
});
export const marks = css({ display: 'flex', flexWrap: 'wrap', gap: '1', ml: 'auto', '& svg': { mr: '0' } });
export const company = css({
  pt: '3',
  fontSize: '0.9375rem',
  lineHeight: '1.45',
  '& strong': { color: 'ink', fontWeight: '600' },
});
