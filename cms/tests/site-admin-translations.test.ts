import { expect, inject, test } from 'vitest';
import type { LinkCheck } from '../contract/link-check';
import type { Translation } from '../contract/translation';
import { panel } from './panel';
import { uploadPicture } from './pictures';
import { siteAdmin } from './site-admin';
import './provided';

const { url, adminToken } = inject('cms');
const admin = siteAdmin(url, adminToken);

const find = async (kind: string, key: string) =>
  (await admin.get<Translation[]>('/translations')).body.find(
    (translation) => translation.kind === kind && translation.key === key,
  );

const details = async (key: string) => (await admin.get<Translation>(`/translations/section/${key}`)).body;

test('a section says how far each language is, and since when; texts that no page shows do not count', async () => {
  await admin.post('/content-sections', {
    sectionKey: 'terms',
    translations: {
      de: { title: ' Titel ', content: 'Inhalt', note: 'Notiz', blank: ' ' },
      fr: { title: 'Titre' },
      it: { title: 'Titolo', content: 'Contenuto' },
    },
  });
  const entry = (await panel(url, adminToken, 'api::section.section').list()).find(
    ({ sectionKey }) => sectionKey === 'terms',
  );
  const nothing = { state: 'missing', updatedAt: null, total: 2, missing: 2, outdated: 0 };
  const counts = { total: 2, missing: 0, outdated: 0 };
  expect(await find('section', 'terms')).toEqual({
    kind: 'section',
    key: 'terms',
    name: 'Titel',
    languages: {
      de: { state: 'complete', updatedAt: expect.stringMatching(/^\d{4}-.*Z$/), ...counts },
      en: nothing,
      fr: { state: 'partial', updatedAt: expect.any(String), ...counts, missing: 1 },
      it: { state: 'complete', updatedAt: expect.any(String), ...counts },
      es: nothing,
      nl: nothing,
      sq: nothing,
    },
    panelPath: `/admin/content-manager/collection-types/api::section.section/${entry?.documentId}?plugins[i18n][locale]=de`,
  });
});

test('a section that no page shows opens no translation tasks', async () => {
  await admin.post('/content-sections', {
    sectionKey: 'shown-nowhere',
    translations: { de: { title: 'Messe' } },
  });
  expect(await find('section', 'shown-nowhere')).toBeUndefined();
  expect(await details('shown-nowhere')).toMatchObject({ languages: { de: { state: 'complete' } } });
});

test('products, product texts and drafts of posts are there too', async () => {
  expect(await find('project', 'idatik')).toMatchObject({
    languages: { de: { state: 'complete' } },
  });
  expect(await find('product-text', 'idatik')).toMatchObject({
    languages: { de: { state: 'complete' } },
  });
  const posts = panel(url, adminToken, 'api::blog-post.blog-post');
  const { documentId } = (await posts.create({ title: 'Entwurf', slug: 'to-translate' })).body.data;
  await posts.publish(documentId, 'de');
  await posts.save(documentId, 'de', { title: 'Entwurf', excerpt: 'Neu' });
  expect(await find('post', 'to-translate')).toMatchObject({
    name: 'Entwurf',
    languages: { de: { state: 'unpublished' }, en: { state: 'missing' } },
  });
});

test('the text that a new section begins with is none, in no language', async () => {
  const texts = { title: 'Unser Team', content: 'New content here...' };
  await admin.post('/content-sections', {
    sectionKey: 'just-begun',
    translations: { de: texts, en: texts },
  });
  const begun = { state: 'partial' };
  expect(await details('just-begun')).toMatchObject({ languages: { de: begun, en: begun } });
  await admin.put('/content-sections/just-begun', { translations: { de: { content: 'Wir sind acht.' } } });
  expect(await details('just-begun')).toMatchObject({
    languages: { de: { state: 'complete' }, en: begun },
  });
});

test('a post is translated when visitors can read it, and out of the table with its deletion', async () => {
  const posts = panel(url, adminToken, 'api::blog-post.blog-post');
  const { documentId } = (await posts.create({ title: 'Beitrag', slug: 'to-publish' })).body.data;
  await posts.save(documentId, 'en', { title: 'Post' });
  const states = async () => {
    const { de, en } = (await find('post', 'to-publish'))?.languages ?? {};
    return [de?.state, en?.state];
  };
  expect(await states()).toEqual(['unpublished', 'unpublished']);
  await posts.publish(documentId, 'de');
  expect(await states()).toEqual(['complete', 'unpublished']);
  await posts.publish(documentId, 'en');
  expect(await states()).toEqual(['complete', 'complete']);
  await posts.save(documentId, 'en', { title: 'Changed' });
  expect(await states()).toEqual(['complete', 'unpublished']);
  await posts.discard(documentId, 'en');
  // Only drafts have sources, so that the restored published text has an unknown one.
  expect(await states()).toEqual(['complete', 'outdated']);

  expect((await posts.remove(documentId)).status).toBe(200);
  expect(await find('post', 'to-publish')).toBeUndefined();
});

test('pictures are there when somebody has described them or a section shows them', async () => {
  const [plain, described, shown] = [
    await uploadPicture(url, adminToken, 'plain.png'),
    await uploadPicture(url, adminToken, 'overview.png'),
    await uploadPicture(url, adminToken, 'only-shown.png'),
  ];
  await admin.put(`/media/${described.id}`, { alternativeTexts: { de: 'Ein Netz', en: 'A net' } });
  await admin.post('/content-sections', { sectionKey: 'shows-a-picture', images: { a: shown.id } });
  expect(await find('picture', String(plain.id))).toBeUndefined();
  expect(await find('picture', String(shown.id))).toMatchObject({ languages: { de: { state: 'missing' } } });
  const picture = await find('picture', String(described.id));
  expect(picture).toMatchObject({
    name: 'overview.png',
    panelPath: null,
    languages: { fr: { state: 'missing' } },
  });
  const { de, en } = picture?.languages ?? {};
  expect([de?.state, en?.state]).toEqual(['complete', 'complete']);
  // Saved together, the translation is not older than German.
  expect(Date.parse(en?.updatedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(de?.updatedAt ?? ''));
});

test('the panel dates the language whose text is saved there, not what the languages share', async () => {
  await admin.post('/content-sections', {
    sectionKey: 'dated-in-the-panel',
    translations: { de: { title: 'Titel', note: 'Notiz' }, en: { title: 'Title' }, fr: { title: 'Titre' } },
  });
  const dates = async () => {
    const entry = await details('dated-in-the-panel');
    return (['de', 'en', 'fr'] as const).map((language) => entry.languages[language]?.updatedAt ?? '');
  };
  const sections = panel(url, adminToken, 'api::section.section');
  const entry = (await sections.list()).find(({ sectionKey }) => sectionKey === 'dated-in-the-panel');
  const documentId = entry?.documentId ?? '';
  const [de, en, fr] = await dates();
  const { id } = await uploadPicture(url, adminToken, 'shared.png');
  const texts = [{ name: 'note', text: 'Notiz' }];
  await sections.save(documentId, 'de', { title: 'Titel', texts, images: [{ name: 'a', image: id }] });
  const shared = await dates();
  expect(shared.slice(0, 2)).toEqual([de, en]);
  expect(Date.parse(shared[2] ?? '')).toBeGreaterThan(Date.parse(fr ?? ''));

  await sections.save(documentId, 'de', { title: 'Titel', texts: [{ name: 'note', text: 'Neu' }] });
  const after = await dates();
  expect(after.slice(1)).toEqual(shared.slice(1));
  expect(Date.parse(after[0] ?? '')).toBeGreaterThan(Date.parse(shared[2] ?? ''));
});

// Here, because the tests above make the same section.
test('a link to the page of a section is right once the section is there', async () => {
  const sections = '/content-sections';
  const linking = { de: { content: '[AGB](/terms)' } };
  await admin.remove(`${sections}/terms`);
  await admin.post(sections, { sectionKey: 'linking', translations: linking });
  const broken = async () =>
    (await admin.get<LinkCheck>('/link-checks?kind=section&key=linking')).body.broken.map(
      ({ link, problem }) => [link, problem],
    );
  expect(await broken()).toEqual([['/terms', 'page']]);
  await admin.post(sections, { sectionKey: 'terms', translations: { de: { title: 'AGB' } } });
  expect(await broken()).toEqual([]);
  for (const key of ['terms', 'linking']) await admin.remove(`${sections}/${key}`);
});
