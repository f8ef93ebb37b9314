import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { door } from '~/content/door.server';
import { projectRow, sectionRow } from '~/content/fake-strapi.test-support';
import { Browser } from './browser.test-support';
import { activeProject, contentSection, errorAnswer } from './contract';
import * as answers from './contract-editing';
import { FakeSiteAdmin } from './fake-site-admin.test-support';

const strapi = new FakeSiteAdmin();
const stranger = new Browser();
const author = new Browser();
const editor = new Browser();
let folder: string;

beforeAll(async () => {
  await strapi.start();
  folder = await mkdtemp(join(tmpdir(), 'web-editing-'));
  vi.stubEnv('CMS_INTERNAL_URL', strapi.url);
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
  vi.stubEnv('WEB_DATA_DIR', folder);
  strapi.graphql = (query) => {
    if (query.includes('SectionKeys')) return { sections: [{ sectionKey: 'about' }] };
    if (query.includes('sections'))
      return { germanRows: [sectionRow('about', { title: 'Über uns' })], rows: [] };
    const hidden = projectRow('hidden', { isActive: false });
    return { germanRows: [projectRow('idatik'), hidden], rows: [] };
  };
  await author.signIn('author');
  await editor.signIn('editor');
});

afterAll(async () => {
  await strapi.stop();
  await door().snapshots.settled();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => {
  strapi.reset();
});

async function expectError(response: Response, status: number) {
  expect(response.status).toBe(status);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  errorAnswer.strict().parse(await response.json());
}

const put = (path: string, json: unknown, headers = {}) => editor.call('PUT', path, { json, headers });
const post = (path: string, json: unknown) => editor.call('POST', path, { json });
const sentTo = (path: string) =>
  JSON.parse(
    strapi.asked
      .filter((asked) => asked.path === path)
      .at(-1)
      ?.body.toString() ?? 'null',
  );

describe('who may do what', () => {
  const table: [string, string, unknown, number, number, number][] = [
    // call, body, stranger, author, editor
    ['GET', '/api/admin/session', undefined, 401, 200, 200],
    ['GET', '/api/content-sections', undefined, 200, 200, 200],
    ['GET', '/api/content-sections/about', undefined, 200, 200, 200],
    ['POST', '/api/content-sections', { sectionKey: 'neu' }, 401, 403, 201],
    ['PUT', '/api/content-sections/about', { translations: {} }, 401, 403, 200],
    ['DELETE', '/api/content-sections/about', undefined, 401, 403, 200],
    ['GET', '/api/projects', undefined, 200, 200, 200],
    ['POST', '/api/projects', { key: 'neu', title: 'Neu' }, 401, 403, 201],
    ['PUT', '/api/projects/idatik', { title: 'Neu' }, 401, 403, 200],
    ['PUT', '/api/projects/order', { keys: ['hidden', 'idatik'] }, 401, 403, 200],
    ['DELETE', '/api/projects/idatik', undefined, 401, 403, 200],
    ['GET', '/api/contact-submissions', undefined, 401, 403, 200],
    ['GET', '/api/contact-submissions.csv', undefined, 401, 403, 200],
    ['PUT', '/api/contact-submissions/m1', { state: 'done' }, 401, 403, 200],
    ['DELETE', '/api/contact-submissions/m1', undefined, 401, 403, 200],
    ['GET', '/api/media', undefined, 401, 200, 200],
    ['PUT', '/api/media/7', { alternativeText: 'Bild' }, 401, 200, 200],
    ['GET', '/api/appearance', undefined, 401, 200, 200],
    ['PUT', '/api/appearance', { primaryColor: '#112233' }, 401, 403, 200],
  ];

  it.each(table)(
    '%s %s with %o: stranger %i, author %i, editor %i',
    async (method, path, json, ...expected) => {
      const statuses: number[] = [];
      for (const browser of [stranger, author, editor]) {
        const response = await browser.call(method, path, { json });
        statuses.push(response.status);
        expect(response.headers.get('Cache-Control')).toBe('no-store');
      }
      expect(statuses).toEqual(expected);
    },
  );

  it.each(table.filter(([method]) => method !== 'GET'))(
    '%s %s is refused to other sites',
    async (method, path, json) => {
      const writes = () => strapi.asked.filter((asked) => asked.method !== 'GET').length;
      for (const Origin of ['https://evil.example', 'null', 'http://localhost:3000.evil.example']) {
        await expectError(await editor.call(method, path, { json, headers: { Origin } }), 403);
      }
      expect(writes()).toBe(0);
    },
  );

  it.each(table)('%s %s is unavailable while Strapi is', async (method, path, json) => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    strapi.failWith = { status: 503 };
    const response = await editor.call(method, path, { json });
    expect(response.headers.get('Retry-After')).not.toBeNull();
    await expectError(response, 503);
  });

  it.each(table)(
    '%s %s ends the session of an account that Strapi has blocked',
    async (method, path, json, asStranger) => {
      const browser = new Browser();
      await browser.signIn('admin');
      strapi.blocked.add('admin');
      expect((await browser.call(method, path, { json })).status).toBe(asStranger);
      expect(browser.cookie).toBeNull();
    },
  );

  it.each([
    '/api/content-sections',
    '/api/projects',
    '/api/contact-submissions',
    '/api/upload',
    '/api/media',
    '/api/appearance',
  ])('%s has no PATCH', async (path) => {
    const response = await editor.call('PATCH', path);
    expect(response.headers.get('Allow')).not.toBeNull();
    await expectError(response, 405);
  });
});

describe('sections', () => {
  it('are shown to everybody without what concerns editors alone', async () => {
    const response = await stranger.call('GET', '/api/content-sections');
    const sections = contentSection
      .strict()
      .array()
      .parse(await response.json());
    expect(sections.map(({ sectionKey }) => sectionKey)).toEqual(['about']);
  });

  it('are shown to editors in every language, with pictures, dates and state', async () => {
    const response = await editor.call('GET', '/api/content-sections/about');
    const section = answers.editedSection.strict().parse(await response.json());
    expect(section).toMatchObject({
      translations: { de: { title: 'Über uns', motto: 'Eins' }, sq: { title: 'Rreth nesh' } },
      images: { team: '/uploads/team.png' },
      imageDetails: { team: { id: 3, alternativeText: 'Team' } },
      updatedBy: 'Ada',
    });
    expect(section.translations.sq).not.toHaveProperty('content');
    expect(section.images).not.toHaveProperty('gone');
  });

  it('are changed by what is sent and nothing else (decisions C1)', async () => {
    const json = {
      translations: { en: { title: 'About us', content: '' } },
      images: { team: '/uploads/b.png' },
    };
    expect((await put('/api/content-sections/about', json)).status).toBe(200);
    expect(sentTo('/site-admin/content-sections/about')).toEqual(json);
  });

  it('are taken whole, as they were answered', async () => {
    const whole = await (await editor.call('GET', '/api/content-sections/about')).json();
    expect((await put('/api/content-sections/about', whole)).status).toBe(200);
    expect(Object.keys(sentTo('/site-admin/content-sections/about'))).toEqual(['translations', 'images']);
  });

  it('lose a picture by an empty address or null', async () => {
    await put('/api/content-sections/about', { images: { team: '', other: null, third: 5 } });
    expect(sentTo('/site-admin/content-sections/about').images).toEqual({
      team: null,
      other: null,
      third: 5,
    });
  });

  it('are not saved over what somebody else saved in between', async () => {
    const json = { translations: { de: { title: 'Meins' } } };
    const { state } = answers.editedSection.parse(
      await (await editor.call('GET', '/api/content-sections/about')).json(),
    );
    expect((await put('/api/content-sections/about', json, { 'If-Match': `"${state}"` })).status).toBe(200);
    const response = await put('/api/content-sections/about', json, { 'If-Match': `"${state}"` });
    expect(response.status).toBe(409);
    const stale = answers.staleSection.strict().parse(await response.json());
    expect(stale).toMatchObject({ updatedBy: 'Berta', lastUpdated: '2026-01-02T00:00:00.000Z' });
    expect(stale.current.translations.de?.title).toBe('Meins');
  });

  it('are created under the name as the specification writes it', async () => {
    const response = await post('/api/content-sections', {
      sectionKey: ' Über uns / Team ',
      translations: {},
    });
    expect(response.status).toBe(201);
    expect(sentTo('/site-admin/content-sections')).toMatchObject({ sectionKey: 'über-uns-/-team' });
  });

  it('with a slash in their key are found', async () => {
    await post('/api/content-sections', { sectionKey: 'a/b' });
    const response = await editor.call('GET', '/api/content-sections/a%2Fb');
    expect(answers.editedSection.parse(await response.json()).sectionKey).toBe('a/b');
  });

  it('answer 409 for a key that there is, 404 for one that there is not', async () => {
    await expectError(await post('/api/content-sections', { sectionKey: 'About' }), 409);
    await expectError(await put('/api/content-sections/nichts', {}), 404);
    await expectError(await editor.call('DELETE', '/api/content-sections/nichts'), 404);
    await expectError(await editor.call('GET', '/api/content-sections/nichts'), 404);
    await expectError(await stranger.call('GET', '/api/content-sections/nichts'), 404);
  });

  it.each([
    ['an unknown language', { translations: { pt: { title: 'x' } } }],
    ['a text that is none', { translations: { de: { title: 7 } } }],
    ['null for a text', { translations: { de: { title: null } } }],
    ['a text without end', { translations: { de: { title: 'x'.repeat(50_001) } } }],
    ['a picture that is none', { images: { team: { url: 'x' } } }],
    ['another key', { sectionKey: 'hero' }],
    ['a list', []],
    ['null', null],
  ])('refuse %s', async (_name, json) => {
    await expectError(await put('/api/content-sections/about', json), 400);
  });

  it.each(['', '   ', '.', '..', 'a\u0000b', 'x'.repeat(101), 7])(
    'cannot have the key %o',
    async (sectionKey) => {
      await expectError(await post('/api/content-sections', { sectionKey }), 400);
    },
  );

  it.each([
    ['no JSON', { body: '{', headers: { 'Content-Type': 'application/json' } }, 400],
    ['a form', { body: 'a=b', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }, 415],
    ['too much', { json: { translations: { de: { title: 'x'.repeat(1_000_001) } } } }, 413],
    ['a state that is none', { json: {}, headers: { 'If-Match': '"a", "b"' } }, 400],
  ])('refuse %s', async (_name, call, status) => {
    await expectError(await editor.call('PUT', '/api/content-sections/about', call), status);
  });
});

describe('products', () => {
  it('are shown to everybody when active, to editors all (decisions C21)', async () => {
    const shown = activeProject.strict().array();
    const open = shown.parse(await (await stranger.call('GET', '/api/projects')).json());
    expect(open.map(({ key }) => key)).toEqual(['idatik']);
    const all = answers.editedProject.strict().array();
    const own = all.parse(await (await editor.call('GET', '/api/projects')).json());
    expect(own.map(({ key, isActive }) => [key, isActive])).toEqual([
      ['idatik', true],
      ['hidden', false],
    ]);
    expect(own[0]).toMatchObject({
      title: 'Titel',
      titles: { de: 'Titel', en: 'Title' },
      description: { de: 'Beschreibung' },
      features: ['a', 'b'],
      featuresByLanguage: { en: ['A'] },
      status: 'Launch',
    });
  });

  it('take the documented payload: title and features are German (decisions C2, C4)', async () => {
    const json = {
      title: 'T',
      description: { en: 'D' },
      features: ['a\nb'],
      color: 'Grey',
      icon: 'Shield',
      isActive: false,
    };
    expect((await put('/api/projects/idatik', json)).status).toBe(200);
    expect(sentTo('/site-admin/projects/idatik')).toEqual({
      title: { de: 'T' },
      description: { en: 'D' },
      features: { de: ['a b'] },
      color: 'slate',
      icon: 'shield-check',
      isActive: false,
    });
  });

  it('take every language, and the status under its own name', async () => {
    const json = {
      title: { sq: 'T' },
      features: { sq: ['a'] },
      status: 'In Testing',
      externalUrl: '',
      order: 3,
    };
    expect((await put('/api/projects/idatik', json)).status).toBe(200);
    const { status: stage, ...rest } = json;
    expect(sentTo('/site-admin/projects/idatik')).toEqual({ ...rest, stage, externalUrl: null });
  });

  it('are not saved over what somebody else saved in between', async () => {
    const response = await put('/api/projects/idatik', { title: 'T' }, { 'If-Match': '"old"' });
    expect(response.status).toBe(409);
    const stale = answers.staleProject.strict().parse(await response.json());
    expect(stale.current.title).toBe('Titel');
  });

  it.each([
    ['an unknown colour', { color: 'red' }],
    ['an unknown sign', { icon: 'skull' }],
    ['a script as address', { externalUrl: 'javascript:alert(1)' }],
    ['an address that is too long', { externalUrl: `https://example.org/${'x'.repeat(240)}` }],
    ['a word as switch', { isActive: 'no' }],
    ['an unknown language', { title: { pt: 'x' } }],
    ['another key', { key: 'me-ti' }],
  ])('refuse %s', async (_name, json) => {
    await expectError(await put('/api/projects/idatik', json), 400);
  });

  it.each([
    ['PUT', '/api/projects/order', { keys: ['idatik'] }],
    ['PUT', '/api/media/7', { alternativeText: 'Bild' }],
    ['PUT', '/api/contact-submissions/m1', { state: 'done' }],
  ])('%s %s does not pretend to look at If-Match', async (method, path, json) => {
    await expectError(await editor.call(method, path, { json, headers: { 'If-Match': '"old"' } }), 400);
  });

  it.each(['', 'Großes', 'a/b', 'active', 'order', 'cryptoth', '..'])(
    'cannot have the key %o',
    async (key) => {
      await expectError(await post('/api/projects', { key }), 400);
    },
  );

  it('answer 409 for a key that there is, 404 for one that there is not', async () => {
    await expectError(await post('/api/projects', { key: 'idatik' }), 409);
    await expectError(await put('/api/projects/nichts', {}), 404);
  });

  it('refuse an order of nothing', async () => {
    await expectError(await put('/api/projects/order', { keys: [] }), 400);
  });
});

describe('messages', () => {
  it('are found by words', async () => {
    const response = await editor.call('GET', '/api/contact-submissions?search=a%26b');
    const messages = answers.storedMessage
      .strict()
      .array()
      .parse(await response.json());
    expect(messages).toEqual([expect.objectContaining({ id: 'm1', firstName: 'Ada', state: 'unread' })]);
    expect(strapi.asked.at(-1)?.path).toBe('/site-admin/contact-submissions?search=a%26b');
  });

  it('go into a spreadsheet without becoming formulas', async () => {
    strapi.messages.set('m1', {
      documentId: 'm1',
      state: 'done',
      submittedAt: '2026-03-05T23:30:00.000Z',
      firstName: '=HYPERLINK("x")',
      message: 'eins;"zwei"\nneu',
    });
    const response = await editor.call('GET', '/api/contact-submissions.csv');
    expect(response.headers.get('Content-Disposition')).toContain('attachment');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const [head = '', line = ''] = bytes.toString().slice(1).split('\r\n');
    expect(head.split(';')[0]).toBe('"Eingegangen"');
    expect(line).toBe(
      `"06.03.2026 00:30";"'=HYPERLINK(""x"")";"";"";"";"";"eins;""zwei""\nneu";"";"Erledigt"`,
    );
  });

  it('refuse a state that is none', async () => {
    await expectError(await put('/api/contact-submissions/m1', { state: 'lost' }), 400);
    await expectError(await put('/api/contact-submissions/m9', { state: 'read' }), 404);
  });
});

describe('colours and fonts', () => {
  it('are saved, and an empty one brings the default back', async () => {
    const response = await put('/api/appearance', { primaryColor: '#AABBCC', bodyFont: '' });
    expect(answers.appearance.strict().parse(await response.json()).primaryColor).toBe('#aabbcc');
    expect(sentTo('/site-admin/appearance')).toEqual({ primaryColor: '#aabbcc', bodyFont: null });
  });

  it.each([
    { primaryColor: 'red' },
    { accentColor: '#fff;}' },
    { bodyFont: 'x;} body{display:none' },
    { headingFont: 'url(https://evil.example)' },
  ])('refuse %o', async (json) => {
    await expectError(await put('/api/appearance', json), 400);
  });
});
