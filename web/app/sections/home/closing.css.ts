import { css } from '~/styled-system/css';

export const band = css({
  py: { base: '8 0!', md: '16 0!', lg: '28 0!' },
  zIndex: '1',
  _print: { display: 'none' },
});
export const layout = css({
  gap: { base: '5', lg: '10' },
  alignItems: 'end',
  split: '1fr auto',
  pb: { base: '6', md: '10', lg: '14' },
  borderBottom: 'hairline.teal',
  position: 'relative',
  _after: { layerStyle: 'node', bottom: '-6px', boxSize: '11px', bg: 'white', border: 'stroke.bright' },
});
export const text = css({ mt: { base: '3', lg: '4' }, textStyle: 'fluid.leadOfClosing', maxW: '34em' });
