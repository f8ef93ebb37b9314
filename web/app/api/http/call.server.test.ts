import { type Call, success } from 'contract/call';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { errorAnswer } from './answers.server';
import { answerTo, type Handlers } from './call.server';
import { apiRouter } from './router.server';

const thing = z.object({ name: z.string(), size: z.number() });
const params = z.object({ size: z.string().regex(/^\d+$/).transform(Number) });
const shown = (values: object) => Promise.resolve({ seen: JSON.stringify(values) });

const LIST = 'GET /api/things';
const list: Call = {
  summary: 'All.',
  access: 'public',
  query: z.object({ size: z.coerce.number().default(1) }),
  output: thing.array(),
};
const CHANGED = 'PUT /api/things/{size}';
const changed: Call = {
  summary: 'Change.',
  access: 'public',
  params,
  input: thing.pick({ name: true }),
  output: thing,
  ifMatch: success,
};
const DELETED = 'DELETE /api/things/{size}';
const deleted: Call = { summary: 'Delete.', access: 'public', params, output: success };

const answer = apiRouter({
  [LIST]: answerTo(LIST, list, ({ query }) => shown({ query })),
  [CHANGED]: answerTo(CHANGED, changed, ({ params: given, input }) => shown({ given, input })),
  [DELETED]: answerTo(DELETED, deleted, async ({ headers }) => {
    (headers as Headers).set('X-Seen', 'yes');
    throw errorAnswer('forbidden');
  }),
});
const call = (method: string, path: string, init: RequestInit = {}) =>
  answer(new Request(`http://localhost:3000${path}`, { method, ...init }), '');
const seen = async (response: Response) => JSON.parse((await response.json()).seen);

const CHANGE = { body: '{"name":"a"}', headers: { 'Content-Type': 'application/json' } };

beforeAll(() => {
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
});

describe('a declared call', () => {
  it('gets what it declares, as the schemas have it', async () => {
    expect(await seen(await call('GET', '/api/things?size=3'))).toEqual({ query: { size: 3 } });
    expect(await seen(await call('PUT', '/api/things/7', CHANGE))).toEqual({
      given: { size: 7 },
      input: { name: 'a' },
    });
  });

  it.each([
    ['GET', '/api/things?size=x', {}, 400, 'field-invalid'],
    ['GET', '/api/nothing', {}, 404, 'path-unknown'],
    ['GET', '/api/Things', {}, 404, 'path-unknown'],
    ['PUT', '/api/things/x', CHANGE, 404, 'not-found'],
    ['PUT', '/api/things/7', { body: '{}', headers: CHANGE.headers }, 400, 'field-required'],
    ['PUT', '/api/things/7', { body: '{}' }, 415, 'json-expected'],
    ['DELETE', '/api/things/7', { headers: { 'If-Match': '"e1"' } }, 400, 'if-match-unused'],
    ['DELETE', '/api/things/7', { headers: { Origin: 'https://evil.example' } }, 403, 'origin-foreign'],
    ['POST', '/api/things', {}, 405, 'method-not-allowed'],
  ])('%s %s with %o is refused', async (method, path, init, status, code) => {
    const response = await call(method, path, init);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });

  it('names the methods of its address', async () => {
    expect((await call('POST', '/api/things')).headers.get('Allow')).toBe('GET, HEAD');
    expect((await call('GET', '/api/things/7')).headers.get('Allow')).toBe('PUT, DELETE');
  });

  it('sends its headers with a refusal as well', async () => {
    const response = await call('DELETE', '/api/things/7');
    expect([response.status, response.headers.get('X-Seen')]).toEqual([403, 'yes']);
  });
});

it('does not compile with an answer, a parameter, an editor or an input that is not declared', () => {
  const wrong = {
    // @ts-expect-error -- A post is no list.
    'GET /api/blog': async () => ({ title: '' }),
    // @ts-expect-error -- The placeholder is called `slug`.
    'GET /api/blog/{slug}': async ({ params: { key } }) => key,
    // @ts-expect-error -- Only a session has an editor.
    'GET /api/projects/active': async ({ editor }) => [editor.accessToken],
    // @ts-expect-error -- Only Strapi's calls can be passed on.
    'POST /api/admin/logout': async ({ forward }) => forward(),
  } satisfies Partial<Handlers>;
  // @ts-expect-error -- Calls that Strapi does not answer need a handler.
  const incomplete: Handlers = {};
  expect([Object.keys(wrong).length, incomplete]).toEqual([4, {}]);
});
