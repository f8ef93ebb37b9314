import { LANGUAGE_CODES } from 'contract/languages';
import type { EditedSection } from 'contract/section';
import { expect, sectionAddress, test } from '../support/contract-test';
import { expectRefused } from '../support/site-api';

const LIST = '/api/content-sections';

test.describe('reading', () => {
  test('the texts of the about section come in every language, and nothing that only editors need', async ({
    visitor,
  }) => {
    const { status, headers, body } = await visitor.get<EditedSection>(`${LIST}/about`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(Object.keys(body).sort()).toEqual(['images', 'lastUpdated', 'sectionKey', 'translations']);
    expect(Object.keys(body.translations)).toEqual([...LANGUAGE_CODES]);
    expect(body.translations.de).toEqual({
      title: expect.any(String),
      description: expect.any(String),
      content: expect.any(String),
    });
    expect(body.lastUpdated).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  test('the hero section is there (decisions C12), an unknown one is 404', async ({ visitor, editor }) => {
    expect((await visitor.get(`${LIST}/hero`)).body).toMatchObject({ sectionKey: 'hero', translations: {} });
    expectRefused(await visitor.get(`${LIST}/no-such-section`), 404);
    expectRefused(await editor.get(`${LIST}/no-such-section`), 404);
  });

  test('the list has every section for everybody, with what editing needs for editors', async ({
    visitor,
    editor,
    createSection,
  }) => {
    const { sectionKey } = await createSection();
    const found = async (api: typeof visitor) =>
      (await api.get<EditedSection[]>(LIST)).body.find((section) => section.sectionKey === sectionKey);
    expect(await found(visitor)).toEqual({
      sectionKey,
      translations: { de: { title: 'Titel', content: 'Inhalt' } },
      images: {},
      lastUpdated: expect.any(String),
    });
    expect(await found(editor)).toMatchObject({
      languages: { de: expect.any(String) },
      etag: expect.any(String),
      updatedBy: 'editor Beispiel',
    });
  });
});

test.describe('creating', () => {
  test('the documented payload makes a section that everybody can read', async ({
    editor,
    visitor,
    newSectionKey,
  }) => {
    const sectionKey = newSectionKey();
    const text = { title: 'Neu', content: 'New content here...' };
    const translations = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, text]));
    const { status, body } = await editor.post<EditedSection>(LIST, { sectionKey, translations });
    expect(status).toBe(201);
    expect(body).toMatchObject({ sectionKey, translations, images: {} });
    const shown = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, { title: 'Neu' }]));
    expect((await visitor.get(sectionAddress(sectionKey))).body).toMatchObject({
      sectionKey,
      translations: shown,
    });
  });

  test('a key may end as an address of Remix does, and is no other key', async ({
    editor,
    newSectionKey,
  }) => {
    const key = newSectionKey();
    const other = `${key}.data`;
    for (const sectionKey of [key, other]) {
      const created = await editor.post(LIST, { sectionKey, translations: { de: { title: sectionKey } } });
      expect(created.status).toBe(201);
    }
    const change = { translations: { de: { title: 'Geändert' } } };
    expect((await editor.send('PUT', sectionAddress(other), { json: change })).status).toBe(200);
    expect((await editor.get(sectionAddress(other))).body).toMatchObject(change);
    expect((await editor.send('DELETE', sectionAddress(other))).status).toBe(200);
    expectRefused(await editor.get(sectionAddress(other)), 404);
    expect((await editor.get(sectionAddress(key))).body).toMatchObject({
      translations: { de: { title: key } },
    });
    expectRefused(await editor.get('/api/contact-submissions.data'), 404);
  });

  test('a text may have any name without breaking a page; what cannot be stored is refused', async ({
    editor,
    visitor,
    newSectionKey,
  }) => {
    const sectionKey = newSectionKey();
    const german = { title: 'Titel', constructor: 'Text', toString: 'Text', hasOwnProperty: 'Text' };
    expect((await editor.post(LIST, { sectionKey, translations: { de: german } })).status).toBe(201);
    const { status, body } = await visitor.get(sectionAddress(sectionKey));
    expect([status, body]).toMatchObject([200, { translations: { de: german } }]);
    for (const page of ['/en', '/sitemap.xml']) expect((await visitor.get(page)).status).toBe(200);
    const before = (await editor.get(sectionAddress(sectionKey))).body;
    const many = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`name-${index}`, 'x']));
    for (const content of [
      `{"translations":{"de":{"__proto__":"x"}}}`,
      `{"translations":{"de":{"title":"\\ud800"}}}`,
      JSON.stringify({ translations: { de: many } }),
    ]) {
      const raw = { type: 'application/json', content };
      expectRefused(await editor.send('PUT', sectionAddress(sectionKey), { raw }), 400);
    }
    expect((await editor.get(sectionAddress(sectionKey))).body).toEqual(before);
  });

  test('the key is the name in small letters with hyphens, whatever else it holds (decisions C13)', async ({
    editor,
    visitor,
    newSectionKey,
  }) => {
    const id = newSectionKey();
    const name = ` Über  uns / Team? 100% #1 ${id}`;
    const { status, body } = await editor.post<EditedSection>(LIST, { sectionKey: name });
    expect(status).toBe(201);
    expect(body.sectionKey).toBe(`über-uns-/-team?-100%-#1-${id}`);
    const address = sectionAddress(body.sectionKey);
    expect((await editor.put(address, { translations: { de: { title: 'Team' } } })).status).toBe(200);
    expect((await visitor.get(address)).body).toMatchObject({ translations: { de: { title: 'Team' } } });
    expect((await editor.delete(address)).status).toBe(200);
    expectRefused(await visitor.get(address), 404);
  });

  test('a key that is taken is 409 and leaves the section as it was', async ({ editor, createSection }) => {
    const section = await createSection();
    const again = { sectionKey: section.sectionKey, translations: { de: { title: 'Anderes' } } };
    expectRefused(await editor.post(LIST, again), 409);
    expectRefused(await editor.post(LIST, { ...again, sectionKey: section.sectionKey.toUpperCase() }), 409);
    expect((await editor.get(sectionAddress(section.sectionKey))).body).toEqual(section);
  });

  for (const sectionKey of ['', '   ', '.', '..', 7, null, 'x'.repeat(101)]) {
    test(`${JSON.stringify(sectionKey).slice(0, 20)} is no key`, async ({ editor }) => {
      expectRefused(await editor.post(LIST, { sectionKey, translations: {} }), 400);
    });
  }

  test('what is not valid makes nothing', async ({ editor, visitor, newSectionKey }) => {
    const sectionKey = newSectionKey();
    const inputs = [
      { translations: { pt: { title: 'Olá' } } },
      { translations: { de: 'Titel' } },
      { translations: { de: { title: 7 } } },
      { translations: { de: { title: 'x'.repeat(256) } } },
      { images: { hero: '/uploads/no-such-picture.png' } },
      { images: { hero: 'https://elsewhere.example/picture.png' } },
    ];
    for (const input of inputs) expectRefused(await editor.post(LIST, { sectionKey, ...input }), 400);
    expectRefused(await visitor.get(sectionAddress(sectionKey)), 404);
  });
});

test.describe('saving', () => {
  test('only what is named changes: by language, by text (decisions C1)', async ({
    editor,
    visitor,
    createSection,
  }) => {
    const { sectionKey } = await createSection({
      translations: {
        de: { title: 'Titel', content: 'Inhalt', slogan: 'Ganz eigen' },
        en: { title: 'Title' },
        sq: { title: 'Titulli', content: 'Përmbajtja', slogan: 'Vetëm këtu' },
      },
    });
    const saved = await editor.put<EditedSection>(sectionAddress(sectionKey), {
      translations: { de: { title: 'Neuer Titel' }, fr: { title: 'Titre' } },
    });
    expect(saved.status).toBe(200);
    const translations = {
      de: { title: 'Neuer Titel', content: 'Inhalt', slogan: 'Ganz eigen' },
      en: { title: 'Title' },
      fr: { title: 'Titre' },
      sq: { title: 'Titulli', content: 'Përmbajtja', slogan: 'Vetëm këtu' },
    };
    expect(saved.body.translations).toEqual(translations);
    const shown = (await visitor.get<EditedSection>(sectionAddress(sectionKey))).body;
    expect(shown.translations).toEqual(translations);
  });

  test('only the language that was saved gets a new date, and the section has the newest (decisions C23)', async ({
    editor,
    visitor,
    createSection,
  }) => {
    const before = await createSection({ translations: { de: { title: 'Titel' }, en: { title: 'Title' } } });
    const address = sectionAddress(before.sectionKey);
    const change = { translations: { de: { title: 'Titel' }, en: { title: 'New title' } } };
    const { body: after } = await editor.put<EditedSection>(address, change);
    expect(after.languages.de).toBe(before.languages.de);
    expect(after.languages.en && before.languages.en && after.languages.en > before.languages.en).toBe(true);
    expect(after.lastUpdated).toBe(after.languages.en);
    const shown = (await visitor.get<EditedSection>(address)).body;
    expect(shown.lastUpdated).toBe(after.lastUpdated);
  });

  test('an empty text clears, for the public as well', async ({ editor, visitor, createSection }) => {
    const { sectionKey } = await createSection({
      translations: { de: { title: 'Titel', slogan: 'Wort' }, en: { title: 'Title' } },
    });
    const change = { translations: { de: { slogan: '' }, en: { title: '' } } };
    expect((await editor.put(sectionAddress(sectionKey), change)).status).toBe(200);
    const shown = (await visitor.get<EditedSection>(sectionAddress(sectionKey))).body;
    expect(shown.translations).toEqual({ de: { title: 'Titel' } });
  });

  test('the whole section can be sent back with a new picture, and pictures merge by key', async ({
    editor,
    visitor,
    createSection,
    uploadPicture,
  }) => {
    const [first, second] = [await uploadPicture(), await uploadPicture()];
    const section = await createSection({
      translations: { de: { title: 'Titel' }, sq: { title: 'Titulli' } },
      images: { portrait: first.url },
    });
    const address = sectionAddress(section.sectionKey);
    const whole = { ...section, images: { hero: second.url } };
    expect((await editor.put(address, whole)).status).toBe(200);
    const shown = (await visitor.get<EditedSection>(address)).body;
    expect(shown.images).toEqual({ portrait: first.url, hero: second.url });
    expect(shown.translations).toEqual(section.translations);
    expect((await visitor.get(second.url)).headers['content-type']).toBe('image/png');

    expect((await editor.put(address, { images: { hero: null } })).status).toBe(200);
    expect((await visitor.get<EditedSection>(address)).body.images).toEqual({ portrait: first.url });
  });

  test('what is not valid changes nothing, not even the valid part', async ({ editor, createSection }) => {
    const section = await createSection();
    const address = sectionAddress(section.sectionKey);
    const good = { de: { title: 'Halb' } };
    const inputs = [
      { translations: { ...good, pt: { title: 'Olá' } } },
      { translations: { ...good, en: { title: 'x'.repeat(256) } } },
      { translations: { ...good, en: { content: 'x'.repeat(50_001) } } },
      { translations: good, images: { hero: '/uploads/no-such-picture.png' } },
      { translations: good, images: { hero: 987_654_321 } },
      { translations: good, images: { hero: 2 ** 40 } },
      { translations: { de: { title: 'Halb\u0000' } } },
      { translations: { de: { 'na\u0000me': 'Halb' } } },
      { translations: good, sectionKey: 'another' },
      { translations: [] },
      [],
      'text',
      null,
    ];
    for (const input of inputs) expectRefused(await editor.put(address, input), 400);
    expect((await editor.get(address)).body).toEqual(section);
  });

  test('a section that is not there is 404 and is not made', async ({ editor, visitor, newSectionKey }) => {
    const address = sectionAddress(newSectionKey());
    expectRefused(await editor.put(address, { translations: { de: { title: 'Titel' } } }), 404);
    expectRefused(await editor.delete(address), 404);
    expectRefused(await visitor.get(address), 404);
  });
});

test('a deleted section is gone for everybody', async ({ editor, visitor, createSection }) => {
  const address = sectionAddress((await createSection()).sectionKey);
  expect(await editor.delete(address)).toMatchObject({ status: 200, body: { success: true } });
  for (const api of [editor, visitor]) expectRefused(await api.get(address), 404);
  expectRefused(await editor.delete(address), 404);
});
