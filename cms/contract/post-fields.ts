// Without Zod: the site loads it in the browser.

/** What a post is about. */
export const POST_CATEGORIES = ['products', 'partnerships', 'company', 'technology'] as const;
export type PostCategory = (typeof POST_CATEGORIES)[number];

/**
 * What visitors meet of a post in one language: nothing, nothing until its date comes, what editors have, an earlier
 * version.
 */
export const POST_STATES = ['draft', 'scheduled', 'published', 'modified'] as const;
export type PostState = (typeof POST_STATES)[number];

/** Whether a published post is shown: a date in the future keeps it hidden until then (docs/decisions/0034). */
export const isDue = (publicationDate: string | null | undefined, now = Date.now()): boolean =>
  !publicationDate || Date.parse(publicationDate) <= now;
