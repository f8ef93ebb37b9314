import { css } from '~/styled-system/css';

export const steps = css({
  gridColumns: { base: '1', md: '4' },
  columnGap: '8',
  // The last step ends where the page does, its words before its node.
  '&[data-named]': { md: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) 0.875rem' } },
});
/** Draws nodes and lines as borders, because forced colours remove fills. A node is 14 px. */
export const step = css({
  position: 'relative',
  pl: { base: '7', md: '0' },
  pt: { md: '7' },
  pb: { base: '3', md: '0' },
  _before: { layerStyle: 'node.palette', top: { base: '0.3125rem', md: '0' }, boxSize: '0.875rem' },
  _after: {
    layerStyle: 'mark',
    borderColor: 'colorPalette.solid',
    opacity: '0.5',
    left: { base: '0.375rem', md: '0.875rem' },
    right: { md: '-2rem' },
    top: { base: '1.1875rem', md: '0.375rem' },
    bottom: { base: '-0.3125rem', md: 'auto' },
    borderLeftWidth: { base: 'stroke', md: '0' },
    borderTopWidth: { base: '0', md: 'stroke' },
    borderStyle: 'dashed',
  },
  '&:last-child': {
    pb: '0',
    _after: { display: 'none' },
    '[data-named] > &': {
      md: {
        justifySelf: 'end',
        w: 'max-content',
        maxW: '26rem',
        textAlign: 'end',
        _before: { left: 'auto', right: '0' },
      },
    },
  },
  '&[data-look=past]': { _before: { bg: 'colorPalette.muted' }, _after: { borderStyle: 'solid' } },
  '&[data-look=current]': { _before: { borderWidth: 'ring' } },
});
export const name = css({
  display: 'block',
  textStyle: 'small.moderate',
  color: 'quiet',
  '[data-look=current] > &': { color: 'ink', fontWeight: '650' },
});
