import { afterEach, describe, expect, inject, test } from 'vitest';
import { call } from './http-client';
import { panel } from './panel';
import { uploadPicture } from './pictures';
import './provided';
import { siteAdmin } from './site-admin';

const { url, adminToken } = inject('cms');
const made: (() => Promise<unknown>)[] = [];

/** Makes the panel's calls, and removes created entries after each test. */
function entriesOf(uid: string) {
  const entries = panel(url, adminToken, uid);
  return {
    ...entries,
    async create(data: object, locale?: string) {
      const answer = await entries.create(data, locale);
      if (answer.status === 201) made.push(() => entries.remove(answer.body.data.documentId));
      return answer;
    },
  };
}

afterEach(async () => {
  for (const remove of made.splice(0)) await remove();
});

describe('a new product of the panel', () => {
  const products = entriesOf('api::project.project');

  test('is a draft at the end of the list', async () => {
    const before = await products.list();
    const { body } = await products.create({ key: 'new-of-the-panel', title: 'Neu' });
    const { order, isActive } = body.data;
    expect(isActive).toBe(false);
    expect(order).toBe(Math.max(...before.map((product) => Number(product.order))) + 1);
  });

  test.each([{}, { title: null }, { title: '  ' }])(
    'is refused with %j, and the field says so',
    async (title) => {
      const answer = await products.create({ key: 'without-title', ...title });
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer.body)).toContain('Bitte einen Titel eintragen');
      expect((await products.list()).filter(({ key }) => key === 'without-title')).toEqual([]);
    },
  );
});

describe('the address of a post', () => {
  const posts = entriesOf('api::blog-post.blog-post');

  test('is made from its title with umlauts spelt out, and stays when the title changes', async () => {
    const { body } = await posts.create({ title: 'Größere Prüfungen für Ärzte', slug: '' });
    const { documentId, slug } = body.data;
    expect(slug).toBe('groessere-pruefungen-fuer-aerzte');
    const renamed = await posts.save(documentId, 'de', { title: 'Anders', slug });
    expect(renamed.slug).toBe(slug);
    expect((await posts.save(documentId, 'de', { title: 'Anders', slug: '' })).slug).toBe(slug);
    expect((await posts.save(documentId, 'fr', { title: 'Autrement', slug: null })).slug).toBe(slug);
    expect((await posts.publish(documentId, 'de', { title: 'Anders' })).slug).toBe(slug);
  });

  test('gets a number where another post has it', async () => {
    const slugs = [];
    for (let count = 0; count < 3; count += 1) {
      slugs.push((await posts.create({ title: 'Gleicher Titel' })).body.data.slug);
    }
    expect(slugs).toEqual(['gleicher-titel', 'gleicher-titel-2', 'gleicher-titel-3']);
  });

  test('waits for a title', async () => {
    const { body } = await posts.create({ excerpt: 'Nur der Anriss' });
    expect(body.data.slug).toBeNull();
    const saved = await posts.save(body.data.documentId, 'de', { title: 'Nachgetragen' });
    expect(saved.slug).toBe('nachgetragen');
  });

  test('that an editor replaces is noted as an earlier one, as often as that happens', async () => {
    const { body } = await posts.create({ title: 'Erster Name' });
    const { documentId } = body.data;
    await posts.publish(documentId, 'de', { title: 'Erster Name' });
    await posts.save(documentId, 'de', { title: 'Erster Name', slug: 'zweiter-name' });
    const third = await posts.save(documentId, 'de', { title: 'Erster Name', slug: 'dritter-name' });
    expect(third.previousSlugs).toBe('erster-name\nzweiter-name');
    const back = await posts.save(documentId, 'de', { title: 'Erster Name', slug: 'erster-name' });
    expect(back.previousSlugs).toBe('zweiter-name\ndritter-name');
    const published = await posts.publish(documentId, 'de', { title: 'Erster Name', slug: 'erster-name' });
    expect(published.previousSlugs).toBe('zweiter-name\ndritter-name');
    // Links to it persist, so that no other post gets it.
    expect((await posts.create({ title: 'Zweiter Name' })).body.data.slug).toBe('zweiter-name-2');
  });

  test('is refused where it was an earlier one of another post, and the refusal names that post', async () => {
    const { body } = await posts.create({ title: 'Umgezogen', slug: 'vor-dem-umzug' });
    await posts.save(body.data.documentId, 'de', { title: 'Umgezogen', slug: 'nach-dem-umzug' });
    const refused = await posts.create({ title: 'Neu', slug: 'vor-dem-umzug' });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      error: {
        message: expect.stringMatching(
          /^„vor-dem-umzug“ war früher die Adresse des Beitrags „Umgezogen“.* Bitte eine andere Adresse wählen\.$/,
        ),
        details: { errors: [{ path: ['slug'] }] },
      },
    });
    const other = await posts.create({ title: 'Anderer', slug: 'anderer' });
    await expect(
      posts.save(other.body.data.documentId, 'fr', { title: 'Autre', slug: 'vor-dem-umzug' }),
    ).rejects.toThrow('war früher die Adresse');
    expect(await posts.read(other.body.data.documentId, 'de')).toMatchObject({
      slug: 'anderer',
      previousSlugs: null,
    });
    // The post itself may have it back.
    const back = await posts.save(body.data.documentId, 'de', { title: 'Umgezogen', slug: 'vor-dem-umzug' });
    expect(back.previousSlugs).toBe('nach-dem-umzug');
  });

  test('is the one that the editor wrote', async () => {
    const { body } = await posts.create({ title: 'Ein Titel', slug: 'eigene-adresse' });
    expect(body.data.slug).toBe('eigene-adresse');
  });
});

describe('the reading time of a post', () => {
  const posts = entriesOf('api::blog-post.blog-post');
  const words = (count: number) => Array(count).fill('Wort').join(' ');

  test('is counted from the German text, whatever is sent, and the same in every language', async () => {
    const { body } = await posts.create({ title: 'Gezählt', content: words(401), readTime: 99 });
    const { documentId, readTime } = body.data;
    expect(readTime).toBe(3);
    const french = await posts.save(documentId, 'fr', {
      title: 'Compté',
      content: words(2_000),
      readTime: 99,
    });
    expect(french.readTime).toBe(3);
    const shorter = await posts.save(documentId, 'de', { title: 'Gezählt', content: words(10) });
    expect(shorter.readTime).toBe(1);
  });
});

describe('the date of a post', () => {
  const posts = entriesOf('api::blog-post.blog-post');
  const HOUR_MS = 60 * 60_000;
  const timeOf = (date: unknown) => new Date(String(date)).getTime();

  test('is that of its first publication in any language, and then stays', async () => {
    const { body } = await posts.create({ title: 'Ohne Datum' });
    const { documentId } = body.data;
    await posts.save(documentId, 'en', { title: 'Without a date' });
    expect((await posts.read(documentId, 'de')).publicationDate).toBeNull();

    const before = Date.now();
    const { publicationDate } = await posts.publish(documentId, 'en', { title: 'Without a date' });
    expect(timeOf(publicationDate)).toBeGreaterThanOrEqual(before);
    expect(timeOf(publicationDate)).toBeLessThanOrEqual(Date.now());
    const inGerman = await posts.read(documentId, 'de');
    expect(inGerman).toMatchObject({ publicationDate, status: 'draft' });

    await posts.publish(documentId, 'de', { title: 'Ohne Datum' });
    await posts.unpublish(documentId, 'en');
    await posts.unpublish(documentId, 'de');
    await posts.publish(documentId, 'de', { title: 'Ohne Datum' });
    for (const status of ['draft', 'published'] as const) {
      expect(await posts.read(documentId, 'de', status)).toMatchObject({
        publicationDate,
        status: 'published',
      });
    }
  });

  test('comes back when an editor empties it and publishes', async () => {
    const wanted = new Date(Date.now() - HOUR_MS).toISOString();
    const { body } = await posts.create({ title: 'Geleert', publicationDate: wanted });
    const { documentId } = body.data;
    await posts.publish(documentId, 'de', { title: 'Geleert', publicationDate: wanted });
    const emptied = { title: 'Geleert', publicationDate: null };
    expect((await posts.publish(documentId, 'de', emptied)).publicationDate).toBe(wanted);
  });

  test.each([
    ['past', -HOUR_MS],
    ['future', HOUR_MS],
  ])('is the one that an editor set, in the %s', async (_name, distance) => {
    const wanted = new Date(Date.now() + distance).toISOString();
    const { body } = await posts.create({ title: 'Mit Datum', publicationDate: wanted });
    const published = await posts.publish(body.data.documentId, 'de', { title: 'Mit Datum' });
    expect(published.publicationDate).toBe(wanted);
  });
});

describe('a copy of a post that the panel makes with one click', () => {
  const posts = entriesOf('api::blog-post.blog-post');

  async function duplicate(documentId: string) {
    const copy = await posts.duplicate(documentId);
    made.push(() => posts.remove(copy.documentId));
    return copy;
  }

  test('is a draft with the texts, without address, earlier addresses, date and place at the top', async () => {
    const texts = {
      title: 'Vorlage',
      excerpt: 'Anriss',
      content: 'Text',
      tags: 'FHIR',
      category: 'technology',
    };
    const own = { slug: 'vorlage-heute', featured: true, publicationDate: '2026-01-01T00:00:00.000Z' };
    const { id: cover } = await uploadPicture(url, adminToken, 'vorlage.png');
    const { body } = await posts.create({ ...texts, ...own, cover, previousSlugs: 'vorlage-gestern' });
    const { documentId } = body.data;
    await posts.publish(documentId, 'de', { ...texts, ...own });
    const copy = await duplicate(documentId);
    // Removed last, because a picture in use is kept.
    made.push(() => call(`${url}/upload/files/${cover}`, { method: 'DELETE', token: adminToken }));
    expect(copy.documentId).not.toBe(documentId);
    expect(await posts.read(copy.documentId, 'de')).toMatchObject({
      ...texts,
      status: 'draft',
      slug: null,
      previousSlugs: null,
      featured: false,
      publicationDate: null,
      cover: { id: cover },
    });
    const listed = await siteAdmin(url, adminToken).get<{ kind: string; key: string }[]>('/translations');
    expect(listed.body).toContainEqual(expect.objectContaining({ kind: 'post', key: copy.documentId }));
    expect(await posts.read(documentId, 'de')).toMatchObject({ ...own, previousSlugs: 'vorlage-gestern' });
  });

  test('gets an address of its own from the title that it has when it is saved or published', async () => {
    const { body } = await posts.create({ title: 'Ausgabe März' });
    const { documentId } = body.data;
    const renamed = await duplicate(documentId);
    const saved = await posts.save(renamed.documentId, 'de', { title: 'Ausgabe April', slug: null });
    expect(saved).toMatchObject({ slug: 'ausgabe-april', previousSlugs: null });
    const translated = await duplicate(documentId);
    const french = await posts.save(translated.documentId, 'fr', { title: 'Numéro de mars', slug: null });
    expect(french.slug).toBe('ausgabe-maerz-2');
    const unchanged = await duplicate(documentId);
    expect((await posts.publish(unchanged.documentId, 'de')).slug).toBe('ausgabe-maerz-3');
  });
});
