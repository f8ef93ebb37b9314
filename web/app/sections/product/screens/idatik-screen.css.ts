import { css } from '~/styled-system/css';

export const address = css({
  display: 'none',
  _roomy: { display: 'flex', alignItems: 'center', gap: '2', px: '5', h: '9', borderBottom: 'hairline' },
});
export const steps = css({
  display: 'none',
  _roomy: { display: 'grid', gridTemplateColumns: '1fr 1fr auto', px: '5', pt: '5' },
});
export const step = css({
  position: 'relative',
  pt: '5',
  textStyle: 'tiny.snug',
  color: 'quiet',
  _before: { layerStyle: 'node.palette', top: '0', boxSize: '0.875rem', bg: 'white' },
  _after: {
    layerStyle: 'mark',
    top: '0.375rem',
    left: '0.875rem',
    right: '0',
    borderColor: 'colorPalette.border',
    borderTopWidth: 'stroke',
    borderStyle: 'solid',
  },
  '&:last-child': { _after: { display: 'none' } },
  '&[data-look=past]': { _before: { bg: 'colorPalette.muted' } },
  '&[data-look=current]': { color: 'ink', fontWeight: '600', _before: { borderWidth: 'ring.next' } },
});
export const asks = css({
  display: 'grid',
  px: '4',
  py: '2.5',
  _roomy: { px: '5', pt: '6', pb: '4', textStyle: 'small.snug' },
});
export const claims = css({ flex: '1', px: '4', _roomy: { px: '5' } });
export const claim = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2',
  alignItems: 'center',
  h: '8',
  borderTop: 'hairline',
  _roomy: { gridTemplateColumns: '1.25rem 11rem minmax(0, 1fr)', h: '10', textStyle: 'caption.snug' },
});
export const tick = css({ display: 'none', _roomy: { display: 'block' } });
export const label = css({ textStyle: 'tiny.snug', _roomy: { textStyle: 'caption.snug' } });
export const value = css({ flow: 'row', gap: '2', minW: '0' });
export const foot = css({
  flow: 'row',
  justifyContent: 'flex-end',
  gap: '2.5',
  px: '4',
  py: '1.5',
  borderTop: 'hairline',
  _roomy: { px: '5', py: '3.5' },
});
export const level = css({ display: 'none', mr: 'auto', _roomy: { display: 'block' } });
