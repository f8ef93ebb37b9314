import { css } from '~/styled-system/css';

export const head = css({
  display: 'none',
  _roomy: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: '5', h: '11' },
});
const wide = css.raw({
  gridTemplateColumns: '4rem minmax(0, 1fr) 3.5rem 3.5rem 3rem',
  columnGap: '3',
  px: '5',
});
export const titles = css({
  display: 'none',
  _roomy: {
    ...wide,
    display: 'grid',
    py: '1.5',
    borderBlock: 'hairline',
    textStyle: 'tiny.snug',
    color: 'quiet',
    '& > :last-child': { textAlign: 'end' },
  },
});
export const rows = css({ flex: '1', display: 'grid' });
export const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: '2',
  alignContent: 'center',
  alignItems: 'center',
  px: '4',
  '& + &': { borderTop: 'hairline' },
  '&:nth-child(n + 4)': { display: 'none' },
  _roomy: { ...wide, '&:nth-child(n + 4)': { display: 'grid' } },
  '&[data-refused]': { bg: 'colorPalette.subtle' },
});
export const request = css({ gridColumn: '1 / 3', gridRow: '1', _roomy: { gridColumn: '2' } });
export const method = css({ color: 'colorPalette.fg', fontWeight: '650', mr: '1.5' });
export const time = css({ gridRow: '2', color: 'quiet', _roomy: { gridRow: '1' } });
export const system = css({ gridRow: '2', _roomy: { gridRow: '1', gridColumn: '3' } });
export const status = css({
  gridColumn: '3',
  gridRow: '1',
  flow: 'row',
  gap: '1.5',
  fontWeight: '650',
  tabular: true,
  '& svg': { color: 'signal.green' },
  '[data-refused] > &': { color: 'signal.red', '& svg': { color: 'signal.red' } },
  _roomy: { gridColumn: '4' },
});
export const duration = css({
  gridColumn: '3',
  gridRow: '2',
  textAlign: 'end',
  color: 'quiet',
  whiteSpace: 'nowrap',
  tabular: true,
  _roomy: { gridColumn: '5', gridRow: '1' },
});
export const reason = css({
  display: 'none',
  _roomy: { display: 'block', gridColumn: '2 / -1', color: 'signal.red', textStyle: 'tiny.snug' },
});
