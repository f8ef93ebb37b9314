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

/** 600 px high at every width (decisions F6); the rest is panned to, sideways or, on a phone, downwards. */
export const scroller = css(colors, {
  h: '600px',
  layerStyle: 'card',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  // Keeps colours and background in forced colours: old and new differ by colour.
  _highContrast: { forcedColorAdjust: 'none', color: 'ink' },
  mx: { base: '-5', sm: '0' },
  smDown: { borderRadius: '0', borderInlineWidth: '0', scrollSnapType: 'y proximity' },
  scrollbarWidth: 'thin',
  '[data-full-screen] &': { h: 'auto', minH: '0', border: '0', mx: '0' },
});
const drawn = css.raw({ fontFamily: 'body', userSelect: 'none', mx: 'auto' });
export const drawing = {
  desktop: css(drawn, {
    display: { base: 'none', sm: 'block' },
    // Fills the scroller within its border at a column of 1200 px, so that the picture does not pan.
    w: '1198px',
    maxW: 'none',
    h: '598px',
    '[data-full-screen] &': { boxSize: 'full' },
  }),
  phone: css(drawn, {
    display: { base: 'block', sm: 'none' },
    w: 'full',
    maxW: '430px',
    h: 'auto',
    scrollSnapAlign: 'start end',
  }),
};

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
