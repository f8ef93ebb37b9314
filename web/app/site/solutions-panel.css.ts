import { css } from '~/styled-system/css';

export const content = css({ gridColumns: '1fr 16.5rem', gap: '8', py: '6' });
export const aside = css({
  position: 'relative',
  flow: 'column',
  justifyContent: 'flex-end',
  p: '4',
  bg: 'sky',
  border: 'hairline',
  borderRadius: 'card',
  transition: 'border-color 150ms',
  _hover: { borderColor: 'petrol' },
  '& > svg': { w: '8.25rem', mb: 'auto', color: 'petrol' },
});
export const title = css({
  flow: 'inline',
  gap: '2',
  mt: '5',
  fontWeight: '650',
  lineHeight: 'tight',
  color: 'ink',
  _after: { layerStyle: 'mark', inset: '0', borderRadius: 'card' },
  _focusVisible: {
    outlineStyle: 'none',
    _after: { outline: '2px solid {colors.petrol}', outlineOffset: '2px' },
  },
  '& svg': { flex: 'none' },
});
export const line = css({ mt: '1', textStyle: 'caption.compact', color: 'quiet' });
