import { css } from '~/styled-system/css';

export const hero = css({ layerStyle: 'band.paper', py: { base: '24 9', md: '28 16', lg: '44 28' } });
export const connected = css({ position: 'relative', minW: '0' });
export const columns = css({
  gap: { base: '6', md: '12', lg: '16' },
  alignItems: 'center',
  split: '1.12fr 0.88fr',
});
export const lead = css({ my: { base: '4 6', md: '6 9' }, textStyle: 'fluid.leadOfHero', maxW: '34em' });

export const card = css({
  position: 'relative',
  display: 'grid',
  layerStyle: 'card',
  boxShadow: 'float',
  overflow: 'hidden',
});
export const slide = css({
  gridArea: '1 / 1',
  gridColumns: '1',
  gridTemplateRows: 'auto 1fr',
  transition: 'opacity 350ms ease-out, visibility 350ms',
  '&[aria-hidden=true]': { opacity: '0', visibility: 'hidden' },
});
export const picture = css({
  bg: 'colorPalette.subtle',
  h: { base: '8.25rem', md: 'auto' },
  borderBottom: 'hairline',
  p: { base: '3 5', md: '6 12' },
  '& svg': { maxH: { base: '6.75rem', md: '15rem' } },
});
export const body = css({ flow: 'column', p: { base: '4', md: '8' }, pb: { base: '3', md: '4' } });
export const titleRow = css({ flow: 'cluster', gap: '2 4' });
export const kind = css({ textStyle: 'term', color: 'colorPalette.fg', mb: '1' });
export const name = css({ textStyle: 'title.hero' });
export const line = css({
  my: { base: '2 3', md: '3 5' },
  minH: { md: '3.3em' },
  textStyle: 'fluid.copyOfHero',
});
export const more = css({ mt: 'auto', color: 'colorPalette.fg!' });

export const controls = css({
  flow: 'bar',
  px: { base: '4', md: '6' },
  py: { base: '2', md: '0' },
  pb: { md: '4' },
  borderTop: { base: 'hairline', md: 'none' },
});
export const dots = css({ display: 'flex', gap: '1' });
/** A dot of 10 px in a target of 24 px. */
export const dot = css({
  flow: 'center',
  boxSize: '6',
  borderRadius: 'full',
  cursor: 'pointer',
  _after: {
    content: '""',
    boxSize: '2.5',
    borderRadius: 'full',
    border: 'stroke',
    transition: 'background-color 150ms, border-color 150ms',
  },
  _hover: { _after: { borderColor: 'petrol' } },
  '&[aria-current]': { _after: { bg: 'petrol', borderColor: 'petrol' } },
});
export const pause = css({
  layerStyle: 'tool',
  boxSize: '9',
  color: 'quiet',
  _hover: { bg: 'sky', color: 'petrol' },
  '&[data-paused] svg + svg, &:not([data-paused]) svg:first-child': { display: 'none' },
});
