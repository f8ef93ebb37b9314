// Without Zod: the site loads it in the browser.

/** What a post is about. */
export const POST_CATEGORIES = ['products', 'partnerships', 'company', 'technology'] as const;
export type PostCategory = (typeof POST_CATEGORIES)[number];
