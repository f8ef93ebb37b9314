import { expect, inject, test } from 'vitest';
import type { KnownNames } from '../contract/post-fields';
import { call } from './http-client';
import { panel } from './panel';
import { join } from './people';
import { siteAdmin } from './site-admin';
import './provided';

const { url, adminToken } = inject('cms');
const AUTHOR = 'api::author.author';
const authors = panel(url, adminToken, AUTHOR);
const posts = panel(url, adminToken, 'api::blog-post.blog-post');

test('an author is without consent until it is noted, and every language shares it', async () => {
  const { body } = await authors.create({ name: 'Ada Einwilligung', line: 'Forscht.' });
  const { documentId, hasConsent } = body.data;
  expect(hasConsent).toBe(false);
  await authors.save(documentId, 'en', { line: 'Researches.' });
  await authors.save(documentId, 'de', { hasConsent: true });
  expect((await authors.read(documentId, 'en')).hasConsent).toBe(true);
  const twin = await authors.create({ name: 'Ada Einwilligung' });
  expect(twin.status).toBe(400);
  await authors.remove(documentId);
});

test('an account of the role Author adds people, but notes no consent and changes nobody', async () => {
  const { token } = await join(url, adminToken, 'author', 'authors-author');
  const own = panel(url, token, AUTHOR);
  const { status, body } = await own.create({ name: 'Bea Rolle', line: 'Schreibt.', hasConsent: true });
  expect(status).toBe(201);
  const { documentId } = body.data;
  expect((await authors.read(documentId, 'de')).hasConsent).toBe(false);
  const base = `${url}/content-manager/collection-types/${AUTHOR}/${documentId}?locale=de`;
  expect((await call(base, { method: 'PUT', token, json: { line: 'Anders.' } })).status).toBe(403);
  await authors.remove(documentId);
});

test('names of people and series are suggested once each', async () => {
  const made: string[] = [];
  for (const data of [
    { author: 'Cleo Vorschlag', series: 'Reihe Vorschlag' },
    { author: 'cleo vorschlag ', series: 'reihe vorschlag' },
  ]) {
    const { body } = await posts.create({ title: 'Mit Namen', ...data });
    made.push(body.data.documentId);
  }
  const { body } = await siteAdmin(url, adminToken).get<KnownNames>('/post-names');
  expect(body.authors.filter((name) => /^cleo vorschlag$/i.test(name))).toHaveLength(1);
  expect(body.series.filter((name) => /^reihe vorschlag$/i.test(name))).toHaveLength(1);
  for (const documentId of made) await posts.remove(documentId);
});

test('a post takes no address that the blog has a page at', async () => {
  const { status } = await posts.create({ title: 'Schlagwörter', slug: 'tags' });
  expect(status).toBe(400);
  const { body } = await posts.create({ title: 'Feed' });
  expect(body.data.slug).toBe('feed-2');
  await posts.remove(body.data.documentId);
});
