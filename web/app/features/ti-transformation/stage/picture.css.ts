import { css } from '~/styled-system/css';

/** Colours by variable name, the same as in colors.ts for pictures on their own. */
const colors = css.raw({
  '--ink': 'colors.ink',
  '--body': 'colors.body',
  '--line': 'colors.line',
  '--paper': 'colors.paper',
  '--sky': 'colors.sky',
  '--white': 'colors.white',
  '--old': 'colors.accent.slate.solid',
  '--old-tint': 'colors.accent.slate.tint',
  '--old-soft': 'colors.accent.slate.soft',
  '--new': 'colors.accent.teal.solid',
  '--new-tint': 'colors.accent.teal.tint',
  '--new-deep': 'colors.accent.teal.deep',
  '--warn': 'colors.signal.amber',
  '--warn-deep': 'colors.signal.amberDeep',
  '--warn-tint': 'colors.signal.amberTint',
  '--bad': 'colors.signal.red',
});

export const picture = css(colors, {
  position: 'relative',
  minW: '0',
  // Keeps colours and background in forced colours: old and new differ by colour.
  _highContrast: { forcedColorAdjust: 'none', color: 'ink' },
  '& [data-words=plain]': { display: 'none' },
  '&[data-wording=plain]': {
    '& [data-words=plain]': { display: 'inline' },
    '& [data-words=official]': { display: 'none' },
  },
});
export const drawings = css({ display: 'grid', placeItems: 'center', h: 'full' });
const drawn = css.raw({ fontFamily: 'body', userSelect: 'none' });
const onPhones = css.raw(drawn, { display: 'none', w: 'full', h: 'auto', maxW: '26.5rem' });
const shown = { display: { base: 'block', lg: 'none' } } as const;
/** Narrow windows show one of three, that of the phase (decision F6). */
export const drawing = {
  desktop: css(drawn, { display: { base: 'none', lg: 'block' }, boxSize: 'full' }),
  phoneOld: css(onPhones, { '[data-on-phone=phoneOld] &': shown }),
  phoneBoth: css(onPhones, { '[data-on-phone=phoneBoth] &': shown }),
  phoneNew: css(onPhones, { '[data-on-phone=phoneNew] &': shown }),
};
export const play = css({
  position: 'absolute',
  top: '50%',
  left: '50%',
  transform: 'translate(-50%, -50%)',
  flow: 'center',
  boxSize: { base: '14', lg: '16' },
  borderRadius: 'full',
  bg: 'petrol',
  color: 'white',
  cursor: 'pointer',
  boxShadow: '0 0 0 6px {colors.white}, 0 0 0 7px {colors.line}, {shadows.float}',
  transition: 'background-color 150ms',
  _hover: { bg: 'petrolDark' },
  '& svg': { fill: 'currentColor', ml: '4px' },
});

export const choice = css({
  outline: 'none',
  cursor: 'pointer',
  '&[aria-hidden=true]': { pointerEvents: 'none' },
  // Fades shapes but keeps words readable; overrides the player's values.
  '&[data-aside] [data-part^=shade]': { opacity: '0.25!' },
  '&[data-aside] text': { fill: 'quiet', fontWeight: '500' },
});
export const choiceFrame = css({
  stroke: 'transparent',
  strokeWidth: '2',
  '[aria-pressed=true] > &': { stroke: 'petrol' },
  '[role=button]:hover > &': { stroke: 'lineStrong' },
  '[role=button][aria-pressed=true]:hover > &': { stroke: 'petrol' },
  '[role=button]:focus-visible > &': { stroke: 'petrol', strokeWidth: '3' },
});
