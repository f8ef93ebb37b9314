import { css } from '~/styled-system/css';

export const panel = css({
  mt: { base: '8', lg: '10' },
  bg: 'sky',
  borderRadius: 'card',
  p: { base: '6', sm: '8' },
  _print: { border: 'hairline' },
});
export const lead = css({ mt: '2.5' });
export const item = css({
  gap: '2.5 8',
  alignItems: 'baseline',
  gridColumns: { base: '1', md: '0.9fr 1.1fr' },
  py: '4',
  layerStyle: 'row',
  textStyle: 'small.moderate',
  _last: { pb: '0' },
});
export const what = css({ color: 'ink', fontWeight: '600' });
export const dates = css({ columnGap: '4', gridColumns: '1fr 1.125rem 1fr', tabular: true });
export const label = css({ textStyle: 'note.compact', color: 'quiet' });
export const after = css({ color: 'ink', fontWeight: '600' });
export const arrow = css({ mt: '1.3125rem', color: 'petrol' });
