import type { DescribedFields } from './field';
import { LONG_TEXT_LENGTH, SHORT_TEXT_LENGTH } from './limits';
import { SHOWN_IN_SEARCH_RESULTS } from './search-result';

export const POST_TEXTS = {
  title: { widget: 'line', limit: SHORT_TEXT_LENGTH, isLocalized: true, isRequired: true },
  excerpt: { widget: 'text', limit: LONG_TEXT_LENGTH, isLocalized: true },
  content: { widget: 'markdown', limit: LONG_TEXT_LENGTH, isLocalized: true },
  seriesName: { widget: 'line', limit: SHORT_TEXT_LENGTH, isLocalized: true },
  seoTitle: {
    widget: 'line',
    limit: SHORT_TEXT_LENGTH,
    counts: SHOWN_IN_SEARCH_RESULTS.title,
    isLocalized: true,
  },
  seoDescription: {
    widget: 'text',
    limit: LONG_TEXT_LENGTH,
    counts: SHOWN_IN_SEARCH_RESULTS.description,
    isLocalized: true,
  },
} as const satisfies DescribedFields;

export const POST_CATEGORIES = ['products', 'partnerships', 'company', 'technology'] as const;
export type PostCategory = (typeof POST_CATEGORIES)[number];

/** Drawings for posts without a picture (docs/decisions/0087). */
export const POST_MOTIFS = [
  'expired-key',
  'three-dates',
  'checked-blocks',
  'who-writes-whom',
  'keep-or-erase',
  'checklist',
  'checked-request',
  'signature',
  'chain-of-trust',
  'network',
  'release',
  'partners',
  'team',
  'hospital',
  'prescription',
  'patient-record',
  'warning',
  'paragraph',
  'data-centre',
  'calendar',
] as const;
export type PostMotif = (typeof POST_MOTIFS)[number];

/** A language of a post, as visitors see it: hidden, hidden until its date, current, or an older version. */
export const POST_STATES = ['draft', 'scheduled', 'published', 'modified'] as const;
export type PostState = (typeof POST_STATES)[number];

/** A date as GraphQL, PostgreSQL or SQLite answers it. */
export type Moment = string | number | Date;

interface Saved {
  updatedAt?: Moment | null | undefined;
}

export interface Published extends Saved {
  publicationDate?: Moment | null | undefined;
}

const timeOf = (moment: Moment | null | undefined): number => new Date(moment ?? Number.NaN).getTime();

/** Reports whether a published post is visible: a future date hides it until then (docs/decisions/0034). */
export const isDue = (publicationDate: Published['publicationDate'], now = Date.now()): boolean =>
  !publicationDate || timeOf(publicationDate) <= now;

/** Reports whether a draft was saved after it was published, as Strapi's panel does (docs/decisions/0034). */
export const hasChanges = (draft: Saved, published: Saved | null | undefined): boolean =>
  timeOf(draft.updatedAt) > timeOf(published?.updatedAt);

/** Takes the date of the published version, which visitors see. */
export function postState(draft: Saved, published: Published | null | undefined): PostState {
  if (!published) return 'draft';
  if (!isDue(published.publicationDate)) return 'scheduled';
  return hasChanges(draft, published) ? 'modified' : 'published';
}

/** The last part of a post's address. The id stands in for the slug that a post saved without a title lacks. */
export const postAddress = ({ slug, documentId }: { slug?: string | null; documentId: string }): string =>
  slug || documentId;

/** Names that a post refers to by their text: those who sign posts, and series. */
export interface KnownNames {
  authors: string[];
  series: string[];
}

/** Ignores case and spaces around, so that a slip of the keyboard splits no series. */
export const isSameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

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
