import type { Language } from 'contract/languages';
import { MOST_ROOT_FIELDS } from 'contract/limits';
import { forEachPlural, ORDERED, ORDERED_KINDS, type OrderedPlural } from 'contract/ordered-kinds';
import { z } from 'zod';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { graphql, listing } from '~/content/store/graphql';
import { loadAll } from '~/content/store/load-all';
import { storedText } from './stored-text';

/** By key. */
type Dates = ReadonlyMap<string, string>;

export interface ChangeDates extends Readonly<Record<OrderedPlural, Dates>> {
  projects: Dates;
  sections: Dates;
}

const listOf = (plural: string) => plural.replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase());
const LISTS = ORDERED_KINDS.map((kind) => listOf(ORDERED[kind].plural));

const ChangeDatesQuery = graphql(`
  query ChangeDates($language: I18NLocaleCode!, $start: Int!, $limit: Int!) {
    projects(locale: $language, sort: ["key"], pagination: { start: $start, limit: $limit }) {
      key
      updatedAt
    }
    sections(locale: $language, sort: ["sectionKey"], pagination: { start: $start, limit: $limit }) {
      sectionKey
      updatedAt
    }
  }
`);

const OrderedDatesQuery = graphql(`
  query OrderedDates($language: I18NLocaleCode!, $start: Int!, $limit: Int!) {
    projects(locale: $language, sort: ["key"], pagination: { start: $start, limit: $limit }) {
      key
      updatedAt
    }
  }
`);

const QUERIES = [
  ChangeDatesQuery,
  ...Array.from({ length: Math.ceil(LISTS.length / MOST_ROOT_FIELDS) }, (_, index) =>
    listing(OrderedDatesQuery, LISTS.slice(index * MOST_ROOT_FIELDS, (index + 1) * MOST_ROOT_FIELDS)),
  ),
];

const byKey = z.array(z.object({ key: z.string(), updatedAt: storedText }));
/** Missing in snapshots of earlier versions, which must still give a sitemap. */
const entries = Object.fromEntries(LISTS.map((list) => [list, byKey.default([])]));
const answer = z.object({
  ...entries,
  projects: byKey,
  sections: z.array(z.object({ sectionKey: z.string(), updatedAt: storedText })),
});

const datesIn = (rows: z.output<typeof byKey> = []): Dates =>
  new Map(rows.map(({ key, updatedAt }) => [key, updatedAt ?? '']));

/** @throws ContentUnavailable */
export async function getChangeDates(
  language: Language,
  { cache, strapi }: ContentClient = contentClient(),
): Promise<ChangeDates> {
  const found = await cache.get({
    name: `change-dates-${language}`,
    schema: answer,
    load: async () => {
      const lists = QUERIES.map((query) => loadAll((page) => strapi.query(query, { language, ...page })));
      return Object.assign({}, ...(await Promise.all(lists)));
    },
  });
  const lists: Readonly<Record<string, z.output<typeof byKey>>> = { ...found, sections: [] };
  return {
    ...forEachPlural((kind) => datesIn(lists[listOf(ORDERED[kind].plural)])),
    projects: datesIn(found.projects),
    sections: new Map(found.sections.map(({ sectionKey, updatedAt }) => [sectionKey, updatedAt ?? ''])),
  };
}
