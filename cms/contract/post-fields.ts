// Imports no Zod, because the site loads this module in the browser.

export const POST_CATEGORIES = ['products', 'partnerships', 'company', 'technology'] as const;
export type PostCategory = (typeof POST_CATEGORIES)[number];

/** A language of a post, as visitors see it: hidden, hidden until its date, current, or an older version. */
export const POST_STATES = ['draft', 'scheduled', 'published', 'modified'] as const;
export type PostState = (typeof POST_STATES)[number];

/** Reports whether a published post is visible: a future date hides it until then (docs/decisions/0034). */
export const isDue = (publicationDate: string | null | undefined, now = Date.now()): boolean =>
  !publicationDate || Date.parse(publicationDate) <= now;

/** The last part of a post's address. The id stands in for the slug that a post saved without a title lacks. */
export const postAddress = ({ slug, documentId }: { slug?: string | null; documentId: string }): string =>
  slug || documentId;

/** A tag in its most common spelling, with the number of posts that have it. */
export interface KnownTag {
  tag: string;
  count: number;
}

/** Ignores case: "FHIR" and "fhir" are one tag. */
export const isSameTag = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Reads the tags of a post from Strapi's text, one a line, without repetitions. */
export function tagsOf(lines: string | null | undefined): string[] {
  const tags = (lines ?? '')
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean);
  return tags.filter((tag, index) => tags.findIndex((other) => isSameTag(other, tag)) === index);
}
