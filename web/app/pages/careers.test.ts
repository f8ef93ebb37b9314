import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { LANGUAGE_CODES, type Language } from 'contract/languages';
import type { OpeningText } from 'contract/opening-fields';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { FakeStrapi, openingRow } from '~/content/fake-strapi.test-support';
import { pageRevision } from '~/content/published/page-revision.server';
import { contentClient } from '~/content/store/content-client.server';
import { openUntil } from '~/sections/careers/positions';
import { loader } from './careers';

const SEED = join(import.meta.dirname, '../../../cms/seed');
const strapi = new FakeStrapi();
let folder: string;

type Rows = ReturnType<typeof openingRow>[];
/** By language. */
let rows: Partial<Record<string, Rows>> = {};
let version = 0;

function store(stored: typeof rows) {
  rows = stored;
  version += 1;
  strapi.version = `${version}`;
}

beforeAll(async () => {
  await strapi.start();
  folder = await mkdtemp(join(tmpdir(), 'web-careers-'));
  vi.stubEnv('CMS_INTERNAL_URL', strapi.url);
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
  vi.stubEnv('WEB_DATA_DIR', folder);
  strapi.graphql = (query, { language }) => {
    if (query.includes('pageTexts')) return { pageTexts: [] };
    const own = rows[String(language)] ?? [];
    const { de = [], en = [] } = rows;
    return { germanRows: de, englishTitles: en, ...(language !== 'de' && { rows: own }) };
  };
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(async () => {
  await contentClient().snapshots.settled();
  vi.unstubAllEnvs();
  await strapi.stop();
  await rm(folder, { recursive: true, force: true });
});

async function open(language: Language, query = '') {
  const request = new Request(`http://localhost:3000/${language}/careers${query}`);
  const { data } = await loader({ request, params: {}, context: {} } as LoaderFunctionArgs);
  return data;
}

interface Posting {
  '@type': string;
  title: string;
  description: string;
  validThrough: string;
}

async function postingsIn(language: Language): Promise<Posting[]> {
  const tags: Record<string, unknown>[] = (await open(language)).head.tags ?? [];
  const graphs = tags.flatMap((tag) => {
    const data = tag['script:ld+json'] as { '@graph'?: Posting[] } | undefined;
    return data?.['@graph'] ?? [];
  });
  return graphs.filter((node) => node['@type'] === 'JobPosting');
}

const keysIn = async (language: Language, query = '') =>
  (await open(language, query)).openings?.map(({ key }) => key);

type SeedTexts = Record<string, Record<OpeningText, string | string[]>>;

async function seedRows(language: Language): Promise<Rows> {
  const read = async (file: string) => JSON.parse(await readFile(join(SEED, file), 'utf8'));
  const shared: Record<string, object> = await read('shared/openings.json');
  const texts: SeedTexts = await read(`${language}/openings.json`);
  return Object.entries(texts).map(([key, own]) => {
    const lines = Object.entries(own).map(([name, text]) => [name, [text].flat().join('\n')]);
    return openingRow(key, { ...shared[key], ...Object.fromEntries(lines) });
  });
}

describe('the openings of the seed', () => {
  beforeAll(async () => {
    const all = LANGUAGE_CODES.map(async (language) => [language, await seedRows(language)] as const);
    store(Object.fromEntries(await Promise.all(all)));
  });

  it.each(LANGUAGE_CODES)(
    'stand on the page under their own titles in %s (decisions G7)',
    async (language) => {
      const { openings } = await open(language);
      expect(openings?.map(({ key, title }) => [key, title])).toEqual([
        ['senior-software-engineer', { value: 'Senior Software Engineer (Healthcare)', lang: 'en' }],
        ['devops-engineer', { value: 'DevOps Engineer (Healthcare Compliance)', lang: 'en' }],
      ]);
      for (const { summary, location, tasks, profile } of openings ?? []) {
        for (const text of [summary, location, tasks, profile]) expect(text).not.toHaveProperty('lang');
        expect(tasks.value).toHaveLength(4);
      }
    },
  );

  it('are told to search engines with every task and every part of the profile', async () => {
    const [posting] = await postingsIn('de');
    const [opening] = (await open('de')).openings ?? [];
    expect(posting).toMatchObject({
      datePosted: '2025-11-03',
      employmentType: 'FULL_TIME',
      jobLocationType: 'TELECOMMUTE',
      validThrough: openUntil(new Date()),
    });
    const { summary, tasks, profile } = opening ?? {};
    for (const text of [summary?.value, ...(tasks?.value ?? []), ...(profile?.value ?? [])]) {
      expect(posting?.description).toContain(text);
    }
  });
});

describe('an opening', () => {
  it('speaks German where a language has no text, and says so', async () => {
    const german = {
      title: 'Fachkraft',
      summary: 'Kurz',
      tasks: 'Eins\nZwei',
      profile: 'Drei',
      location: 'Ort',
    };
    store({
      de: [openingRow('a', german)],
      fr: [openingRow('a', { title: 'Spécialiste', tasks: 'Un' })],
      en: [openingRow('a', { title: 'Specialist' })],
    });
    const [french] = (await open('fr')).openings ?? [];
    expect(french).toMatchObject({
      title: { value: 'Spécialiste', lang: 'fr' },
      tasks: { value: ['Un'] },
      summary: { value: 'Kurz', lang: 'de' },
      location: { value: 'Ort', lang: 'de' },
    });
    expect(french?.tasks).not.toHaveProperty('lang');
    expect((await open('it')).openings).toMatchObject([{ title: { value: 'Fachkraft', lang: 'de' } }]);
  });

  it('stands at its place, and is gone when it is unpublished', async () => {
    store({
      de: [
        openingRow('a', { order: 2 }),
        openingRow('b', { order: 1 }),
        openingRow('c', { isPublished: false }),
      ],
    });
    expect(await keysIn('de')).toEqual(['b', 'a']);
  });

  it('is gone from the day after it expires, in Berlin, with a new revision of the page', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-05T21:59:00Z') });
    store({ de: [openingRow('a', { expires: '2026-07-05' })] });
    expect(await keysIn('de')).toEqual(['a']);
    expect((await postingsIn('de')).map(({ validThrough }) => validThrough)).toEqual(['2026-07-05']);
    const before = await pageRevision.current();
    vi.setSystemTime(new Date('2026-07-05T22:00:00Z'));
    expect(await pageRevision.current()).not.toBe(before);
    expect(await keysIn('de')).toEqual([]);
    expect(await postingsIn('de')).toEqual([]);
  });

  it('that is hidden is no preview for strangers, whose page search engines leave out', async () => {
    store({ de: [openingRow('a', { isPublished: false })] });
    const { openings, preview } = await open('de', '?preview=a');
    expect([openings, preview]).toEqual([[], null]);
  });
});
