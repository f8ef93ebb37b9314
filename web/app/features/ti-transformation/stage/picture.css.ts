import { css } from '~/styled-system/css';

/** The colours of the picture by the names of its variables; colors.ts says the same for pictures on their own. */
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

/** 600 px high at every width (decisions F6): what does not fit is panned to, sideways or, on a phone, downwards. */
export const scroller = css(colors, {
  h: '600px',
  border: '1px solid {colors.line}',
  borderRadius: 'card',
  bg: 'white',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  // Old and new are told apart by their colours: the picture keeps them, and the ground that they were chosen for.
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'ink' },
  mx: { base: '-5', sm: '0' },
  smDown: { borderRadius: '0', borderInlineWidth: '0', scrollSnapType: 'y proximity' },
  scrollbarWidth: 'thin',
  // What timeline, controls and explanation leave of the screen. On a phone the picture pans there too.
  '[data-full-screen] &': { h: 'auto', minH: '0', border: '0', mx: '0' },
});
const drawn = css.raw({
  fontFamily: 'body',
  userSelect: 'none',
  mx: 'auto',
});
export const drawing = {
  desktop: css(drawn, {
    display: { base: 'none', sm: 'block' },
    // As wide as the scroller within its border, where the column is 1200 px: there the picture must not pan.
    w: '1198px',
    maxW: 'none',
    h: '598px',
    '[data-full-screen] &': { w: 'full', h: 'full' },
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
  // Shapes step back, words stay readable; more important than what the player sets.
  '&[data-aside] [data-part^=shade]': { opacity: '0.25!' },
  '&[data-aside] text': { fill: 'quiet', fontWeight: '500' },
});
/** Rings in petrol: round what is chosen, and double round what has the focus. */
export const choiceFrame = css({
  stroke: 'transparent',
  strokeWidth: '2',
  '[aria-pressed=true] > &': { stroke: 'petrol' },
  '[role=button]:hover > &': { stroke: 'lineStrong' },
  '[role=button][aria-pressed=true]:hover > &': { stroke: 'petrol' },
  '[role=button]:focus-visible > &': { stroke: 'petrol', strokeWidth: '3' },
});
