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

  test('is the one that the editor wrote', async () => {
    const { body } = await posts.create({ title: 'Ein Titel', slug: 'eigene-adresse' });
    expect(body.data.slug).toBe('eigene-adresse');
  });
});
