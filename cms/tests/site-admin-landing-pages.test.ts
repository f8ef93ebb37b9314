import { afterEach, describe, expect, inject, test } from 'vitest';
import type { HistoryEntry } from '../contract/history';
import type { LinkCheck } from '../contract/link-check';
import type { PictureUses } from '../contract/media';
import type { EditedEntry } from '../contract/ordered';
import type { TranslatedTexts } from '../contract/translation';
import type { RefusedChange } from '../contract/translator-file';
import { change, drafts } from './drafts';
import { askGraphql, siteVersion } from './http-client';
import { uploadPicture } from './pictures';
import { siteAdmin } from './site-admin';
import './provided';

const { url, siteToken, adminToken } = inject('cms');
const admin = siteAdmin(url, adminToken);
const own = drafts(url, adminToken);
const made: string[] = [];

type LandingPage = EditedEntry<'landing-page'>;

afterEach(async () => {
  for (const path of made.splice(0).reverse()) await admin.remove(path);
});

async function create(key: string, content: object = {}): Promise<LandingPage> {
  const answer = await admin.post<LandingPage>('/landing-pages', { key, title: { de: 'Messe' }, ...content });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  made.push(`/landing-pages/${key}`);
  return answer.body;
}

async function newPicture(name: string) {
  const picture = await uploadPicture(url, adminToken, name);
  made.push(`/media/${picture.id}`);
  return picture;
}

const find = async (key: string) => (await admin.get<LandingPage>(`/landing-pages/${key}`)).body;
const save = (key: string, body: object, etag?: string) =>
  admin.put<LandingPage>(`/landing-pages/${key}`, body, etag);
const historyOf = async (key: string) =>
  (await admin.get<{ items: HistoryEntry[] }>(`/history/landing-page/${key}?pageSize=100`)).body.items;

const BLOCKS = ['text abcd', 'picture abce'];
const TEXTS = {
  de: { 'abcd-title': 'Wir stellen aus', 'abcd-text': 'Text' },
  en: { 'abcd-title': 'We exhibit' },
};

test('a new page has its blocks with their texts and pictures, and is unpublished', async () => {
  const picture = await newPicture('stand.png');
  const images = { 'abce-picture': picture.url };
  const page = await create('page-made', { blocks: BLOCKS, texts: TEXTS, images });
  expect(page).toMatchObject({
    name: 'Messe',
    isPublished: false,
    isInFooter: false,
    publishedFrom: null,
    publishedUntil: null,
    blocks: BLOCKS,
    texts: TEXTS,
    images: { 'abce-picture': { id: picture.id, url: picture.url } },
  });
  expect(await find('page-made')).toEqual(page);
  const uses = await admin.get<PictureUses>(`/media/${picture.id}`);
  expect(uses.body).toMatchObject({ usedElsewhere: [{ kind: 'landing-page', key: 'page-made' }] });
  expect((await admin.remove(`/media/${picture.id}`)).status).toBe(409);
});

describe('a save', () => {
  test('changes only what it names, and is refused over a newer one', async () => {
    const { etag } = await create('page-saved', { blocks: BLOCKS, texts: TEXTS });
    const until = '2099-04-15T18:00:00+02:00';
    const saved = await save(
      'page-saved',
      { publishedUntil: until, texts: { en: { 'abcd-text': 'Words' } } },
      etag,
    );
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({
      publishedUntil: '2099-04-15T16:00:00.000Z',
      blocks: BLOCKS,
      texts: { de: TEXTS.de, en: { ...TEXTS.en, 'abcd-text': 'Words' } },
    });
    expect((await save('page-saved', { title: { de: 'Anders' } }, etag)).status).toBe(409);
    expect(Object.keys(saved.body.languages).sort()).toEqual(['de', 'en']);
  });

  test('of the same values changes nothing that visitors see', async () => {
    const { etag, lastUpdated } = await create('page-same', {
      blocks: BLOCKS,
      publishedFrom: '2027-01-01T00:00:00Z',
    });
    const before = await siteVersion(url);
    const again = await save(
      'page-same',
      { blocks: BLOCKS, publishedFrom: '2027-01-01T01:00:00+01:00' },
      etag,
    );
    expect(again.body).toMatchObject({ etag, lastUpdated });
    expect(await siteVersion(url)).toBe(before);
  });

  test('gives a language times of its own, which its history takes back', async () => {
    await create('page-times', { title: { de: 'Messe', en: 'Fair' } });
    const times = { languageFrom: { en: '2099-04-15T18:00:00+02:00' }, languageUntil: { en: '' } };
    const { body } = await save('page-times', times);
    expect(body).toMatchObject({
      publishedFrom: null,
      languageFrom: { de: '', en: '2099-04-15T16:00:00.000Z' },
      languageUntil: { de: '', en: '' },
    });
    const { languages } = (await save('page-times', times)).body;
    expect(languages).toEqual(body.languages);
    expect((await save('page-times', { languageFrom: { en: 'tomorrow' } })).status).toBe(400);
    const typed = { 'languageFrom.en': change('2099-04-15T16:00:00.000Z', '2099-04-16T16:00:00.000Z') };
    const draft = await own.type('landing-page', 'page-times', typed);
    expect((await own.publish([draft])).status).toBe(200);
    const [latest, first] = await historyOf('page-times');
    expect([first, latest]).toMatchObject([
      { language: 'en', field: 'languageFrom', before: null, after: '2099-04-15T16:00:00.000Z' },
      { language: 'en', field: 'languageFrom', after: '2099-04-16T16:00:00.000Z' },
    ]);
    const undo = await admin.post(`/history/landing-page/page-times/${latest?.id}`, { newest: latest?.id });
    expect(undo.status).toBe(201);
    expect((await find('page-times')).languageFrom.en).toBe('2099-04-15T16:00:00.000Z');
    await save('page-times', { languageFrom: { en: null } });
    expect((await find('page-times')).languageFrom).toEqual({ de: '', en: '' });
  });

  test('is refused with blocks that there are not, and says where', async () => {
    await create('page-refused');
    const refused = await save('page-refused', { blocks: ['text abcd', 'slider abce'] });
    expect(refused.status).toBe(400);
    expect(refused.body.error.details).toMatchObject({ field: 'blocks.1' });
    expect((await save('page-refused', { texts: { de: { color: 'red' } } })).status).toBe(400);
  });

  test('of two editors merges where one moves blocks and the other writes a text', async () => {
    const { etag } = await create('page-merged', { blocks: BLOCKS, texts: TEXTS });
    const moved = await save('page-merged', { blocks: [...BLOCKS].reverse() }, etag);
    expect(moved.status).toBe(200);
    const draft = await own.type('landing-page', 'page-merged', {
      'abcd-title.de': change('Wir stellen aus', 'Wir zeigen mehr'),
    });
    expect((await own.publish([draft])).status).toBe(200);
    const merged = await find('page-merged');
    expect(merged.blocks).toEqual([...BLOCKS].reverse());
    expect(merged.texts.de?.['abcd-title']).toBe('Wir zeigen mehr');
  });
});

test('a removed block comes back with its texts when the removal is undone', async () => {
  await create('page-undone', { blocks: BLOCKS, texts: TEXTS });
  await save('page-undone', { blocks: ['picture abce'] });
  const [removal] = await historyOf('page-undone');
  expect(removal).toMatchObject({ language: null, field: 'blocks', before: BLOCKS.join('\n') });
  const path = `/history/landing-page/page-undone/${removal?.id}`;
  expect((await admin.post(path, { newest: removal?.id })).status).toBe(201);
  expect(await find('page-undone')).toMatchObject({ blocks: BLOCKS, texts: TEXTS });
});

test('a page that was deleted comes back with its blocks', async () => {
  const page = await create('page-restored', { blocks: BLOCKS, texts: TEXTS, isPublished: true });
  await admin.remove('/landing-pages/page-restored');
  const { body: deleted } =
    await admin.get<{ id: number; key: string; name: string }[]>('/deleted/landing-page');
  const found = deleted.find(({ key }) => key === 'page-restored');
  expect(found?.name).toBe('Messe');
  expect((await admin.post(`/deleted/landing-page/${found?.id}`, {})).status).toBe(201);
  const { blocks, texts, isPublished } = await find('page-restored');
  expect({ blocks, texts, isPublished }).toEqual({
    blocks: page.blocks,
    texts: page.texts,
    isPublished: true,
  });
});

test('translators get the texts of blocks that the page shows, and their translations come back', async () => {
  await create('page-translated', {
    blocks: ['text abcd'],
    texts: { de: { ...TEXTS.de, 'abzz-title': 'Entfernt' } },
  });
  const read = async () =>
    (await admin.get<TranslatedTexts>('/translations/landing-page/page-translated')).body;
  const { texts } = await read();
  expect(texts.de).toEqual({ title: 'Messe', ...TEXTS.de });
  const text = { file: 'landing-page:page-translated', language: 'fr', key: 'abcd-title' };
  const changes = [{ ...text, from: null, german: 'Wir stellen aus', to: 'Nous exposons' }];
  const { body } = await admin.post<{ refused: RefusedChange[] }>('/texts-import', { changes });
  expect(body.refused).toEqual([]);
  const after = await read();
  expect(after.texts.fr).toEqual({ 'abcd-title': 'Nous exposons' });
  await save('page-translated', { texts: { de: { 'abcd-title': 'Wir sind da' } } });
  expect((await read()).sources.fr).toEqual({ 'abcd-title': 'Wir stellen aus' });
});

test('links to a page are right while visitors will see it, and those in its texts are checked', async () => {
  const link = { texts: { de: { 'abcd-text': '[dort](/topics/page-target) [fort](/nowhere)' } } };
  await create('page-linking', { blocks: ['text abcd'], ...link });
  const broken = async () =>
    (await admin.get<LinkCheck>('/link-checks?kind=landing-page&key=page-linking')).body.broken.map(
      ({ field, link: href }) => [field, href],
    );
  const both = [
    ['abcd-text', '/topics/page-target'],
    ['abcd-text', '/nowhere'],
  ];
  expect(await broken()).toEqual(both);
  await create('page-target', { isPublished: true, publishedFrom: '2099-01-01T00:00:00Z' });
  expect(await broken()).toEqual(both.slice(1));
  await save('page-target', { publishedFrom: null, publishedUntil: '2020-01-01T00:00:00Z' });
  expect(await broken()).toEqual(both);
  // German readers get the German page, whose own time is yet to come.
  await save('page-target', { languageUntil: { de: '2099-01-01T00:00:00Z' } });
  expect(await broken()).toEqual(both.slice(1));
  await save('page-target', { title: { en: 'Target' } });
  await save('page-linking', { texts: { de: { 'abcd-text': '[dort](/en/topics/page-target)' } } });
  expect(await broken()).toEqual([['abcd-text', '/en/topics/page-target']]);
});

test('the site reads pages with their parts, references with the note of their consent', async () => {
  await create('page-read', { blocks: BLOCKS, texts: TEXTS });
  const reference = {
    key: 'reference-read',
    title: 'Dr. Ada Muster',
    quote: { de: 'Gut.' },
    consent: ' E-Mail ',
  };
  expect((await admin.post('/references', reference)).status).toBe(201);
  made.push('/references/reference-read');
  const { body } = await askGraphql<{ landingPages: object[]; references: object[] }>(
    url,
    siteToken,
    `{ landingPages(locale: "de", filters: { key: { eq: "page-read" } }) { key blocks texts { name text } }
       references(locale: "de", filters: { key: { eq: "reference-read" } }) { title quote consent } }`,
  );
  expect(body.data?.landingPages).toEqual([
    {
      key: 'page-read',
      blocks: BLOCKS.join('\n'),
      texts: Object.entries(TEXTS.de).map(([name, text]) => ({ name, text })),
    },
  ]);
  expect(body.data?.references).toEqual([{ title: 'Dr. Ada Muster', quote: 'Gut.', consent: 'E-Mail' }]);
});

test('a reference keeps one name for all languages, and a logo that is no picture is refused', async () => {
  const picture = await newPicture('logo.png');
  const { status, body } = await admin.post<EditedEntry<'reference'>>('/references', {
    key: 'reference-made',
    title: 'Dr. Ada Muster',
    quote: { de: 'Gut.', en: 'Good.' },
    logo: picture.id,
  });
  expect(status).toBe(201);
  made.push('/references/reference-made');
  expect(body).toMatchObject({
    name: 'Dr. Ada Muster',
    title: 'Dr. Ada Muster',
    consent: null,
    logo: { id: picture.id },
  });
  const refused = await admin.put<object>('/references/reference-made', { logo: '/uploads/nowhere.png' });
  expect(refused.body.error.details).toMatchObject({ code: 'picture-unknown', field: 'logo' });
  const saved = await admin.put<EditedEntry<'reference'>>('/references/reference-made', { logo: null });
  expect(saved.body.logo).toBeNull();
  const { body: history } = await admin.get<{ items: HistoryEntry[] }>('/history/reference/reference-made');
  expect(history.items[0]).toMatchObject({ field: 'logo', before: { picture: picture.id }, after: null });
  const { body: translated } =
    await admin.get<{ kind: string; key: string; name: string }[]>('/translations');
  expect(translated.find(({ key }) => key === 'reference-made')?.name).toBe('Dr. Ada Muster');
});

test('an event keeps its times as instants', async () => {
  const { body } = await admin.post<EditedEntry<'event'>>('/events', {
    key: 'event-made',
    title: 'Messe',
    begins: '2027-04-13T09:00:00+02:00',
  });
  made.push('/events/event-made');
  expect(body).toMatchObject({ begins: '2027-04-13T07:00:00.000Z', ends: null });
  const saved = await admin.put<EditedEntry<'event'>>('/events/event-made', { link: 'messe' });
  expect(saved.body.error.details).toMatchObject({ code: 'field-invalid', field: 'link' });
});
