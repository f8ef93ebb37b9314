/**
 * Where the system paints everything in its own few colours (Windows' contrast themes), grounds and shades say nothing
 * any more. What they said is said otherwise, for all pages at once. `!important`: style modules come later.
 */
export const forcedColors = {
  '@media (forced-colors: active)': {
    // Browsers leave drawings their colours, which nobody can foresee on a ground of the reader's own.
    svg: { color: 'inherit !important' },
    // What is chosen or shown now. Where the focus is, its own ring stands.
    'main :is([aria-pressed=true], [aria-selected=true], :is(a, button)[aria-current]):not(:focus-visible)': {
      outline: '2px solid Highlight !important',
      outlineOffset: '-2px !important',
    },
    // Or the filled part would have the ground of the rest. Each browser drops a list that names the other's part.
    'progress::-webkit-progress-value': { backgroundColor: 'Highlight !important' },
    'progress::-moz-progress-bar': { backgroundColor: 'Highlight !important' },
  },
};
