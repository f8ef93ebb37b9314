import { css } from '~/styled-system/css';

export const top = css({ flow: 'spread', alignItems: 'flex-end', gap: '6' });
export const print = css({
  flexShrink: '0',
  gap: '2',
  display: { base: 'none', lg: 'inline-flex' },
  _print: { display: 'none!' },
});

export const legend = css({
  gridColumns: { base: '1', md: '3' },
  gap: { base: '1.5 8', md: '3 8' },
  my: { base: '5', lg: '8' },
  textStyle: 'fluid.dense',
  _print: { gridColumns: '3', fontSize: 'tiny' },
});
export const meaning = css({
  '& dd': { display: { base: 'inline', md: 'block' }, pl: { base: '2', md: '5' }, color: 'quiet' },
  '& dt': { mdDown: { display: 'inline' } },
});
export const matrix = css({
  '& svg': {
    display: 'inline-block',
    verticalAlign: '-0.1em',
    boxSize: '3',
    mr: '2',
    color: 'petrol',
    stroke: 'currentColor',
    strokeWidth: '1.5',
    _highContrast: { color: 'CanvasText' },
  },
  '& dt': { color: 'ink', fontWeight: '600' },
  '& h3 + p': { mt: '1', textStyle: 'small.close', fontWeight: '400', letterSpacing: '0' },
});

/** Prints this table, whatever the width, on one sheet. */
export const table = css({
  display: { base: 'none', lg: 'table' },
  w: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  textStyle: 'caption.compact',
  '& th, & td': { textAlign: 'left', verticalAlign: 'middle', p: '2.5 2' },
  '& td > span': { color: 'ink', whiteSpace: 'nowrap' },
  // For screen readers; sighted readers see an empty cell.
  '& td > i': { layerStyle: 'clipped' },
  '& thead th': { color: 'ink', fontWeight: '650', textStyle: 'small', verticalAlign: 'bottom' },
  '& tbody': { borderTop: 'stroke' },
  '& tbody:last-child': { borderBottom: 'stroke' },
  '& tbody tr + tr > :is(th, td)': { borderTop: 'hairline' },
  '& [scope=rowgroup]': { verticalAlign: 'top', pl: '0', pr: '6', py: '3' },
  '& [scope=row]': { color: 'ink', fontWeight: '600', whiteSpace: 'nowrap' },
  '& thead td:first-child': { w: '17%' },
  '& thead td + td': { w: '14%' },
  '& h3': { textStyle: 'body' },
  '& tr:hover > :not([scope=rowgroup])': { bg: 'sky' },
  _print: {
    display: 'table!',
    breakInside: 'avoid',
    fontSize: 'micro',
    '& th, & td': { p: '1' },
    '& td > span': { whiteSpace: 'normal' },
    '& thead td:first-child': { w: '17%' },
    '& thead th, & h3': { fontSize: 'tiny' },
    '& h3 + p': { fontSize: 'micro' },
    '& [scope=rowgroup]': { py: '1', pr: '3' },
    '& svg': { boxSize: '2.5', mr: '1' },
  },
});

export const lists = css({ display: { base: 'block', lg: 'none' }, _print: { display: 'none!' } });
export const groups = css({
  display: 'grid',
  gap: '3 8',
  mb: '5',
  md: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& h3': { textStyle: 'body' },
});
export const product = css({
  borderTop: 'hairline.strong',
  '& + p': { borderTop: 'hairline.strong' },
  '& summary': { layerStyle: 'summary', fontWeight: '600', _after: { boxSize: '2' } },
  '&[open] summary': { _after: { transform: 'translateY(2px) rotate(225deg)' } },
  '& dl': { display: 'grid', gap: '2', pb: '4', textStyle: 'small.close' },
  '& dd': { mt: '1.5' },
});
export const chips = css({
  flow: 'wrap',
  gap: '1.5',
  '& > li': { layerStyle: 'chip', bg: 'white', border: 'hairline.strong', color: 'ink', textStyle: 'tag' },
});
export const marks = css({ flow: 'wrap', gap: '1', ml: 'auto', '& svg': { mr: '0' } });
export const company = css({
  pt: '3',
  textStyle: 'small.close',
  '& strong': { color: 'ink', fontWeight: '600' },
});
