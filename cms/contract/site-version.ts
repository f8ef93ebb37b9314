import { z } from 'zod';
import { ORDERED_PLURALS } from './ordered-kinds';

/** Parts of the content with versions of their own; a change of a file changes them all. */
export const CONTENT_PARTS = [
  'posts',
  'sections',
  'projects',
  'productTexts',
  ...ORDERED_PLURALS,
  'appearance',
  'homePage',
  'pageTexts',
  'company',
  'serviceStatus',
  'redirects',
] as const;
export type ContentPart = (typeof CONTENT_PARTS)[number];

const version = z.string().min(1);

const knownParts = z
  .object(
    Object.fromEntries(CONTENT_PARTS.map((part) => [part, version])) as Record<ContentPart, typeof version>,
  )
  .partial();

/** The header by which a copy of the site names itself, by a UUID that lasts as long as its process. */
export const COPY_HEADER = 'x-site-copy';

/** Answer of `GET /site-version`. Ignores parts that a newer Strapi may add. `copies` have asked lately. */
export const siteVersion = z.object({
  version,
  parts: knownParts.optional(),
  copies: z.number().int().optional(),
});
export type SiteVersion = z.output<typeof siteVersion>;
