import type { Language } from 'contract/languages';
import { z } from 'zod';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { graphql } from '~/content/store/graphql';
import { loadAll } from '~/content/store/load-all';

export interface ChangeDates {
  projects: ReadonlyMap<string, string>;
  sections: ReadonlyMap<string, string>;
  openings: ReadonlyMap<string, string>;
  resources: ReadonlyMap<string, string>;
}

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
    openings(locale: $language, sort: ["key"], pagination: { start: $start, limit: $limit }) {
      key
      updatedAt
    }
    resources(locale: $language, sort: ["key"], pagination: { start: $start, limit: $limit }) {
      key
      updatedAt
    }
  }
`);

const updatedAt = z.string().nullish();
const byKey = z.array(z.object({ key: z.string(), updatedAt }));
const answer = z.object({
  projects: byKey,
  sections: z.array(z.object({ sectionKey: z.string(), updatedAt })),
  // Missing in snapshots of earlier versions, which must still give a sitemap.
  openings: byKey.default([]),
  resources: byKey.default([]),
});

/** @throws ContentUnavailable */
export async function getChangeDates(
  language: Language,
  { cache, strapi }: ContentClient = contentClient(),
): Promise<ChangeDates> {
  const { projects, sections, openings, resources } = await cache.get({
    name: `change-dates-${language}`,
    schema: answer,
    load: () => loadAll((page) => strapi.query(ChangeDatesQuery, { language, ...page })),
  });
  return {
    projects: new Map(projects.map(({ key, updatedAt }) => [key, updatedAt ?? ''])),
    sections: new Map(sections.map(({ sectionKey, updatedAt }) => [sectionKey, updatedAt ?? ''])),
    openings: new Map(openings.map(({ key, updatedAt }) => [key, updatedAt ?? ''])),
    resources: new Map(resources.map(({ key, updatedAt }) => [key, updatedAt ?? ''])),
  };
}
