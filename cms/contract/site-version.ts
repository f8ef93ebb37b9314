import { z } from 'zod';

/** The parts of the content that change each on their own; files are in several of them and change all. */
export const CONTENT_PARTS = ['posts', 'sections', 'projects', 'productTexts', 'appearance'] as const;
export type ContentPart = (typeof CONTENT_PARTS)[number];

const version = z.string().min(1);

const knownParts = z
  .object(
    Object.fromEntries(CONTENT_PARTS.map((part) => [part, version])) as Record<ContentPart, typeof version>,
  )
  .partial();

/**
 * Answer of `GET /site-version`: the version of all content and of its parts. Ignores parts that this build does not
 * know, so that a newer Strapi does not look unreachable to an older site.
 */
export const siteVersion = z.object({ version, parts: knownParts.optional() });
export type SiteVersion = z.output<typeof siteVersion>;
