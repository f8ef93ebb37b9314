import { css } from '~/styled-system/css';

export const place = css({
  bg: 'white',
  borderTop: 'hairline',
  roundedBottom: { md: 'card' },
  lgDown: {
    position: 'sticky',
    bottom: 'var(--banner-height, 0px)',
    zIndex: '1',
    'html[data-banner-closed] &': { bottom: '0' },
  },
  '[data-full-screen] &': { position: 'static', rounded: '0' },
});
export const bar = css({
  display: 'grid',
  alignItems: 'center',
  gap: { base: '0 2', md: '0 4' },
  gridTemplateColumns: {
    base: 'auto minmax(0, 1fr) auto',
    lg: 'auto auto minmax(0, 1fr) minmax(0, 17rem) auto',
  },
  gridTemplateAreas: {
    base: '"play title reset" "play points reset"',
    lg: '"play reset points title screen"',
  },
  minH: '14',
  px: { base: '3', md: '4' },
  py: { base: '1.5', lg: '0' },
  '[data-full-screen] &': {
    minH: '4.5rem',
    lg: { gridTemplateColumns: 'auto auto minmax(0, 1fr) minmax(0, 30rem) auto' },
  },
});
const pressable = css.raw({
  flow: 'inline',
  justifyContent: 'center',
  gap: '2',
  minW: '11',
  minH: '11',
  layerStyle: 'press',
  textStyle: 'strong.tight',
});
export const toggle = css(pressable, {
  gridArea: 'play',
  px: { lg: '4' },
  minW: { base: '11', lg: '8.25rem' },
  bg: 'petrol',
  borderColor: 'petrol',
  color: 'white',
  _hover: { bg: 'petrolDark', borderColor: 'petrolDark' },
});
export const toggleWord = css({ lgDown: { layerStyle: 'clipped' } });
export const reset = css(pressable, { gridArea: 'reset' });
export const screen = css(pressable, { gridArea: 'screen', lgDown: { display: 'none' } });
export const points = css({ gridArea: 'points' });
export const title = css({
  gridArea: 'title',
  alignItems: 'center',
  color: 'ink',
  textStyle: { base: 'note.snug', lg: 'text.tight' },
  fontWeight: '650',
  '[data-full-screen] &': { fontSize: 'stageTitle', lineHeight: 'heading' },
});
