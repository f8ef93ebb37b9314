import { errorAnswer } from 'contract/call';
import { CALLS } from 'contract/calls';
import { activeProject, editedProject } from 'contract/project';
import { contentSection, editedSection } from 'contract/section';
import { describe, expect, it } from 'vitest';
import { expectRefusal, startSiteAdmin } from '~/api/site-admin.test-support';

const { strapi, stranger, editor } = startSiteAdmin();

const put = (path: string, json: unknown, headers = {}) => editor.call('PUT', path, { json, headers });
const post = (path: string, json: unknown) => editor.call('POST', path, { json });
const sentTo = (path: string) =>
  JSON.parse(
    strapi.requests
      .filter((request) => request.path === path)
      .at(-1)
      ?.body.toString() ?? 'null',
  );

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
    expect(editedSection.strict().parse(await response.json())).toMatchObject({
      translations: { de: { title: 'Über uns', motto: 'Eins' }, sq: { title: 'Rreth nesh' } },
      images: { team: '/uploads/team.png' },
      imageDetails: { team: { id: 3, alternativeText: 'Team' } },
      updatedBy: 'Ada',
    });
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
    expect(Object.keys(sentTo('/site-admin/content-sections/about'))).toEqual([
      'sectionKey',
      'translations',
      'images',
    ]);
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
    const { etag } = editedSection.parse(
      await (await editor.call('GET', '/api/content-sections/about')).json(),
    );
    expect((await put('/api/content-sections/about', json, { 'If-Match': `"${etag}"` })).status).toBe(200);
    const response = await put('/api/content-sections/about', json, { 'If-Match': `"${etag}"` });
    expect(response.status).toBe(409);
    const stale = CALLS['PUT /api/content-sections/{key}'].ifMatch.strict().parse(await response.json());
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
    expect(editedSection.parse(await response.json()).sectionKey).toBe('a/b');
  });

  it('answer 409 for a key that there is, 404 for one that there is not', async () => {
    await expectRefusal(await post('/api/content-sections', { sectionKey: 'About' }), 409);
    await expectRefusal(await put('/api/content-sections/nichts', {}), 404);
    await expectRefusal(await editor.call('DELETE', '/api/content-sections/nichts'), 404);
    await expectRefusal(await editor.call('GET', '/api/content-sections/nichts'), 404);
    await expectRefusal(await stranger.call('GET', '/api/content-sections/nichts'), 404);
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
    await expectRefusal(await put('/api/content-sections/about', json), 400);
  });

  it.each(['', '   ', '.', '..', 'a\u0000b', 'x'.repeat(101), 7])(
    'cannot have the key %o',
    async (sectionKey) => {
      await expectRefusal(await post('/api/content-sections', { sectionKey }), 400);
    },
  );

  it.each([
    ['no JSON', { body: '{', headers: { 'Content-Type': 'application/json' } }, 400],
    ['a form', { body: 'a=b', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }, 415],
    ['too much', { json: { translations: { de: { title: 'x'.repeat(1_000_001) } } } }, 413],
    ['a state that is none', { json: {}, headers: { 'If-Match': '"a", "b"' } }, 400],
  ])('refuse %s', async (_name, call, status) => {
    await expectRefusal(await editor.call('PUT', '/api/content-sections/about', call), status);
  });
});

describe('products', () => {
  it('are shown to everybody when active, to editors all (decisions C21)', async () => {
    const shown = activeProject.strict().array();
    const open = shown.parse(await (await stranger.call('GET', '/api/projects')).json());
    expect(open.map(({ key }) => key)).toEqual(['idatik']);
    const all = editedProject.strict().array();
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

  it('take every language and what all of them share', async () => {
    const json = {
      title: { sq: 'T' },
      features: { sq: ['a'] },
      status: 'In Testing',
      externalUrl: '',
      order: 3,
    };
    expect((await put('/api/projects/idatik', json)).status).toBe(200);
    expect(sentTo('/site-admin/projects/idatik')).toEqual({ ...json, externalUrl: null });
  });

  it('are not saved over what somebody else saved in between', async () => {
    const response = await put('/api/projects/idatik', { title: 'T' }, { 'If-Match': '"old"' });
    expect(response.status).toBe(409);
    const stale = CALLS['PUT /api/projects/{key}'].ifMatch.strict().parse(await response.json());
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
    await expectRefusal(await put('/api/projects/idatik', json), 400);
  });

  it.each([
    ['PUT', '/api/projects/order', { keys: ['idatik'] }],
    ['PUT', '/api/media/7', { alternativeText: 'Bild' }],
    ['PUT', '/api/contact-submissions/m1', { state: 'done' }],
  ])('%s %s does not pretend to look at If-Match', async (method, path, json) => {
    await expectRefusal(await editor.call(method, path, { json, headers: { 'If-Match': '"old"' } }), 400);
  });

  it.each(['', 'Großes', 'a/b', 'active', 'order', 'cryptoth', '..'])(
    'cannot have the key %o',
    async (key) => {
      await expectRefusal(await post('/api/projects', { key, title: 'Neu' }), 400);
    },
  );

  it('answer 409 for a key that there is, 404 for one that there is not', async () => {
    await expectRefusal(await post('/api/projects', { key: 'idatik', title: 'Doppelt' }), 409);
    await expectRefusal(await put('/api/projects/nichts', {}), 404);
  });

  it('refuse an order of nothing', async () => {
    await expectRefusal(await put('/api/projects/order', { keys: [] }), 400);
  });
});

describe('a refusal of Strapi', () => {
  const refuseWith = (status: number, name: string, details: unknown) => {
    const error = { status, name, message: '„x“ ist schon vergeben', details };
    strapi.failWith = { status, body: { data: null, error } };
  };
  const codeOf = async (response: Response) => {
    const { error: _sentence, ...rest } = errorAnswer.strict().parse(await response.json());
    return [response.status, rest];
  };

  it.each([
    [
      'its code, field and limit',
      { code: 'field-too-many', field: 'texts', limit: 100 },
      { code: 'field-too-many', field: 'texts', limit: 100 },
    ],
    [
      'the field that a content type refuses',
      { errors: [{ path: ['color'], message: 'muss passen', name: 'ValidationError' }] },
      { code: 'field-invalid', field: 'color' },
    ],
    ['a code that the site does not know', { code: 'from-later' }, { code: 'input-invalid' }],
    ['nothing else', undefined, { code: 'input-invalid' }],
  ])('is told in English, whatever Strapi says, by %s', async (_name, details, told) => {
    refuseWith(400, 'ValidationError', details);
    expect(await codeOf(await put('/api/projects/idatik', {}))).toEqual([400, told]);
  });

  it.each([
    [404, 'NotFoundError', 404, 'not-found'],
    [403, 'ForbiddenError', 403, 'forbidden'],
    [409, 'DuplicateKey', 409, 'key-taken'],
    [409, 'EditConflict', 409, 'stale'],
    [409, 'Something', 409, 'conflict'],
    [413, 'PayloadTooLargeError', 413, 'body-too-large'],
    [418, 'TeapotError', 400, 'bad-request'],
  ])('with %i and the name %s is %i and %s', async (status, name, answered, code) => {
    refuseWith(status, name, {});
    expect(await codeOf(await editor.call('DELETE', '/api/projects/idatik'))).toEqual([answered, { code }]);
  });
});
