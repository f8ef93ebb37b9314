import { expect, inject, test } from 'vitest';
import type { KnownTag } from '../contract/post-fields';
import { panel } from './panel';
import { joinWith, type Permission } from './people';
import { siteAdmin } from './site-admin';
import './provided';

const { url, adminToken } = inject('cms');
const BLOG_POST = 'api::blog-post.blog-post';
const posts = panel(url, adminToken, BLOG_POST);
const knownTo = async (token: string) => siteAdmin(url, token).get<{ tags: KnownTag[] }>('/post-tags');

test('the tags of all posts are known, counted by posts, in the spelling that most of them use', async () => {
  const made: string[] = [];
  for (const tags of ['Tagtest\nTagtest Zwei', 'Tagtest \n\nTAGTEST', 'tagTEST', null]) {
    const { body } = await posts.create({ title: 'Mit Schlagwort', tags });
    made.push(body.data.documentId);
  }
  // Another language is no other post.
  await posts.save(made[0] ?? '', 'en', { title: 'With a tag' });
  const { status, headers, body } = await knownTo(adminToken);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body.tags.filter(({ tag }) => /^tagtest/i.test(tag))).toEqual([
    { tag: 'Tagtest', count: 3 },
    { tag: 'Tagtest Zwei', count: 1 },
  ]);
  for (const documentId of made) await posts.remove(documentId);
  expect((await knownTo(adminToken)).body.tags.filter(({ tag }) => /^tagtest/i.test(tag))).toEqual([]);
});

test('whoever may not read posts, or not their tags, learns of none', async () => {
  const { body } = await posts.create({ title: 'Mit Schlagwort', tags: 'Geheimes Schlagwort' });
  const read = 'plugin::content-manager.explorer.read';
  const as = async (name: string, permissions: Permission[]) =>
    knownTo((await joinWith(url, adminToken, name, permissions)).token);

  const stranger = await as('tags-stranger', [{ action: read, subject: 'api::section.section' }]);
  expect(stranger.status).toBe(403);
  const titles = { fields: ['title'], locales: ['de', 'en'] };
  const titlesOnly = await as('tags-titles', [{ action: read, subject: BLOG_POST, properties: titles }]);
  expect([titlesOnly.status, titlesOnly.body]).toEqual([200, { tags: [] }]);
  const tags = { fields: ['tags'], locales: ['de'] };
  const reader = await as('tags-reader', [{ action: read, subject: BLOG_POST, properties: tags }]);
  expect(reader.body.tags).toContainEqual({ tag: 'Geheimes Schlagwort', count: 1 });
  await posts.remove(body.data.documentId);
});
