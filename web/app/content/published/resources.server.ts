import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { bytesOf } from 'contract/media';
import { RESOURCE_TEXT_NAMES } from 'contract/resource-fields';
import { z } from 'zod';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { graphql, selecting } from '~/content/store/graphql';
import type { Localized } from './localized';
import {
  entriesThat,
  type OrderedEntry,
  orderedEntry,
  orderedRow,
  type StoredOf,
} from './ordered-entry.server';
import { getPairs, inOrder, pairedLists } from './paired-rows.server';
import { versionOf } from './picture';
import { storedText } from './stored-text';

export interface ResourceFile {
  url: string;
  /** Changes with the content at the address; null if unknown. */
  version: string | null;
  bytes: number | null;
}

export type Resource = OrderedEntry<'resource'> & { file: Localized<ResourceFile> | null };

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

const row = orderedRow('resource', {
  file: z.object({ url: z.string(), size: z.number().nullish(), updatedAt: storedText }).nullish(),
});
type Row = z.output<typeof row>;

const answer = pairedLists(row);

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
  const source = { part: 'resources', query: ResourcesQuery, answer } as const;
  const { pairs } = await getPairs(source, language, from);
  return inOrder(pairs).map((pair) => ({
    documentId: pair.shared.documentId,
    entry: {
      ...orderedEntry('resource', language, pair),
      file: fileOf(language, pair.row, pair.german),
    },
  }));
}

/** Returns the published resources in their order. @throws ContentUnavailable */
export const getResources = entriesThat(({ isPublished }) => isPublished, getStoredResources);
