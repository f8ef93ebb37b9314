// Imports no Zod, because /admin loads this module in the browser.

export const MEDIA_FILTERS = ['all', 'unused', 'undescribed'] as const;
export type MediaFilter = (typeof MEDIA_FILTERS)[number];
