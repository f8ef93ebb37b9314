import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  FakeStrapi,
  openingRow,
  projectRow,
  resourceRow,
  sectionRow,
} from '~/content/fake-strapi.test-support';
import { type OwnContentClient, openContentClient } from '~/content/store/content-client.test-support';
import { getChangeDates } from './change-dates.server';
import { getOpenings } from './openings.server';
import { getPostBodies, getPosts } from './posts.server';
import { findProductText } from './product-texts.server';
import { getActiveProjects } from './projects.server';
import { getResources } from './resources.server';
import { findSection, getSectionKeys } from './sections.server';

const strapi = new FakeStrapi();
let own: OwnContentClient;

/** Strapi's default and maximum page size (cms/config/plugins.ts). */
const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;

const LENGTHS = [100, 200, 301];
let length = 0;

const rowsOf = <Row>(make: (key: string) => Row) =>
  Array.from({ length }, (_, index) => make(`key-${index}`));
const updatedAt = '2025-01-01T00:00:00.000Z';

const projects = () => rowsOf((key) => projectRow(key, { updatedAt } as object));
const resources = () => rowsOf((key) => resourceRow(key, { updatedAt } as object));
const openings = () => rowsOf((key) => openingRow(key, { updatedAt } as object));
const sections = () => rowsOf((key) => sectionRow(key, { title: key }));
const productTexts = () => rowsOf((productKey) => ({ productKey, title: productKey, updatedAt }));
const blogPosts = () =>
  rowsOf((slug) => ({ documentId: `id-${slug}`, slug, title: slug, content: slug, updatedAt }));

beforeAll(async () => {
  await strapi.start();
  own = await openContentClient(strapi, { maxAgeMs: 0 });
  strapi.graphql = (query, { start, limit, isGerman }) => {
    const from = Number(start ?? 0);
    const to = from + Math.min(Number(limit ?? DEFAULT_LIMIT), MAX_LIMIT);
    const page = <Row>(rows: Row[]) => rows.slice(from, to);
    if (/query Projects\b/.test(query)) return bothLanguages(page(projects()), isGerman);
    if (/query Openings\b/.test(query)) {
      return { ...bothLanguages(page(openings()), isGerman), englishTitles: page(openings()) };
    }
    if (/query Resources\b/.test(query)) return bothLanguages(page(resources()), isGerman);
    if (/query Sections\b/.test(query)) return bothLanguages(page(sections()), isGerman);
    if (/query ProductTexts\b/.test(query)) return { productTexts: page(productTexts()) };
    if (/query (?:Posts|PostBodies)\b/.test(query)) return { blogPosts: page(blogPosts()) };
    return {
      projects: page(projects()),
      sections: page(sections()),
      openings: page(openings()),
      resources: page(resources()),
    };
  };
});

afterAll(async () => {
  await strapi.stop();
  await own.remove();
});

const bothLanguages = (rows: object[], isGerman: unknown) => ({
  germanRows: rows,
  ...(!isGerman && { rows }),
});

describe.each(LENGTHS)('of %i entries none is cut off', (wanted) => {
  const last = `key-${wanted - 1}`;

  beforeAll(() => {
    length = wanted;
    strapi.version = `of ${wanted}`;
  });

  it.each(['de', 'fr'] as const)('of products, openings, resources and sections in %s', async (language) => {
    expect(await getActiveProjects(language, own.client)).toHaveLength(wanted);
    expect(await getOpenings(language, own.client)).toHaveLength(wanted);
    expect(await getResources(language, own.client)).toHaveLength(wanted);
    expect((await findSection(last, language, own.client))?.title?.value).toBe(last);
  });

  it('of the keys of sections', async () => {
    expect(await getSectionKeys(own.client)).toHaveLength(wanted);
  });

  it('of texts for search engines, and of dates', async () => {
    expect((await findProductText(last, 'de', own.client))?.title).toBe(last);
    const dates = await getChangeDates('de', own.client);
    expect([dates.projects.size, dates.sections.size, dates.openings.size, dates.resources.size]).toEqual([
      wanted,
      wanted,
      wanted,
      wanted,
    ]);
  });

  it('of posts and their texts', async () => {
    const posts = await getPosts('de', own.client);
    expect(posts).toHaveLength(wanted);
    expect((await getPostBodies(posts, own.client)).get(`id-${last}`)).toBe(last);
  });
});
