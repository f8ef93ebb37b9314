/**
 * Marks the request of a page that the browser had fetched ahead and shows now. Its value is the address that the
 * visitor comes from.
 */
export const SHOWN_AHEAD = 'Page-Shown-From';
