import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { bytesOf } from 'contract/media';
import { storedResource } from 'contract/resource';
import { RESOURCE_TEXT_NAMES, type ResourcePart, type ResourceText } from 'contract/resource-fields';
import { z } from 'zod';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { graphql, selecting } from '~/content/store/graphql';
import { loadAll } from '~/content/store/load-all';
import { type Localized, localizedText, pairWithGerman } from './localized';
import { versionOf } from './picture';

/** A PDF of the media library. */
export interface ResourceFile {
  url: string;
  /** Changes with the content at the address; null if unknown. */
  version: string | null;
  bytes: number | null;
}

export interface Resource {
  key: string;
  title: Localized<string>;
  description: Localized<string> | null;
  kind: Localized<string> | null;
  isPublished: boolean;
  part: ResourcePart;
  /** A path without language, or an address with https. */
  address: string | null;
  /** The language's own, or the German one. */
  file: Localized<ResourceFile> | null;
}

export interface StoredResource {
  documentId: string;
  resource: Resource;
}

/** The texts are those of the contract. */
export const ResourceRows = graphql(`
  fragment ResourceRow on Resource @_unmask {
    documentId
    key
    isPublished
    part
    address
    order
    file {
      url
      size
      updatedAt
    }
  }
`);

const ResourcesQuery = selecting(
  graphql(
    `
    query Resources($language: I18NLocaleCode!, $isGerman: Boolean!, $start: Int!, $limit: Int!) {
      rows: resources(locale: $language, sort: ["key"], pagination: { start: $start, limit: $limit })
        @skip(if: $isGerman) {
        ...ResourceRow
      }
      germanRows: resources(locale: "de", sort: ["key"], pagination: { start: $start, limit: $limit }) {
        ...ResourceRow
      }
    }
  `,
    [ResourceRows],
  ),
  'ResourceRow',
  RESOURCE_TEXT_NAMES,
);

const text = z.string().nullish();

const row = z.object({
  documentId: z.string(),
  key: z.string(),
  ...(Object.fromEntries(RESOURCE_TEXT_NAMES.map((name) => [name, text])) as Record<
    ResourceText,
    typeof text
  >),
  ...storedResource.shape,
  file: z.object({ url: z.string(), size: z.number().nullish(), updatedAt: text }).nullish(),
});
type Row = z.output<typeof row>;

const answer = z.object({ rows: z.array(row).optional(), germanRows: z.array(row) });

function fileOf(language: Language, own: Row | null, german: Row | null): Resource['file'] {
  const file = own?.file ?? german?.file;
  if (!file) return null;
  const { url, size, updatedAt } = file;
  const value = { url, version: versionOf(updatedAt), bytes: bytesOf(size) };
  return { value, lang: own?.file ? language : DEFAULT_LANGUAGE };
}

/** Returns all resources in their order, with those that visitors do not see. @throws ContentUnavailable */
export async function getStoredResources(
  language: Language,
  { cache, strapi }: ContentClient = contentClient(),
): Promise<StoredResource[]> {
  const rowsIn = (code: Language) =>
    cache.get({
      name: `resources-${code}`,
      part: 'resources',
      schema: answer,
      load: () =>
        loadAll((page) =>
          strapi.query(ResourcesQuery, { language: code, isGerman: code === DEFAULT_LANGUAGE, ...page }),
        ),
    });
  // Falls back to German: this language was never loaded before Strapi became unreachable.
  const found = (await orWhenUnavailable(rowsIn(language), null)) ?? (await rowsIn(DEFAULT_LANGUAGE));
  const { rows = [], germanRows } = found;
  const ownRows = language === DEFAULT_LANGUAGE ? germanRows : rows;
  return pairWithGerman(ownRows, germanRows)
    .sort((a, b) => a.shared.order - b.shared.order || a.shared.key.localeCompare(b.shared.key))
    .map(({ row: own, german, shared: { documentId, key, isPublished, part, address } }) => {
      const shown = (name: ResourceText) => localizedText(language, own?.[name], german?.[name]);
      const resource = {
        key,
        title: shown('title') ?? { value: key, lang: language },
        description: shown('description'),
        kind: shown('kind'),
        isPublished,
        part,
        address,
        file: fileOf(language, own, german),
      };
      return { documentId, resource };
    });
}

/** Returns the published resources in their order. @throws ContentUnavailable */
export async function getResources(
  language: Language,
  from: ContentClient = contentClient(),
): Promise<Resource[]> {
  const stored = await getStoredResources(language, from);
  return stored.map(({ resource }) => resource).filter(({ isPublished }) => isPublished);
}
