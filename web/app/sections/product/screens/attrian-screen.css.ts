import { css } from '~/styled-system/css';

export const table = css({
  flex: '1',
  w: 'full',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': { px: '0.5', verticalAlign: 'middle', textAlign: 'center' },
  '& thead th': { textStyle: 'tiny.snug', fontWeight: '600', color: 'quiet', py: '2' },
  '& tbody': { borderBlock: 'hairline' },
  '& tbody tr + tr': { borderTop: 'hairline' },
  '& tbody th': { color: 'ink', fontWeight: '600' },
  '& th:first-child': { w: '34%', pl: '4', textAlign: 'start' },
  // Three roles and three rights have room on a phone.
  '& tr > :nth-child(n + 5), & tbody tr:nth-child(n + 4)': { display: 'none' },
  _roomy: {
    textStyle: 'caption.snug',
    '& th, & td': { px: '1' },
    '& th:first-child': { w: '25%', pl: '5' },
    '& th:last-child': { w: '19%' },
    '& thead th': { textStyle: 'note.snug', py: '3' },
    '& tr > :nth-child(n + 5)': { display: 'table-cell' },
    '& tbody tr:nth-child(n + 4)': { display: 'table-row' },
  },
});
export const tick = css({
  display: 'inline-block',
  boxSize: '4.5',
  accentColor: 'colorPalette.solid',
  verticalAlign: 'middle',
});
export const trail = css({
  flow: 'row',
  flexShrink: '0',
  gap: '2',
  px: '4',
  h: '9',
  bg: 'paper',
  _roomy: { px: '5', h: '12' },
});
export const entry = css({ flow: 'row', gap: '2', minW: '0' });
