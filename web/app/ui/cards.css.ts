import { css } from '~/styled-system/css';

export const cardGrid = css({ gridColumns: { base: '1', md: '2', lg: '3' }, gap: '6' });

export const linkCard = css({
  position: 'relative',
  h: 'full',
  flow: 'column',
  layerStyle: 'card',
  overflow: 'hidden',
  transition: 'border-color 150ms',
  _hover: { borderColor: 'colorPalette.solid' },
  breakInside: 'avoid',
});
export const coveringLink = css({ _after: { layerStyle: 'mark', inset: '0' } });

export const emptyCard = css({ layerStyle: 'card', p: '8', flow: 'toolbar', gap: '6' });
