import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { call } from './http-client';
import { type Entry, panel } from './panel';
import './provided';
import { siteAdmin } from './site-admin';

/** More than the site requests at once, and than Strapi answers over REST. */
const MANY = 101;
/** As many as the site requests at once (web/app/content/store/load-all.ts). */
const PAGE_SIZE = 100;

const { url, siteToken, adminToken } = inject('cms');
const { get } = siteAdmin(url, adminToken);

const LISTS = [
  {
    list: 'sections',
    path: '/content-sections',
    keyField: 'sectionKey',
    uid: 'api::section.section',
    text: {},
    // No page shows these sections.
    isTranslated: false,
  },
  {
    list: 'projects',
    path: '/projects',
    keyField: 'key',
    uid: 'api::project.project',
    text: { title: 'Eines von vielen' },
    isTranslated: true,
  },
];

describe.each(LISTS)('of more than a hundred $list', ({ list, path, keyField, uid, text, isTranslated }) => {
  const entries = panel(url, adminToken, uid);
  const keys = Array.from({ length: MANY }, (_, index) => `one-of-many-${String(index).padStart(3, '0')}`);
  let made: string[] = [];

  beforeAll(async () => {
    const answers = await Promise.all(keys.map((key) => entries.create({ ...text, [keyField]: key })));
    made = answers.map(({ body }) => body.data.documentId);
  });

  afterAll(async () => {
    await Promise.all(made.map((documentId) => entries.remove(documentId)));
  });

  /** Calls as the site does, with its own token. */
  async function readPage(start: number): Promise<string[]> {
    const query = `query ($start: Int!, $limit: Int!) {
      rows: ${list}(locale: "de", sort: ["${keyField}"], pagination: { start: $start, limit: $limit }) { ${keyField} }
    }`;
    const { body } = await call<{ data: { rows: Entry[] } }>(`${url}/graphql`, {
      token: siteToken,
      json: { query, variables: { start, limit: PAGE_SIZE } },
    });
    return body.data.rows.map((row) => String(row[keyField]));
  }

  test('the site reads every one, each once, page by page', async () => {
    const first = await readPage(0);
    expect(first).toHaveLength(PAGE_SIZE);
    const read = [...first, ...(await readPage(PAGE_SIZE))];
    expect(new Set(read).size).toBe(read.length);
    expect(read.filter((key) => keys.includes(key))).toEqual(keys);
  });

  test('/admin gets every one at once, and each that a page shows among the translations', async () => {
    const { body } = await get<Record<string, unknown>[]>(path);
    expect(body.map((entry) => entry[keyField])).toEqual(expect.arrayContaining(keys));
    const translations = await get<{ key: string }[]>('/translations');
    const tasks = translations.body.map(({ key }) => key).filter((key) => keys.includes(key));
    expect(tasks.toSorted()).toEqual(isTranslated ? keys : []);
  });
});
