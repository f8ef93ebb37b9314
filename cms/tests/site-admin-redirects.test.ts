import { afterEach, describe, expect, inject, test } from 'vitest';
import type { EditedRedirect, MissedAddress, RedirectImport } from '../contract/redirect';
import { MOST_IMPORTED } from '../contract/redirect-fields';
import { askGraphql, call, siteVersion } from './http-client';
import { panel } from './panel';
import { siteAdmin } from './site-admin';
import { execute } from './stored-rows';
import './provided';

const { url, siteToken, adminToken, folder } = inject('cms');
const admin = siteAdmin(url, adminToken);

const list = async () => (await admin.get<EditedRedirect[]>('/redirects')).body;
const missed = async () => (await admin.get<MissedAddress[]>('/missed-addresses')).body;
const post = (body: object) => admin.post<EditedRedirect>('/redirects', body);
const save = (key: string, body: object, etag?: string) =>
  admin.put<EditedRedirect>(`/redirects/${key}`, body, etag);

async function create(address: string, content: object = {}): Promise<EditedRedirect> {
  const answer = await post({ address, kind: 'permanent', target: '/faq', ...content });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
}

afterEach(async () => {
  for (const { key } of await list()) await admin.remove(`/redirects/${key}`);
  for (const { id } of await missed()) await admin.remove(`/missed-addresses/${id}`);
});

test('a new redirect is stored as it is compared, and reaches the site', async () => {
  const before = await siteVersion(url);
  const made = await create('https://alt.example/Über%20uns/', { campaign: 'dmea-2027', note: ' Flyer ' });
  expect(made).toEqual({
    key: expect.any(String),
    name: '/über uns',
    address: '/über uns',
    kind: 'permanent',
    target: '/faq',
    campaign: 'dmea-2027',
    note: 'Flyer',
    hits: 0,
    lastHit: null,
    problem: null,
    etag: expect.any(String),
    lastUpdated: expect.any(String),
    updatedBy: expect.any(String),
  });
  expect(await siteVersion(url)).not.toBe(before);
  const { body } = await askGraphql(url, siteToken, '{ redirects { address kind target campaign } }');
  expect(body.data).toEqual({
    redirects: [{ address: '/über uns', kind: 'permanent', target: '/faq', campaign: 'dmea-2027' }],
  });
});

const NEW = { address: '/neu', kind: 'permanent', target: '/faq' };

describe('is refused, and nothing is stored:', () => {
  test.each([
    ['no address', { ...NEW, address: undefined }, 400, 'field-required'],
    ['an address with a query', { ...NEW, address: '/alt?id=1' }, 400, 'field-invalid'],
    ['an address without a slash', { ...NEW, address: 'alt' }, 400, 'field-invalid'],
    ['the home page', { ...NEW, address: '/en' }, 400, 'address-in-use'],
    ['a page', { ...NEW, address: '/fr/Careers' }, 400, 'address-in-use'],
    ['a call', { ...NEW, address: '/api/contact' }, 400, 'address-in-use'],
    ['the screen of editors', { ...NEW, address: '/admin' }, 400, 'address-in-use'],
    ['a file of the site', { ...NEW, address: '/assets/x.js' }, 400, 'address-in-use'],
    ['a product', { ...NEW, address: '/products/idatik' }, 400, 'address-in-use'],
    ['a post', { ...NEW, address: '/blog/ti-2-0' }, 400, 'address-in-use'],
    ['no target', { ...NEW, target: '' }, 400, 'field-required'],
    ['a target that runs a script', { ...NEW, target: 'javascript:alert(1)' }, 400, 'field-invalid'],
    ['a target without encryption', { ...NEW, target: 'http://example.org' }, 400, 'field-invalid'],
    ['a target of another site in disguise', { ...NEW, target: '//example.org' }, 400, 'field-invalid'],
    ['another status', { ...NEW, kind: '307' }, 400, 'field-not-a-choice'],
    ['a campaign with a blank', { ...NEW, campaign: 'DMEA 2027' }, 400, 'field-invalid'],
    [
      'a campaign for another site',
      { ...NEW, target: 'https://example.org', campaign: 'dmea' },
      400,
      'campaign-elsewhere',
    ],
    ['itself as its target', { ...NEW, target: '/Neu/?a=1#b' }, 400, 'redirect-loop'],
    ['itself in another language', { ...NEW, target: '/en/neu' }, 400, 'redirect-loop'],
    ['the address of another one', { ...NEW, address: '/Taken' }, 400, 'address-taken'],
    ['the address of another one as its target', { ...NEW, target: '/it/taken' }, 400, 'redirect-chain'],
    ['the target of another one', { ...NEW, address: '/en/there' }, 400, 'redirect-chain'],
  ])('%s', async (_name, body, status, code) => {
    await create('/taken', { target: '/there' });
    const answer = await post(body);
    expect([answer.status, answer.body.error.details?.code ?? null]).toEqual([status, code]);
    expect((await list()).map(({ address }) => address)).toEqual(['/taken']);
  });
});

test('the target that a chain would end at is named', async () => {
  await create('/b', { target: '/faq' });
  const { body } = await post({ address: '/a', kind: 'temporary', target: '/b' });
  expect(body.error.details).toMatchObject({ field: 'target', choices: ['/faq'] });
});

test('the address of a landing page is refused while visitors may see it, and is free after its end', async () => {
  const page = { key: 'thema', title: { de: 'Thema' }, isPublished: true };
  expect((await admin.post('/landing-pages', page)).status).toBe(201);
  try {
    const wanted = { ...NEW, address: '/en/topics/thema' };
    expect((await post(wanted)).body.error.details).toMatchObject({ code: 'address-in-use' });
    await admin.put('/landing-pages/thema', { publishedUntil: '2020-01-01T12:00:00+01:00' });
    expect((await post(wanted)).status).toBe(201);
  } finally {
    await admin.remove('/landing-pages/thema');
  }
});

test('two redirects that together make a chain are not stored at the same time', async () => {
  const answers = await Promise.all([
    post({ address: '/kette-a', kind: 'permanent', target: '/kette-b' }),
    post({ address: '/kette-b', kind: 'permanent', target: '/kette-a' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
});

test('each language may lead elsewhere', async () => {
  await create('/alt', { target: '/faq' });
  await create('/en/alt', { target: '/en/careers' });
  await create('/de/kreuz', { target: '/en/kreuz' });
  expect((await list()).map(({ address }) => address)).toEqual(['/alt', '/de/kreuz', '/en/alt']);
});

describe('a save', () => {
  test('leaves what it does not name, and a page that is gone has no target', async () => {
    const { key } = await create('/weg', { campaign: 'messe' });
    expect((await save(key, { note: 'alt' })).body).toMatchObject({ target: '/faq', campaign: 'messe' });
    const gone = (await save(key, { kind: 'gone' })).body;
    expect(gone).toMatchObject({ kind: 'gone', target: null, campaign: null, note: 'alt' });
    expect((await save(key, { kind: 'temporary' })).status).toBe(400);
  });

  test('that began with something older is refused with the stored redirect', async () => {
    const { key, etag } = await create('/alt');
    expect((await save(key, { target: '/careers' }, etag)).status).toBe(200);
    const stale = await save(key, { target: '/blog' }, etag);
    expect([stale.status, stale.body.error.details]).toMatchObject([
      409,
      { current: { target: '/careers' } },
    ]);
  });

  test('is in the history, and can be undone', async () => {
    const { key } = await create('/alt');
    await save(key, { target: '/careers' });
    const path = `/history/redirect/${key}`;
    const { body } = await admin.get<{ items: { id: number; field: string }[] }>(`${path}?pageSize=1`);
    expect(body.items).toMatchObject([{ field: 'target', before: '/faq', after: '/careers' }]);
    const id = body.items[0]?.id;
    expect((await admin.post(`${path}/${id}`, { newest: id })).status).toBe(201);
    expect(await list()).toMatchObject([{ target: '/faq' }]);
  });
});

test('what leads nowhere says so', async () => {
  await create('/a', { target: '/products/nowhere' });
  await create('/b', { target: '/products/idatik#nowhere' });
  await create('/c', { target: 'https://example.org/x' });
  await create('/d', { kind: 'gone', target: null });
  expect((await list()).map(({ problem }) => problem)).toEqual(['target-missing', null, null, null]);
});

describe('the key of a page that changes', () => {
  const products = panel(url, adminToken, 'api::project.project');

  test.each([
    ['product', 'api::project.project', '/products'],
    ['landing page', 'api::landing-page.landing-page', '/topics'],
  ])('leads on, with all that led to it: %s', async (_name, uid, folder) => {
    const pages = panel(url, adminToken, uid);
    const { documentId } = (await pages.create({ key: 'alter-name', title: 'Seite' })).body.data;
    try {
      await create('/kurz', { target: `/en${folder}/alter-name?tab=a#b` });
      await create(`${folder}/neuer-name`, { target: '/faq' });
      await pages.save(documentId, 'de', { key: 'neuer-name', title: 'Seite' });
      expect(await list()).toMatchObject([
        { address: '/kurz', target: `/en${folder}/neuer-name?tab=a#b` },
        { address: `${folder}/alter-name`, target: `${folder}/neuer-name`, kind: 'permanent' },
      ]);
      await pages.save(documentId, 'de', { key: 'alter-name', title: 'Seite' });
      expect(await list()).toMatchObject([
        { address: '/kurz', target: `/en${folder}/alter-name?tab=a#b` },
        { address: `${folder}/neuer-name`, target: `${folder}/alter-name` },
      ]);
    } finally {
      await pages.remove(documentId);
    }
  });

  test('makes no redirect for a place on a page of others', async () => {
    const openings = panel(url, adminToken, 'api::opening.opening');
    const { documentId } = (await openings.create({ key: 'alte-stelle', title: 'Stelle' })).body.data;
    try {
      await openings.save(documentId, 'de', { key: 'neue-stelle', title: 'Stelle' });
      expect(await list()).toEqual([]);
    } finally {
      await openings.remove(documentId);
    }
  });

  test('makes no redirect when anything else changes', async () => {
    const { documentId } = (await products.create({ key: 'bleibt', title: 'Produkt' })).body.data;
    await products.save(documentId, 'de', { key: 'bleibt', title: 'Anders' });
    expect(await list()).toEqual([]);
    await products.remove(documentId);
  });
});

describe('a table of redirects', () => {
  const row = (line: number, address: string, target: string, more: object = {}) => ({
    ...{ line, address, target, kind: 'permanent', campaign: '', note: '' },
    ...more,
  });
  const bring = async (...rows: object[]) =>
    (await admin.post<RedirectImport>('/redirects-import', { rows })).body;

  test('creates what is new, changes what is there, and counts both', async () => {
    await create('/da');
    await create('/gleich');
    const answer = await bring(
      row(2, '/neu', '/faq', { campaign: 'messe' }),
      row(3, '/DA', '/careers'),
      row(4, '/gleich', '/faq'),
    );
    expect(answer).toEqual({ created: 1, changed: 1, unchanged: 1, problems: [] });
    expect(await list()).toMatchObject([
      { address: '/da', target: '/careers' },
      { address: '/gleich', target: '/faq' },
      { address: '/neu', campaign: 'messe' },
    ]);
  });

  test('may have as many rows as are accepted, within the time that the site waits', async () => {
    const rows = Array.from({ length: MOST_IMPORTED }, (_none, index) =>
      row(index + 2, `/viele-${index}`, '/faq'),
    );
    const startedAt = performance.now();
    expect(await bring(...rows)).toMatchObject({ created: MOST_IMPORTED, problems: [] });
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    await execute(folder, 'DELETE FROM redirects');
  });

  test('with a wrong line stores nothing, and names every one', async () => {
    const answer = await bring(
      row(2, '/gut', '/faq'),
      row(3, '/careers', '/faq'),
      row(4, '/weiter', '/gut'),
      row(5, '/gut', '/blog'),
      row(6, 'schlecht', '/faq'),
    );
    expect(answer).toMatchObject({ created: 0, changed: 0, unchanged: 0 });
    expect(answer.problems.map(({ line, problem }) => [line, problem])).toEqual([
      [3, 'address-in-use'],
      [4, 'redirect-chain'],
      [5, 'address-taken'],
      [6, 'field-invalid'],
    ]);
    expect(await list()).toEqual([]);
  });
});

describe('what the site has counted', () => {
  const report = (json: object, token: string = siteToken) =>
    call(`${url}/site-addresses`, { token, json: { hits: [], missed: [], ...json } });

  test('is added up, and does not change the content', async () => {
    const { key, etag } = await create('/go/dmea');
    const before = await siteVersion(url);
    for (const count of [2, 3]) {
      const answer = await report({
        hits: [
          { key, count },
          { key: 'gone', count: 1 },
        ],
        missed: [{ path: '/alte-seite', count }],
      });
      expect(answer.status).toBe(204);
    }
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    expect(await list()).toMatchObject([{ hits: 5, lastHit: day, etag }]);
    const seen = { firstSeen: day, lastSeen: day };
    expect(await missed()).toEqual([{ id: expect.any(Number), path: '/alte-seite', count: 5, ...seen }]);
    expect(await siteVersion(url)).toBe(before);
  });

  test('has no address that leads on by now, that was dismissed, or that no list should have', async () => {
    const paths = ['/alt', '/en/alt', '/anders', '/wp-login.php', '/ada@example.org'];
    await report({ missed: paths.map((path) => ({ path, count: 1 })) });
    await create('/alt');
    const [left, ...others] = await missed();
    expect([left?.path, others]).toEqual(['/anders', []]);
    expect((await admin.remove(`/missed-addresses/${left?.id}`)).status).toBe(204);
    expect(await missed()).toEqual([]);
    expect((await admin.remove(`/missed-addresses/${left?.id}`)).status).toBe(404);
  });

  test('is taken from the site alone', async () => {
    expect((await report({}, adminToken)).status).toBe(401);
    expect((await report({ missed: [{ path: '/x', count: 0 }] })).status).toBe(400);
  });
});

describe('in the panel', () => {
  const entries = panel(url, adminToken, 'api::redirect.redirect');

  test('the same rules hold, in German and at the field', async () => {
    const { status, body } = await entries.create({ address: '/careers', kind: 'permanent', target: '/faq' });
    expect([status, JSON.stringify(body)]).toEqual([
      400,
      expect.stringContaining('gibt es schon eine Seite'),
    ]);
    const made = await entries.create({ address: '/Panel', kind: 'permanent', target: '/faq' });
    expect(made.body.data).toMatchObject({ address: '/panel' });
  });
});
