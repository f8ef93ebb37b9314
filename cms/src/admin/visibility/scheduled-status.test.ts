import { expect, it } from 'vitest';
import { forScheduledPosts, withScheduledStatus } from './scheduled-status';

const BASE = 'http://localhost:1337/admin';
const POSTS = '/content-manager/collection-types/api::blog-post.blog-post';
const FUTURE = '2999-12-03T08:00:00.000Z';
const PAST = '2026-07-03T07:00:00.000Z';
const post = (status: string, publicationDate: string | null) => ({ status, publicationDate });

async function answered(path: string, answer: object, init?: RequestInit) {
  const send = withScheduledStatus(async () => Response.json(answer), BASE);
  return (await send(path, init)).json();
}

it('calls a published post with a date to come scheduled, alone and in lists', async () => {
  expect(await answered(`${POSTS}/abc?locale=de`, { data: post('published', FUTURE), meta: {} })).toEqual({
    data: post('scheduled', FUTURE),
    meta: {},
  });
  const rows = [post('published', FUTURE), post('published', PAST), post('published', null)];
  expect(await answered(`${POSTS}?page=1`, { results: [...rows, post('draft', FUTURE)] })).toEqual({
    results: [post('scheduled', FUTURE), ...rows.slice(1), post('draft', FUTURE)],
  });
});

it.each([
  ['a changed post', `${POSTS}/abc`, post('modified', FUTURE), {}],
  ['a save', `${POSTS}/abc`, post('published', FUTURE), { method: 'PUT' }],
  ['another type', POSTS.replaceAll('blog-post', 'project'), post('published', FUTURE), {}],
])('leaves %s as Strapi has it', async (_name, path, data, init) => {
  expect(await answered(path, { data }, init)).toEqual({ data });
});

it('lets the actions of Strapi see a published post, and keeps what they say of themselves', () => {
  const unpublish = Object.assign(
    ({ document, documents = [] }: { document?: object; documents?: object[] }) => [document, ...documents],
    { type: 'unpublish' },
  );
  const action = forScheduledPosts(unpublish);
  expect(action.type).toBe('unpublish');
  expect(action({ document: post('scheduled', FUTURE) })).toEqual([post('published', FUTURE)]);
  expect(action({ documents: [post('draft', null), post('scheduled', FUTURE)] }).slice(1)).toEqual([
    post('draft', null),
    post('published', FUTURE),
  ]);
});
