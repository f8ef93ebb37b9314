import { css } from '~/styled-system/css';

export const group = css({ my: '6', '[data-full-screen] &': { display: 'none' } });
export const legend = css({ color: 'ink', fontWeight: '600', textStyle: 'text.compact', mb: '2.5' });
export const switches = css({ flow: 'wrap', gap: '2' });
const pressable = css.raw({ minH: '10', p: '1.5 4', layerStyle: 'press', textStyle: 'strong.tight' });
const filled = css.raw({
  bg: 'petrol',
  borderColor: 'petrol',
  color: 'white',
  _hover: { bg: 'petrolDark', borderColor: 'petrolDark' },
});
export const switchButton = css(pressable, { borderRadius: 'full', '&[aria-pressed=true]': filled });
export const advice = css({
  textStyle: 'small.moderate',
  maxW: '80ch',
  mt: '2.5',
  minH: { base: '0', md: '1.5em' },
});
export const controls = css({ mt: '5', flow: 'cluster', gap: '3 6', '[data-full-screen] &': { mt: '3' } });
export const buttons = css({ flow: 'wrap', gap: '2' });
const withSign = css.raw({ flow: 'inline', gap: '2' });
export const button = css(pressable, withSign, {
  minH: '11',
  '&[aria-disabled=true]': {
    color: 'quiet',
    borderColor: 'line',
    cursor: 'default',
    bg: 'paper',
    _hover: { borderColor: 'line', bg: 'paper' },
  },
});
export const mainButton = css(pressable, withSign, filled, { minH: '11' });
export const phaseName = css({
  flex: '1 1 14rem',
  color: 'ink',
  textStyle: 'title.card.compact',
  fontWeight: '650',
  '[data-full-screen] &': { fontSize: 'stageTitle', lineHeight: 'heading' },
});
export const settings = css({ flow: 'wrap', gap: '2' });
export const quietButton = css(pressable, withSign, {
  '&[aria-pressed=true]': { bg: 'sky', borderColor: 'petrol', color: 'petrolDark' },
});
