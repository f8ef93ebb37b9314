import { css } from '~/styled-system/css';

export const panel = css({
  mt: { base: '12', lg: '16' },
  display: 'grid',
  columnGap: '14',
  rowGap: '6',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 0.6fr) minmax(0, 1.4fr)' },
  bg: 'sky',
  borderRadius: 'card',
  p: { base: '6', sm: '8', lg: '10' },
  '@media print': { border: 'hairline' },
});
export const lead = css({ mt: '2.5' });
export const list = css({});
export const item = css({
  display: 'grid',
  columnGap: '8',
  rowGap: '2.5',
  alignItems: 'baseline',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 0.9fr) minmax(0, 1.1fr)' },
  py: '4',
  layerStyle: 'row',
  textStyle: 'small.moderate',
  _first: { borderTop: '0', pt: '0' },
  _last: { pb: '0' },
});
export const what = css({ color: 'ink', fontWeight: '600' });
export const dates = css({
  display: 'grid',
  columnGap: '4',
  gridTemplateColumns: 'minmax(0, 1fr) 1.125rem minmax(0, 1fr)',
  fontVariantNumeric: 'tabular-nums',
});
export const label = css({ textStyle: 'note.compact', color: 'quiet' });
export const after = css({ color: 'ink', fontWeight: '600' });
export const arrow = css({ mt: '1.3125rem', color: 'petrol' });
