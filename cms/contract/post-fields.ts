// Without Zod: the site loads it in the browser.

/** What a post is about. */
export const POST_CATEGORIES = ['products', 'partnerships', 'company', 'technology'] as const;
export type PostCategory = (typeof POST_CATEGORIES)[number];

/** Whether a published post is shown: a date in the future keeps it hidden until then (docs/decisions/0034). */
export const isDue = (publicationDate: string | null | undefined, now = Date.now()): boolean =>
  !publicationDate || Date.parse(publicationDate) <= now;

/**
 * The last part of the address of a post, as its preview has it: a post that was saved without a title has no address of
 * its own yet.
 */
export const postAddress = ({ slug, documentId }: { slug?: string | null; documentId: string }): string =>
  slug || documentId;
