import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { LANGUAGE_CODES, type Language } from 'contract/languages';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FakeStrapi, resourceRow } from '~/content/fake-strapi.test-support';
import { contentClient } from '~/content/store/content-client.server';
import { bindPairs } from '~/typography';
import { loader } from './documentation';

const SEED = join(import.meta.dirname, '../../../cms/seed');
const strapi = new FakeStrapi();
let folder: string;

/** By language. */
let rows: Partial<Record<string, ReturnType<typeof resourceRow>[]>> = {};
let version = 0;

function store(stored: typeof rows) {
  rows = stored;
  version += 1;
  strapi.version = `${version}`;
}

beforeAll(async () => {
  await strapi.start();
  folder = await mkdtemp(join(tmpdir(), 'web-documentation-'));
  vi.stubEnv('CMS_INTERNAL_URL', strapi.url);
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
  vi.stubEnv('WEB_DATA_DIR', folder);
  strapi.graphql = (query, { language }) => {
    if (query.includes('pageTexts')) return { pageTexts: [] };
    return { germanRows: rows.de ?? [], ...(language !== 'de' && { rows: rows[String(language)] ?? [] }) };
  };
});

afterAll(async () => {
  await contentClient().snapshots.settled();
  vi.unstubAllEnvs();
  await strapi.stop();
  await rm(folder, { recursive: true, force: true });
});

async function resourcesIn(language: Language, query = '') {
  const request = new Request(`http://localhost:3000/${language}/documentation${query}`);
  const { data } = await loader({ request, params: {}, context: {} } as LoaderFunctionArgs);
  return data.resources;
}

const readSeed = async (file: string): Promise<Record<string, Record<string, string>>> =>
  JSON.parse(await readFile(join(SEED, file), 'utf8'));

it.each(LANGUAGE_CODES)('the seeded resources are all there in %s, in their own words', async (language) => {
  const shared = await readSeed('shared/resources.json');
  const keys = Object.keys(shared);
  const [german, own] = [await readSeed('de/resources.json'), await readSeed(`${language}/resources.json`)];
  const rowsOf = (texts: typeof own) =>
    keys.map((key) => resourceRow(key, { ...shared[key], ...texts[key] }));
  store({ de: rowsOf(german), [language]: rowsOf(own) });
  const shown = (await resourcesIn(language)).map(({ title, description, kind, target, part, key }) => [
    ...[key, part, target.to],
    ...[title, description, kind].map((text) => [text?.value, text?.lang]),
  ]);
  expect(shown).toEqual(
    keys.map((key) => [
      ...[key, shared[key]?.part, shared[key]?.address],
      ...['title', 'description', 'kind'].map((name) => [bindPairs(own[key]?.[name] ?? ''), undefined]),
    ]),
  );
});

const FILE = { url: '/uploads/guide_0123456789.pdf', size: 1_234.5, updatedAt: '2026-01-02T00:00:00.000Z' };

describe('a PDF', () => {
  it.each([
    ['de', { facts: 'PDF, 1,2 MB' }],
    ['en', { facts: 'PDF, 1.2 MB, German', lang: 'de' }],
    ['fr', { facts: 'PDF, 1,2 Mo, allemand', lang: 'de' }],
  ] as const)('tells its type, size and language in %s', async (language, expected) => {
    store({ de: [resourceRow('a', { file: FILE, address: '/faq' })] });
    const [resource] = await resourcesIn(language);
    const to = expect.stringMatching(/^\/uploads\/guide_0123456789\.pdf\?v=\w+$/);
    const facts = { ...resource?.target, facts: resource?.target.kind === 'pdf' && resource.target.facts };
    expect(JSON.parse(JSON.stringify(facts).replace(/[\u00a0\u202f]/g, ' '))).toEqual({
      ...expected,
      kind: 'pdf',
      to,
    });
  });

  it('is the one of the language, where there is one', async () => {
    const english = { url: '/uploads/english_0123456789.pdf', size: 245.4, updatedAt: null };
    store({ de: [resourceRow('a', { file: FILE })], en: [resourceRow('a', { file: english })] });
    const [resource] = await resourcesIn('en');
    expect(resource?.target).toEqual({ kind: 'pdf', to: english.url, facts: 'PDF, 245 kB' });
  });

  it('that was deleted gives way to the address; without one the resource is not shown', async () => {
    store({ de: [resourceRow('a', { address: '/faq' }), resourceRow('b')] });
    expect((await resourcesIn('de')).map(({ target }) => target)).toEqual([{ kind: 'page', to: '/faq' }]);
  });
});

it.each([
  ['/docs/idatik?tab=integration#chapter', 'page'],
  ['/TI-2.0-Transformation-Whitepaper.html', 'document'],
  ['/idatik-openapi.json', 'file'],
  ['/fhir-link-capability-statement.json', 'file'],
  ['/uploads/a_0123456789.pdf', 'file'],
  ['https://example.org/guide', 'elsewhere'],
])('the address %s is that of a %s', async (address, kind) => {
  store({ de: [resourceRow('a', { address })] });
  expect((await resourcesIn('de')).map(({ target }) => target)).toEqual([{ kind, to: address }]);
});

it('an unpublished resource is hidden, in a preview of strangers too', async () => {
  store({ de: [resourceRow('a', { address: '/faq', isPublished: false })] });
  expect(await resourcesIn('de')).toEqual([]);
  expect(await resourcesIn('de', '?preview=a')).toEqual([]);
});

it('German texts are marked on a page in another language', async () => {
  store({
    de: [resourceRow('a', { title: 'Leitfaden', description: 'Wie es geht', address: '/faq' })],
    en: [resourceRow('a', { title: 'Guide', address: '/faq' })],
  });
  const [resource] = await resourcesIn('en');
  expect([resource?.title, resource?.description]).toEqual([
    { value: 'Guide' },
    { value: 'Wie es geht', lang: 'de' },
  ]);
});
