/** Marks a page that was fetched ahead and is shown now; its value is the address the visitor comes from. */
export const SHOWN_AHEAD = 'Page-Shown-From';
