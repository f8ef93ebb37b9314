/** Replaces what forced colours drop. `!important`, because style modules come later. */
export const forcedColors = {
  '@media (forced-colors: active)': {
    // Browsers keep drawings' colours, which may vanish on the reader's background.
    svg: { color: 'inherit !important' },
    'main :is([aria-pressed=true], [aria-selected=true], :is(a, button)[aria-current]):not(:focus-visible)': {
      outline: '2px solid Highlight !important',
      outlineOffset: '-2px !important',
    },
    // Separate rules, because a browser drops a list with another's pseudo-element.
    'progress::-webkit-progress-value': { backgroundColor: 'Highlight !important' },
    'progress::-moz-progress-bar': { backgroundColor: 'Highlight !important' },
  },
};
