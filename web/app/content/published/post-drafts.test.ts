import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FakeStrapi } from '~/content/fake-strapi.test-support';
import { ContentUnavailable } from '~/content/store/availability.server';
import { type OwnContentClient, openContentClient } from '~/content/store/content-client.test-support';
import { findPostDraft, findPostDraftId } from './post-drafts.server';
import { findPost, getPosts } from './posts.server';

const EARLIER = '2026-01-01T08:00:00.000Z';
const LATER = '2026-01-02T08:00:00.000Z';
const TO_COME = '2999-01-01T08:00:00.000Z';

const strapi = new FakeStrapi();
let own: OwnContentClient;
let draft: Record<string, unknown> | null;
let published: Record<string, unknown> | null;

beforeAll(async () => {
  await strapi.start();
  own = await openContentClient(strapi);
  strapi.graphql = (query, { address }) => {
    if (query.includes('query PostDraft(')) return { draft, published };
    if (query.includes('query PostDraftId(')) {
      return { bySlug: draft?.slug === address ? [draft] : [], byId: draft };
    }
    return { blogPosts: [] };
  };
});

beforeEach(() => {
  strapi.isFailing = false;
  draft = { documentId: 'id-1', slug: 'neu', title: 'Neu', content: 'Geheim', updatedAt: EARLIER };
  published = null;
});

afterAll(async () => {
  await strapi.stop();
  await own.remove();
});

describe('the draft of a post', () => {
  it('comes whole, in its own language', async () => {
    expect(await findPostDraft('id-1', 'fr', own.client)).toMatchObject({
      post: { id: 'id-1', slug: 'neu', lang: 'fr', title: 'Neu', content: 'Geheim' },
    });
  });

  it('is read anew each time', async () => {
    await findPostDraft('id-1', 'de', own.client);
    draft = { ...draft, title: 'Neuer' };
    expect(await findPostDraft('id-1', 'de', own.client)).toMatchObject({ post: { title: 'Neuer' } });
  });

  it('is kept nowhere, and nothing that visitors read knows it', async () => {
    await findPostDraft('id-1', 'de', own.client);
    expect(await getPosts('de', own.client)).toEqual([]);
    expect(await findPost('neu', 'de', own.client)).toBeNull();
    await own.client.snapshots.settled();
    expect(await readdir(join(own.folder, 'content'))).toEqual(['posts-de.json']);
  });

  it('without a title has its id in its address', async () => {
    draft = { documentId: 'id-1', slug: null, title: null, content: null, updatedAt: EARLIER };
    expect(await findPostDraft('id-1', 'de', own.client)).toMatchObject({
      post: { slug: 'id-1', title: '', content: '', excerpt: '', cover: null },
    });
    expect(await findPostDraftId('id-1', 'de', own.client)).toBe('id-1');
  });

  it('is found by its address, and by its id only where it has none', async () => {
    expect(await findPostDraftId('neu', 'de', own.client)).toBe('id-1');
    expect(await findPostDraftId('id-1', 'de', own.client)).toBeNull();
  });

  it('may not exist', async () => {
    draft = null;
    expect(await findPostDraft('id-1', 'de', own.client)).toBeNull();
    expect(await findPostDraftId('neu', 'de', own.client)).toBeNull();
  });

  it('is unavailable while Strapi fails, although it was read before', async () => {
    await findPostDraft('id-1', 'de', own.client);
    strapi.isFailing = true;
    await expect(findPostDraft('id-1', 'de', own.client)).rejects.toThrow(ContentUnavailable);
  });
});

describe('where a draft stands', () => {
  it.each([
    ['draft', null, { updatedAt: EARLIER }, null],
    ['draft', TO_COME, { updatedAt: EARLIER, publicationDate: TO_COME }, null],
    ['published', null, { updatedAt: EARLIER }, { updatedAt: EARLIER, publicationDate: EARLIER }],
    ['published', null, { updatedAt: EARLIER }, { updatedAt: LATER }],
    ['modified', null, { updatedAt: LATER, publicationDate: TO_COME }, { updatedAt: EARLIER }],
    ['scheduled', TO_COME, { updatedAt: EARLIER }, { updatedAt: EARLIER, publicationDate: TO_COME }],
    ['scheduledModified', TO_COME, { updatedAt: LATER }, { updatedAt: EARLIER, publicationDate: TO_COME }],
  ])('is %s, to appear on %s, when it is %j and %j is published', async (name, appearsOn, row, other) => {
    draft = { ...draft, ...row };
    published = other;
    expect((await findPostDraft('id-1', 'de', own.client))?.state).toEqual({ name, appearsOn });
  });
});
