import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStrapi } from '~/content/fake-strapi.test-support';
import { contentClient } from '~/content/store/content-client.server';
import { addressCounts } from './address-counts.server';
import { countAddress, followRedirect } from './follow-redirect.server';

const counted = { hits: [] as string[], missed: [] as string[] };
const strapi = new FakeStrapi();
let version = 0;
let folder: string;

beforeAll(async () => {
  await strapi.start();
  folder = await mkdtemp(join(tmpdir(), 'web-redirects-'));
  vi.stubEnv('CMS_INTERNAL_URL', strapi.url);
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
  vi.stubEnv('WEB_DATA_DIR', folder);
  vi.spyOn(addressCounts(), 'hit').mockImplementation((key) => void counted.hits.push(key));
  vi.spyOn(addressCounts(), 'miss').mockImplementation((path) => void counted.missed.push(path));
});

afterAll(async () => {
  vi.restoreAllMocks();
  await contentClient().snapshots.settled();
  await strapi.stop();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => {
  counted.hits.length = 0;
  counted.missed.length = 0;
});

interface Row {
  address: string;
  kind?: string;
  target?: string | null;
  campaign?: string | null;
}

function store(...rows: Row[]): void {
  version += 1;
  strapi.version = `v${version}`;
  const redirects = rows.map((row) => ({
    documentId: `id of ${row.address}`,
    ...{ kind: 'permanent', target: null, campaign: null, ...row },
  }));
  strapi.graphql = () => ({ redirects });
}

const follow = (path: string, headers: Record<string, string> = {}) =>
  followRedirect(new Request(`https://site.example${path}`, { headers }));
const locationOf = async (path: string, headers?: Record<string, string>) =>
  (await follow(path, headers))?.location;

describe('an address without a page', () => {
  it('leads on with the status of its redirect', async () => {
    store(
      { address: '/a', target: '/faq' },
      { address: '/b', kind: 'temporary', target: '/faq' },
      { address: '/c', kind: 'gone' },
    );
    expect(await follow('/a')).toEqual({ status: 301, location: '/faq' });
    expect(await follow('/b')).toEqual({ status: 302, location: '/faq' });
    expect(await follow('/c')).toEqual({ status: 410, location: null });
    expect(await follow('/d')).toBeNull();
  });

  it('is found whatever its capitals and escapes', async () => {
    store({ address: '/über uns', target: '/faq' });
    expect(await locationOf('/%C3%9CBER%20uns')).toBe('/faq');
  });

  it('keeps the language of the visitor, unless the redirect names one', async () => {
    store(
      { address: '/alt', target: '/faq' },
      { address: '/en/alt', target: '/fr/careers' },
      { address: '/datei', target: '/TI-2.0-Transformation-Whitepaper.pdf' },
    );
    expect(await locationOf('/alt')).toBe('/faq');
    expect(await locationOf('/de/alt')).toBe('/de/faq');
    expect(await locationOf('/it/alt')).toBe('/it/faq');
    expect(await locationOf('/en/alt')).toBe('/fr/careers');
    expect(await locationOf('/alt', { 'Accept-Language': 'sq' })).toBe('/sq/faq');
    expect(await locationOf('/it/datei')).toBe('/TI-2.0-Transformation-Whitepaper.pdf');
  });

  it('takes query and campaign along on the site, and to no other', async () => {
    store(
      { address: '/go/dmea', target: '/products/idatik?tab=a#b', campaign: 'dmea-2027' },
      { address: '/hin', target: 'https://example.org/ä?x=1' },
    );
    expect(await locationOf('/go/dmea')).toBe('/products/idatik?tab=a&utm_campaign=dmea-2027#b');
    expect(await locationOf('/go/dmea?tab=z&q=1&q=2&utm_campaign=mine')).toBe(
      '/products/idatik?tab=a&q=1&q=2&utm_campaign=dmea-2027#b',
    );
    expect(await locationOf('/hin?email=ada@example.org')).toBe('https://example.org/%C3%A4?x=1');
  });

  it('is only for those who read', async () => {
    store({ address: '/a', target: '/faq' });
    const request = new Request('https://site.example/a', { method: 'POST' });
    expect(await followRedirect(request)).toBeNull();
  });
});

it('counts what was followed and what is missing, and no other answer', async () => {
  store({ address: '/a', target: '/faq' }, { address: '/c', kind: 'gone' });
  await follow('/a');
  countAddress('/en/a', 301);
  countAddress('/c', 410);
  countAddress('/a', 302);
  countAddress('/blog/umbenannt', 301);
  countAddress('/nichts', 404);
  expect(counted).toEqual({ hits: ['id of /a', 'id of /c'], missed: ['/nichts'] });
});

// Last, because the site then asks Strapi no more for a second.
it('leads on while Strapi is away', async () => {
  store({ address: '/a', target: '/faq' });
  expect(await locationOf('/a')).toBe('/faq');
  strapi.isFailing = true;
  expect(await locationOf('/a')).toBe('/faq');
  strapi.isFailing = false;
});
