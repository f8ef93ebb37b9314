// Without Zod, because /admin loads it in the browser.

/** Which pictures of the media library are listed: all, those that nothing shows, those without a German description. */
export const MEDIA_FILTERS = ['all', 'unused', 'undescribed'] as const;
export type MediaFilter = (typeof MEDIA_FILTERS)[number];
