import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { bytesOf } from 'contract/media';
import { ORDERED_SCHEMAS } from 'contract/ordered';
import { RESOURCE_TEXT_NAMES, type ResourcePart, type ResourceText } from 'contract/resource-fields';
import { z } from 'zod';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { graphql, selecting } from '~/content/store/graphql';
import { type Localized, localizedText } from './localized';
import { getOrderedRows, type StoredOf } from './ordered-rows.server';
import { versionOf } from './picture';

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
  file: Localized<ResourceFile> | null;
}

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
  ...ORDERED_SCHEMAS.resource.row.shape,
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
  from: ContentClient = contentClient(),
): Promise<StoredOf<Resource>[]> {
  const source = { kind: 'resource', query: ResourcesQuery, answer } as const;
  const { pairs } = await getOrderedRows<Row, z.output<typeof answer>>(source, language, from);
  return pairs.map(({ row: own, german, shared: { documentId, key, isPublished, part, address } }) => {
    const shown = (name: ResourceText) => localizedText(language, own?.[name], german?.[name]);
    const entry = {
      key,
      title: shown('title') ?? { value: key, lang: language },
      description: shown('description'),
      kind: shown('kind'),
      isPublished,
      part,
      address,
      file: fileOf(language, own, german),
    };
    return { documentId, entry };
  });
}

/** Returns the published resources in their order. @throws ContentUnavailable */
export async function getResources(
  language: Language,
  from: ContentClient = contentClient(),
): Promise<Resource[]> {
  const stored = await getStoredResources(language, from);
  return stored.map(({ entry }) => entry).filter(({ isPublished }) => isPublished);
}
