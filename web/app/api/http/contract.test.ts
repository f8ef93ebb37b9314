import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorAnswer } from 'contract/call';
import { acceptedMessage } from 'contract/message';
import { messageNumber } from 'contract/message-fields';
import { activeProject } from 'contract/project';
import { contentSection as sectionShape } from 'contract/section';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectEnglishRefusal } from '~/api/browser.test-support';
import { action, loader } from '~/api/route';
import { FakeStrapi, projectRow, sectionRow } from '~/content/fake-strapi.test-support';
import { contentClient } from '~/content/store/content-client.server';
import * as readyz from '~/health/readyz';

const strapi = new FakeStrapi();
const MESSAGE = { firstName: 'Ada', lastName: 'Muster', email: 'ada@praxis.example', message: 'Guten Tag' };
let folder: string;
let sender = 0;

beforeAll(async () => {
  await strapi.start();
  folder = await mkdtemp(join(tmpdir(), 'web-api-'));
  vi.stubEnv('CMS_INTERNAL_URL', strapi.url);
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
  vi.stubEnv('WEB_DATA_DIR', folder);
  vi.stubEnv('CONTACT_LIMIT', '3');
});

afterAll(async () => {
  await strapi.stop();
  await contentClient().snapshots.settled();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => {
  sender += 1;
  strapi.created.length = 0;
  strapi.graphql = (query, { language }) => {
    const isGerman = language === 'de';
    if (query.includes('sections')) {
      const german = sectionRow('about', {
        title: 'Über uns',
        images: [{ name: 'team', image: { url: '/uploads/a.png' } }],
      });
      const english = sectionRow('about', { title: 'About us', updatedAt: '2025-03-01T00:00:00.000Z' });
      return { germanRows: [german], ...(!isGerman && { rows: language === 'en' ? [english] : [] }) };
    }
    const german = projectRow('idatik', {
      title: 'idatik',
      description: 'Deutsch',
      features: 'a\nb',
      stage: 'Launch',
    });
    const english = projectRow('idatik', { title: 'idatik EN', description: 'English' });
    return { germanRows: [german], ...(!isGerman && { rows: language === 'en' ? [english] : [] }) };
  };
});

function call(method: string, path: string, init: RequestInit = {}) {
  const request = new Request(`http://localhost:3000${path}`, { method, ...init });
  const answer = method === 'GET' ? loader : action;
  return answer({ request, context: { clientAddress: `192.0.2.${sender}` } });
}

function post(body: BodyInit, headers: Record<string, string> = {}, method = 'POST') {
  return call(method, '/api/contact', {
    body,
    headers: { 'Content-Type': 'application/json', Host: 'localhost:3000', ...headers },
  });
}

const readiness = async () => (await readyz.loader()).json();

async function expectError(response: Response, status: number) {
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toContain('application/json');
  await expectEnglishRefusal(response);
  errorAnswer.strict().parse(await response.json());
}

describe('POST /api/contact', () => {
  it('stores the documented message', async () => {
    const response = await post(JSON.stringify(MESSAGE));
    expect(response.status).toBe(200);
    const { number } = acceptedMessage.parse(await response.json());
    const [created] = strapi.created as { submissionId: string }[];
    expect(strapi.created).toEqual([expect.objectContaining({ ...MESSAGE, language: 'de', spamScore: 0 })]);
    expect(messageNumber(created?.submissionId ?? '')).toBe(number);
  });

  it.each([
    ['a field is missing', JSON.stringify({ ...MESSAGE, email: '' }), {}, 400],
    ['the body is no JSON', '{', {}, 400],
    ['the body is no object', '[]', {}, 400],
    ['the message is too long', JSON.stringify({ ...MESSAGE, message: 'x'.repeat(20_001) }), {}, 400],
    ['the body is too large', JSON.stringify({ ...MESSAGE, message: 'x'.repeat(256 * 1024) }), {}, 413],
    ['it is not declared as JSON', JSON.stringify(MESSAGE), { 'Content-Type': 'text/plain' }, 415],
    ['it is a form', 'firstName=Ada', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ['it comes from another site', JSON.stringify(MESSAGE), { Origin: 'https://evil.example' }, 403],
    ['it comes from a page without origin', JSON.stringify(MESSAGE), { Origin: 'null' }, 403],
  ])('is refused when %s', async (_name, body, headers, status) => {
    await expectError(await post(body, headers), status);
    expect(strapi.created).toEqual([]);
  });

  it.each(['http://localhost:3000'])('is taken from a page of %s', async (Origin) => {
    expect((await post(JSON.stringify({ ...MESSAGE, message: 'eigene Seite' }), { Origin })).status).toBe(
      200,
    );
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('has no %s', async (method) => {
    const response = await post('{}', {}, method);
    expect(response.headers.get('Allow')).toBe('POST');
    await expectError(response, 405);
  });

  it('has no GET', async () => {
    await expectError(await call('GET', '/api/contact'), 405);
  });

  it('says when to come back after too many messages', async () => {
    for (const number of [1, 2, 3]) await post(JSON.stringify({ ...MESSAGE, message: `zu oft ${number}` }));
    const response = await post(JSON.stringify({ ...MESSAGE, message: 'zu oft 4' }));
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    await expectError(response, 429);
  });

  it('takes a message while Strapi cannot store it, says that it waits, and delivers it afterwards', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    strapi.create = () => 500;
    const taken = await post(JSON.stringify({ ...MESSAGE, message: 'noch einmal' }));
    expect(taken.status).toBe(200);
    expect(await readiness()).toMatchObject({ messages: { waiting: 1, since: expect.any(String) } });
    strapi.create = () => 201;
    await vi.waitFor(
      async () => expect(await readiness()).toMatchObject({ messages: { waiting: 0 } }),
      10_000,
    );
    const ids = strapi.created.map((message) => (message as { submissionId: string }).submissionId);
    const { number } = acceptedMessage.parse(await taken.json());
    expect(new Set(ids.map(messageNumber))).toEqual(new Set([number]));
  });

  it('says so when the message cannot be kept, and keeps none of it', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const spool = join(folder, 'messages');
    await rm(spool, { recursive: true, force: true });
    await writeFile(spool, 'no folder');
    const response = await post(JSON.stringify({ ...MESSAGE, message: 'kein Platz' }));
    expect(response.headers.get('Retry-After')).toBe('30');
    await expectError(response, 503);
    expect(await readiness()).toMatchObject({ checks: { spoolFolder: false }, messages: null });
    await rm(spool);
    expect(strapi.created).toEqual([]);
  });
});

describe('GET /api/projects/active', () => {
  it('has German titles and features and a description by language (decisions C4)', async () => {
    const response = await call('GET', '/api/projects/active');
    const projects = activeProject
      .strict()
      .array()
      .parse(await response.json());
    expect(projects).toEqual([
      {
        key: 'idatik',
        title: 'idatik',
        description: { de: 'Deutsch', en: 'English' },
        features: ['a', 'b'],
        color: 'teal',
        icon: 'user-check',
        status: 'Launch',
        isActive: true,
        externalUrl: null,
      },
    ]);
  });

  it('cannot be written to', async () => {
    await expectError(await call('POST', '/api/projects/active'), 405);
  });
});

describe('GET /api/content-sections/{key}', () => {
  const get = (key: string) => call('GET', `/api/content-sections/${key}`);

  it('has only real translations, image addresses and the newest date (decisions C23)', async () => {
    const section = sectionShape.strict().parse(await (await get('about')).json());
    expect(section).toEqual({
      sectionKey: 'about',
      translations: { de: { title: 'Über uns' }, en: { title: 'About us' } },
      images: { team: '/uploads/a.png' },
      lastUpdated: '2025-03-01T00:00:00.000Z',
    });
  });

  it('answers 404 for a section that is not there (decisions C12)', async () => {
    await expectError(await get('hero'), 404);
  });
});

describe('everything else', () => {
  it('is JSON and 404 for every method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      await expectError(await call(method, '/api/nothing'), 404);
    }
  });

  it('says whether the site is ready', async () => {
    expect(await readiness()).toEqual({
      status: 'ready',
      checks: { strapi: true, sharedStore: true, dataFolder: true, spoolFolder: true, diskSpace: true },
      messages: { waiting: 0, since: null, refused: 0 },
      allContent: false,
      contentVersion: 'one',
    });
  });
});
