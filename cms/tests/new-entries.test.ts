import { afterEach, describe, expect, inject, test } from 'vitest';
import { panel } from './panel';
import './provided';

const { url, adminToken } = inject('cms');
const made: (() => Promise<unknown>)[] = [];

/** The calls of the panel; what a test makes is removed after it. */
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
    // Links to it are around: no other post gets it by itself.
    expect((await posts.create({ title: 'Zweiter Name' })).body.data.slug).toBe('zweiter-name-2');
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
