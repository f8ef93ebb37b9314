import { errorAnswer } from 'contract/call';
import { listedMediaFile, mediaPage } from 'contract/media';
import { messagePage, storedMessage } from 'contract/message';
import { LARGEST_PAGE_SIZE } from 'contract/paging';
import { listedPostPage } from 'contract/post-list';
import { beforeEach, describe, expect, it } from 'vitest';
import { listedPost, mediaFile, message } from '~/api/fake-site-admin-records.test-support';
import { expectRefusal, startSiteAdmin } from '~/api/site-admin.test-support';

const { strapi, stranger, author, editor } = startSiteAdmin();

const get = async (path: string) => (await editor.call('GET', path)).json();

beforeEach(() => {
  for (let number = 2; number <= 5; number += 1) {
    strapi.messages.set(`m${number}`, { ...message(`m${number}`), state: number === 5 ? 'done' : 'read' });
  }
  for (const id of [21, 22, 23]) strapi.files.set(String(id), { ...mediaFile(id), usedBy: [] });
});

describe('messages', () => {
  it('come in pages where one is named, with how many there are in each state', async () => {
    const page = messagePage.parse(await get('/api/contact-submissions?page=2&pageSize=2'));
    expect(page.items.map(({ id }) => id)).toEqual(['m3', 'm4']);
    expect(page).toMatchObject({ total: 5, counts: { all: 5, unread: 1, read: 3, done: 1, spam: 0 } });
    const read = messagePage.parse(await get('/api/contact-submissions?page=1&state=read'));
    expect(read).toMatchObject({ total: 3, counts: { all: 5 } });
    const called = '/site-admin/contact-submissions?page=1&pageSize=50&state=read';
    expect(strapi.requests.at(-1)?.path).toBe(called);
  });

  it('come all together where none is', async () => {
    const all = storedMessage.array().parse(await get('/api/contact-submissions?pageSize=2'));
    expect(all).toHaveLength(5);
    const done = storedMessage.array().parse(await get('/api/contact-submissions?state=done'));
    expect(done.map(({ id }) => id)).toEqual(['m5']);
  });
});

describe('pictures', () => {
  it('come in pages where one is named, with how many there are and how large they are', async () => {
    const page = mediaPage.parse(await get('/api/media?page=2&pageSize=2&filter=unused'));
    expect(page.items.map(({ id }) => id)).toEqual([22, 23]);
    expect(page).toMatchObject({ total: 4, all: 6, size: 9_000 });
  });

  it('come all together where none is', async () => {
    expect(listedMediaFile.array().parse(await get('/api/media'))).toHaveLength(6);
    const named = listedMediaFile.array().parse(await get('/api/media?url=/uploads/7.png'));
    expect(named.map(({ id }) => id)).toEqual([7]);
  });
});

describe('posts', () => {
  it('come in pages alone, with how many there are in each state', async () => {
    for (const number of [2, 3]) strapi.posts.set(`p${number}`, listedPost(`p${number}`, { languages: {} }));
    const page = listedPostPage.parse(await get('/api/posts'));
    expect(page.items.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3']);
    expect(page).toMatchObject({ total: 3, counts: { all: 3, published: 1, draft: 1, scheduled: 0 } });
    const second = listedPostPage.parse(await get('/api/posts?page=2&pageSize=2&search=Ä%26'));
    expect(second.items.map(({ id }) => id)).toEqual(['p3']);
    expect(strapi.requests.at(-1)?.path).toBe('/site-admin/posts?page=2&pageSize=2&search=%C3%84%26');
    expect(listedPostPage.parse(await get('/api/posts?state=draft'))).toMatchObject({ total: 1 });
  });
});

describe.each([
  ['/api/posts', 'state=lost'],
  ['/api/contact-submissions', 'state=lost'],
  ['/api/media', 'filter=large'],
])('%s', (path, choice) => {
  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=10001', 'page=', 'pageSize=0'])(
    'has no %s, and says which field is wrong',
    async (query) => {
      const response = await editor.call('GET', `${path}?${query}`);
      expect(await response.clone().json()).toMatchObject({ field: query.split('=')[0] });
      await expectRefusal(response, 400);
    },
  );

  it.each([`pageSize=${LARGEST_PAGE_SIZE + 1}`, `search=${'x'.repeat(201)}`, choice])(
    'has no %s either',
    async (query) => {
      const response = await editor.call('GET', `${path}?page=1&${query}`);
      expect(response.status).toBe(400);
      expect(errorAnswer.parse(await response.json()).field).toBe(query.split('=')[0]);
    },
  );
});

describe.each([
  ['/api/contact-submissions', 'm1', storedMessage],
  ['/api/media', '7', listedMediaFile],
])('%s/%s', (path, key, schema) => {
  it('is one entry of the list', async () => {
    const one = schema.strict().parse(await get(`${path}/${key}`));
    expect(await get(path)).toContainEqual(one);
  });

  it('is 404 where there is none, 401 for strangers', async () => {
    await expectRefusal(await editor.call('GET', `${path}/999`), 404);
    await expectRefusal(await stranger.call('GET', `${path}/${key}`), 401);
  });

  it('says that it can be read', async () => {
    const response = await editor.call('PATCH', `${path}/${key}`);
    expect(response.headers.get('Allow')).toBe('GET, HEAD, PUT, DELETE');
  });
});

it('shows messages to nobody who may not read them', async () => {
  await expectRefusal(await author.call('GET', '/api/contact-submissions/m1'), 403);
  await expectRefusal(await author.call('GET', '/api/contact-submissions?page=1'), 403);
  expect((await author.call('GET', '/api/media/7')).status).toBe(200);
});

it.each(['0', 'x', '1.5', '99999999999'])('has no picture with the number %s', async (id) => {
  await expectRefusal(await editor.call('GET', `/api/media/${id}`), 404);
});
