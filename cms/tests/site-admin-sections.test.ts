import { describe, expect, inject, test } from 'vitest';
import type { EditedSection } from '../contract/section';
import { askGraphql, siteVersion } from './http-client';
import { panel } from './panel';
import { uploadPicture } from './pictures';
import { siteAdmin } from './site-admin';
import './provided';

const { url, siteToken, adminToken } = inject('cms');
const admin = siteAdmin(url, adminToken);
const SECTIONS = '/content-sections';

async function made(sectionKey: string, content: object = {}): Promise<EditedSection> {
  const answer = await admin.post<EditedSection>(SECTIONS, {
    sectionKey,
    translations: {
      de: { title: 'Titel', content: 'Inhalt', note: 'Notiz' },
      en: { title: 'Title' },
      sq: { title: 'Titulli' },
    },
    ...content,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
}

const read = async (key: string) => (await admin.get<EditedSection>(`${SECTIONS}/${key}`)).body;

test('sections are listed with texts, pictures and who changed them when', async () => {
  await made('listed');
  const { status, headers, body } = await admin.get<EditedSection[]>(SECTIONS);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body.find(({ sectionKey }) => sectionKey === 'listed')).toEqual({
    sectionKey: 'listed',
    translations: {
      de: { title: 'Titel', content: 'Inhalt', note: 'Notiz' },
      en: { title: 'Title' },
      sq: { title: 'Titulli' },
    },
    images: {},
    imageDetails: {},
    etag: expect.stringMatching(/^[\w-]{32}$/),
    lastUpdated: expect.stringMatching(/^\d{4}-.*Z$/),
    updatedBy: 'admin',
    languages: { de: expect.any(String), en: expect.any(String), sq: expect.any(String) },
    outdated: {},
  });
});

describe('a new section', () => {
  test('may have any name, stored in small letters without white space, and always has a German row', async () => {
    const created = await made('Über uns / Team', { translations: { en: { title: 'Team' } } });
    expect(created.translations).toEqual({ de: {}, en: { title: 'Team' } });
    const found = await admin.get<EditedSection>(`${SECTIONS}/${encodeURIComponent('über-uns-/-team')}`);
    expect(found.body).toEqual(created);
  });

  test('with the key of another is refused with 409', async () => {
    await made('twice');
    const answer = await admin.post(SECTIONS, { sectionKey: 'twice' });
    expect(answer.status).toBe(409);
    expect(answer.body.error.name).toBe('DuplicateKey');
  });

  test('that many make at the same time is made once', async () => {
    const create = () => admin.post(SECTIONS, { sectionKey: 'raced' });
    const answers = await Promise.all([create(), create(), create()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test.each([
    ['no key', {}],
    ['an empty key', { sectionKey: '' }],
    ['an unknown language', { sectionKey: 'bad', translations: { pt: { title: 'x' } } }],
    ['a text that is none', { sectionKey: 'bad', translations: { de: { title: 1 } } }],
    ['a title of 256 characters', { sectionKey: 'bad', translations: { de: { title: 'x'.repeat(256) } } }],
    ['a picture that does not exist', { sectionKey: 'bad', images: { hero: 999_999 } }],
    ['a picture from elsewhere', { sectionKey: 'bad', images: { hero: 'https://example.org/x.png' } }],
  ])('with %s is refused with 400 and not made', async (_name, body) => {
    expect((await admin.post(SECTIONS, body)).status).toBe(400);
    expect((await admin.get(`${SECTIONS}/bad`)).status).toBe(404);
  });
});

describe('a save', () => {
  test('changes what it names; other languages, fields and named texts stay (decisions C1)', async () => {
    await made('merged');
    const saved = await admin.put<EditedSection>(`${SECTIONS}/merged`, {
      translations: { de: { title: 'Neu', extra: 'Zusatz' }, fr: { title: 'Nouveau' } },
    });
    expect(saved.status).toBe(200);
    expect(saved.body.translations).toEqual({
      de: { title: 'Neu', content: 'Inhalt', note: 'Notiz', extra: 'Zusatz' },
      en: { title: 'Title' },
      sq: { title: 'Titulli' },
      fr: { title: 'Nouveau' },
    });
    expect(await read('merged')).toEqual(saved.body);
  });

  test('clears a text that is given empty, and drops it if its name is free', async () => {
    await made('cleared');
    const saved = await admin.put<EditedSection>(`${SECTIONS}/cleared`, {
      translations: { de: { content: '', note: '' } },
    });
    expect(saved.body.translations.de).toEqual({ title: 'Titel', content: '' });
  });

  test('reaches visitors at once and changes the version; a save of the same changes nothing', async () => {
    const { translations, etag } = await made('live');
    const before = await siteVersion(url);
    const same = await admin.put<EditedSection>(`${SECTIONS}/live`, { translations });
    expect(same.body.etag).toBe(etag);
    expect(await siteVersion(url)).toBe(before);

    await admin.put(`${SECTIONS}/live`, { translations: { sq: { title: 'Ndryshuar' } } });
    expect(await siteVersion(url)).not.toBe(before);
    const { body } = await askGraphql<{ sections: { title: string }[] }>(
      url,
      siteToken,
      '{ sections(locale: "sq", filters: { sectionKey: { eq: "live" } }) { title } }',
    );
    expect(body.data?.sections).toEqual([{ title: 'Ndryshuar' }]);
  });

  test('dates the languages that it changes, and no others', async () => {
    const before = await made('dated');
    const { body } = await admin.put<EditedSection>(`${SECTIONS}/dated`, {
      translations: { ...before.translations, en: { title: 'Changed' } },
    });
    const { en, ...others } = body.languages;
    expect(others).toEqual({ de: before.languages.de, sq: before.languages.sq });
    expect(body.lastUpdated).toBe(en);
    expect(Date.parse(en ?? '')).toBeGreaterThan(Date.parse(before.lastUpdated));
  });

  test('of all languages is one transaction', async () => {
    const before = await made('atomic');
    const answer = await admin.put(`${SECTIONS}/atomic`, {
      translations: { de: { title: 'Neu' } },
      images: { hero: 999_999 },
    });
    expect(answer.status).toBe(400);
    expect(await read('atomic')).toEqual(before);
  });

  test('of a section that does not exist answers 404', async () => {
    expect((await admin.put(`${SECTIONS}/nowhere`, {})).status).toBe(404);
    expect((await admin.remove(`${SECTIONS}/nowhere`)).status).toBe(404);
  });
});

describe('names of texts', () => {
  const named = (count: number, prefix: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index}`, 'x']));

  test('are 100 at most, counted over all languages and over what was saved before', async () => {
    await made('many-names', { translations: { de: named(75, 'a') } });
    const path = `${SECTIONS}/many-names`;
    const saved = await admin.put<EditedSection>(path, { translations: { en: named(25, 'b') } });
    expect(saved.status).toBe(200);
    const same = await admin.put(path, { translations: { fr: { ...named(100, 'a'), title: 'Titre' } } });
    const more = await admin.put(path, { translations: { fr: { c: 'x' } } });
    expect([same.status, more.status]).toEqual([400, 400]);
    expect(more.body.error.message).toBe('"texts" must have at most 100 entries.');
    expect(await read('many-names')).toEqual(saved.body);
    expect((await admin.put(path, { translations: { fr: named(25, 'b') } })).status).toBe(200);
  });

  test('are 100 at most in a new section, and so are those of pictures', async () => {
    const picture = await uploadPicture(url, adminToken, 'often.png');
    const images = Object.fromEntries(Object.keys(named(101, 'i')).map((name) => [name, picture.id]));
    const contents = [{ translations: { de: named(101, 'a') } }, { images }];
    for (const content of contents) {
      const answer = await admin.post(SECTIONS, { sectionKey: 'too-many-names', ...content });
      expect(answer.status).toBe(400);
    }
    expect((await admin.get(`${SECTIONS}/too-many-names`)).status).toBe(404);
  });
});

describe('pictures', () => {
  test('are given by id or address, merged by key, the same in all languages, and removed by null', async () => {
    const [first, second] = [
      await uploadPicture(url, adminToken, 'first.png'),
      await uploadPicture(url, adminToken, 'second.png'),
    ];
    const created = await made('pictured', { images: { hero: first.id } });
    expect(created.images).toEqual({ hero: first.url });
    expect(created.imageDetails).toEqual({
      hero: { id: first.id, url: first.url, width: 8, height: 8, alternativeText: '' },
    });

    const added = await admin.put<EditedSection>(`${SECTIONS}/pictured`, {
      images: { detail: `https://www.example.org${second.url}` },
    });
    expect(Object.keys(added.body.images)).toEqual(['hero', 'detail']);
    const { body } = await askGraphql<{ sections: { images: { name: string }[] }[] }>(
      url,
      siteToken,
      '{ sections(locale: "*", filters: { sectionKey: { eq: "pictured" } }) { images { name image { url } } } }',
    );
    const images = [
      { name: 'hero', image: { url: first.url } },
      { name: 'detail', image: { url: second.url } },
    ];
    expect(body.data?.sections).toEqual([{ images }, { images }, { images }]);

    const french = await admin.put<EditedSection>(`${SECTIONS}/pictured`, {
      translations: { fr: { title: 'Titre' } },
    });
    expect(Object.keys(french.body.images)).toEqual(['hero', 'detail']);
    const removed = await admin.put<EditedSection>(`${SECTIONS}/pictured`, { images: { hero: null } });
    expect(Object.keys(removed.body.images)).toEqual(['detail']);
    expect(removed.body.translations).toEqual(french.body.translations);
  });
});

describe('two editors', () => {
  test('the second who saves from the same state gets 409 with what is there now and whose it is', async () => {
    const { etag } = await made('two-editors');
    const path = `${SECTIONS}/two-editors`;
    const first = await admin.put<EditedSection>(path, { translations: { de: { title: 'Eins' } } }, etag);
    expect(first.status).toBe(200);
    const second = await admin.put<EditedSection>(path, { translations: { de: { title: 'Zwei' } } }, etag);
    expect(second.status).toBe(409);
    expect(second.body.error).toMatchObject({
      name: 'EditConflict',
      details: { current: first.body, updatedBy: 'admin', lastUpdated: first.body.lastUpdated },
    });
    expect(await read('two-editors')).toEqual(first.body);
    const third = await admin.put(path, { translations: { de: { title: 'Zwei' } } }, first.body.etag);
    expect(third.status).toBe(200);
  });

  test('at the very same time cannot both win', async () => {
    const { etag } = await made('simultaneous');
    const save = (title: string) =>
      admin.put(`${SECTIONS}/simultaneous`, { translations: { de: { title } } }, etag);
    const answers = await Promise.all([save('Eins'), save('Zwei'), save('Drei')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('a change made in the panel counts', async () => {
    const { etag } = await made('of-the-panel');
    const entries = panel(url, adminToken, 'api::section.section');
    const entry = (await entries.list()).find(({ sectionKey }) => sectionKey === 'of-the-panel');
    await entries.save(entry?.documentId ?? '', 'de', { title: 'Aus dem Panel' });
    expect((await admin.put(`${SECTIONS}/of-the-panel`, {}, etag)).status).toBe(409);
  });
});

test('a section is deleted in every language', async () => {
  await made('deleted');
  expect((await admin.remove(`${SECTIONS}/deleted`)).status).toBe(204);
  expect((await admin.get(`${SECTIONS}/deleted`)).status).toBe(404);
  await made('deleted');
});
