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

/**
 * The last part of the address of a post, as its preview has it: a post that was saved without a title has no address of
 * its own yet.
 */
export const postAddress = ({ slug, documentId }: { slug?: string | null; documentId: string }): string =>
  slug || documentId;

/** A tag of posts, in the spelling that most of them use, and how many have it. */
export interface KnownTag {
  tag: string;
  count: number;
}

/** Tags are the same whatever their case: "FHIR" and "fhir" are one. */
export const isSameTag = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The tags of a post, which Strapi stores one a line; of those that are the same, the first. */
export function tagsOf(lines: string | null | undefined): string[] {
  const tags = (lines ?? '')
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean);
  return tags.filter((tag, index) => tags.findIndex((other) => isSameTag(other, tag)) === index);
}
