import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { ListedMediaFile } from '../contract/media';
import type { EditedProject } from '../contract/project';
import type { EditedSection } from '../contract/section';
import type { TranslatedTexts } from '../contract/translation';
import { siteVersion } from './http-client';
import { panel } from './panel';
import { join } from './people';
import { uploadPicture } from './pictures';
import { siteAdmin } from './site-admin';
import './provided';

const { url, adminToken } = inject('cms');
const admin = siteAdmin(url, adminToken);
const sections = panel(url, adminToken, 'api::section.section');

let author = '';
beforeAll(async () => {
  author = (await join(url, adminToken, 'author', 'confirms-nothing')).token;
});

async function makeSection(sectionKey: string) {
  await admin.post('/content-sections', {
    sectionKey,
    translations: {
      de: { title: 'Titel', content: 'Inhalt', note: 'Notiz' },
      en: { title: 'Title', content: 'Content', note: 'Note' },
      fr: { title: 'Titre' },
    },
  });
  return {
    outdated: async () => (await admin.get<EditedSection>(`/content-sections/${sectionKey}`)).body.outdated,
    etag: async () => (await admin.get<EditedSection>(`/content-sections/${sectionKey}`)).body.etag,
    save: (translations: object) => admin.put(`/content-sections/${sectionKey}`, { translations }),
    confirm: (confirmed: object, etag?: string) =>
      admin.put<TranslatedTexts>(`/translations/section/${sectionKey}`, { confirmed }, etag),
    documentId: async () => {
      const entry = (await sections.list()).find((section) => section.sectionKey === sectionKey);
      return entry?.documentId ?? '';
    },
  };
}

describe('a translation is older than German', () => {
  test('when German says something else than what it was made from, text by text', async () => {
    const section = await makeSection('made-from');
    expect(await section.outdated()).toEqual({});
    await section.save({ de: { title: 'Neuer Titel', note: 'Neue Notiz' } });
    const both = { title: 'Titel', note: 'Notiz' };
    expect(await section.outdated()).toEqual({ en: both, fr: { title: 'Titel' } });
    await section.save({ en: { title: 'New title' } });
    expect(await section.outdated()).toEqual({ en: { note: 'Notiz' }, fr: { title: 'Titel' } });
  });

  test('no longer when the German text is restored', async () => {
    const section = await makeSection('restored');
    await section.save({ de: { title: 'Vertan' } });
    await section.save({ de: { title: ' Titel ' } });
    expect(await section.outdated()).toEqual({});
  });

  test('not when both are saved together', async () => {
    const section = await makeSection('together');
    await section.save({ de: { title: 'Neu' }, en: { title: 'New' } });
    expect(await section.outdated()).toEqual({ fr: { title: 'Titel' } });
  });

  test('not after a save in the panel, which shows the whole language', async () => {
    const section = await makeSection('from-the-panel');
    await section.save({ de: { title: 'Neu', content: 'Neuer Inhalt' } });
    const texts = [{ name: 'note', text: 'Note' }];
    const documentId = await section.documentId();
    await sections.save(documentId, 'en', { title: 'Title', content: 'Content', texts });
    expect(await section.outdated()).toMatchObject({ en: { title: 'Titel', content: 'Inhalt' } });
    await sections.save(documentId, 'en', { title: 'Title', content: 'New content', texts });
    expect(await section.outdated()).toEqual({ fr: { title: 'Titel' } });
  });

  test('never again when it was emptied, or deleted with its section and made again', async () => {
    const section = await makeSection('made-again');
    await section.save({ de: { title: 'Neu' }, fr: { title: '' } });
    await section.save({ fr: { title: 'Nouveau' } });
    expect(await section.outdated()).toEqual({ en: { title: 'Titel' } });
    await sections.remove(await section.documentId());
    expect(await (await makeSection('made-again')).outdated()).toEqual({});
  });
});

describe('that a translation still fits is confirmed', () => {
  test('for one text, and for all of several languages', async () => {
    const section = await makeSection('confirmed');
    await section.save({ de: { title: 'Titel!', content: 'Inhalt!' } });
    const version = await siteVersion(url);
    const { status, body } = await section.confirm({ en: ['content'] });
    expect([status, body.sources]).toEqual([200, { en: { title: 'Titel' }, fr: { title: 'Titel' } }]);
    expect(body.texts.de).toMatchObject({ title: 'Titel!' });
    await section.confirm({ en: ['title'], fr: ['title'] });
    expect(await section.outdated()).toEqual({});
    // No visitor sees it.
    expect(await siteVersion(url)).toBe(version);
  });

  test('of the texts that were looked at: not when somebody has saved since', async () => {
    const section = await makeSection('confirmed-late');
    await section.save({ de: { title: 'Titel!' } });
    const etag = await section.etag();
    await section.save({ de: { title: 'Ganz anders' } });
    const refused = await section.confirm({ en: ['title'] }, etag);
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({
      name: 'EditConflict',
      details: { current: { sources: { en: { title: 'Titel' } } } },
    });
    expect((await section.confirm({ en: ['title'] }, await section.etag())).status).toBe(200);
  });

  test('not of German, of texts that are not there, of nothing, nor of what nobody has made', async () => {
    const section = await makeSection('confirmed-wrongly');
    await section.save({ de: { title: 'Titel!' } });
    for (const confirmed of [
      { de: ['title'] },
      { fr: ['title', 'content'] },
      { it: ['title'] },
      { en: [] },
      { xx: ['title'] },
    ]) {
      expect((await section.confirm(confirmed)).status).toBe(400);
    }
    expect(await section.outdated()).toMatchObject({ en: { title: 'Titel' }, fr: { title: 'Titel' } });
    expect((await admin.put('/translations/section/nowhere', { confirmed: { en: ['title'] } })).status).toBe(
      404,
    );
  });

  test('only by those who may change it', async () => {
    const section = await makeSection('confirmed-by-an-author');
    await section.save({ de: { title: 'Titel!' } });
    const path = '/translations/section/confirmed-by-an-author';
    const asAuthor = siteAdmin(url, author);
    expect((await asAuthor.get<TranslatedTexts>(path)).body.sources).toMatchObject({
      en: { title: 'Titel' },
    });
    expect((await asAuthor.put(path, { confirmed: { en: ['title'] } })).status).toBe(403);
    expect((await siteAdmin(url, undefined).get(path)).status).toBe(401);
    expect(await section.outdated()).toMatchObject({ en: { title: 'Titel' } });
  });

  test('for products, product texts, posts and pictures as well', async () => {
    await admin.post('/projects', { key: 'confirmed', title: { de: 'Titel', en: 'Title' } });
    await admin.put('/projects/confirmed', { title: { de: 'Neu' } });
    const product = await admin.get<EditedProject>('/projects/confirmed');
    expect(product.body.outdated).toEqual({ en: { title: 'Titel' } });

    const texts = panel(url, adminToken, 'api::product-text.product-text');
    const text = (await texts.create({ productKey: 'confirmed', title: 'Titel' })).body.data;
    await texts.save(text.documentId, 'en', { title: 'Title' });
    await texts.save(text.documentId, 'de', { title: 'Neu' });

    const posts = panel(url, adminToken, 'api::blog-post.blog-post');
    const post = (await posts.create({ slug: 'confirmed', title: 'Titel' })).body.data;
    await posts.publish(post.documentId, 'de');
    await posts.save(post.documentId, 'en', { title: 'Title' });
    await posts.publish(post.documentId, 'en');
    await posts.save(post.documentId, 'de', { title: 'Neu' });

    for (const kind of ['project', 'product-text', 'post']) {
      const path = `/translations/${kind}/confirmed`;
      const { body } = await admin.get<TranslatedTexts>(path);
      expect([kind, body.sources]).toEqual([kind, { en: { title: 'Titel' } }]);
      const confirmed = await admin.put<TranslatedTexts>(path, { confirmed: { en: ['title'] } }, body.etag);
      expect([kind, confirmed.body.sources]).toEqual([kind, {}]);
    }

    const { id } = await uploadPicture(url, adminToken, 'confirmed.png');
    await admin.put(`/media/${id}`, { alternativeTexts: { de: 'Ein Netz', en: 'A net' } });
    const changed = await admin.put<ListedMediaFile>(`/media/${id}`, { alternativeText: 'Das Netz' });
    expect(changed.body.outdated).toEqual({ en: { alternativeText: 'Ein Netz' } });
    const path = `/translations/picture/${id}`;
    const { body } = await admin.get<TranslatedTexts>(path);
    expect(body.sources).toEqual(changed.body.outdated);
    const picture = await admin.put<TranslatedTexts>(
      path,
      { confirmed: { en: ['alternativeText'] } },
      body.etag,
    );
    expect(picture.body.sources).toEqual({});
  });
});
