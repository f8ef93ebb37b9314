import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { errorAnswer } from './answers.server';
import { success } from './contract';
import { json } from './request-body.server';
import { resource } from './resource.server';
import { apiRouter } from './router.server';

const thing = z.object({ name: z.string(), size: z.number() });

const things = resource('/api/things').get({
  summary: 'All.',
  access: 'public',
  query: z.object({ size: z.coerce.number().default(1) }),
  output: thing.array(),
  handler: async ({ query }) => [{ name: 'one', size: query.size }],
});

const one = resource('/api/things/{size}', { size: z.string().regex(/^\d+$/).transform(Number) })
  .put({
    summary: 'Change.',
    access: 'public',
    input: json(thing.pick({ name: true })),
    output: thing,
    ifMatch: success,
    handler: async ({ params, input, ifMatch }) => ({ name: `${input.name} ${ifMatch}`, size: params.size }),
  })
  .delete({
    summary: 'Delete.',
    access: 'public',
    output: success,
    handler: async ({ headers }) => {
      headers.set('X-Seen', 'yes');
      throw errorAnswer('forbidden');
    },
  });

const answer = apiRouter([things, one]);
const call = (method: string, path: string, init: RequestInit = {}) =>
  answer(new Request(`http://localhost:3000${path}`, { method, ...init }), '');

const CHANGE = { body: '{"name":"a"}', headers: { 'Content-Type': 'application/json' } };

beforeAll(() => {
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
});

describe('a declared call', () => {
  it('gets what it declares, as the schemas have it', async () => {
    expect(await (await call('GET', '/api/things?size=3')).json()).toEqual([{ name: 'one', size: 3 }]);
    const headers = { ...CHANGE.headers, 'If-Match': '"e1"' };
    const changed = await call('PUT', '/api/things/7', { ...CHANGE, headers });
    expect(await changed.json()).toEqual({ name: 'a e1', size: 7 });
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

it('does not compile with an answer, a parameter, an editor or a state that it does not declare', () => {
  const some = resource('/api/some/{key}');
  const declared = { summary: '', access: 'public', output: thing } as const;
  // @ts-expect-error -- `size` is missing.
  some.get({ ...declared, handler: async () => ({ name: '' }) });
  // @ts-expect-error -- The placeholder is called `key`.
  some.get({ ...declared, handler: async ({ params }) => ({ name: params.id, size: 1 }) });
  // @ts-expect-error -- Only a session has an editor.
  some.get({ ...declared, handler: async ({ editor }) => ({ name: editor.accessToken, size: 1 }) });
  // @ts-expect-error -- Without a declared input there is none.
  some.put({ ...declared, handler: async ({ input }) => input });
  // @ts-expect-error -- Without a declared `ifMatch` there is none.
  some.put({ ...declared, handler: async ({ ifMatch }) => ({ name: ifMatch ?? '', size: 1 }) });
  expect([...some.calls.keys()]).toEqual(['GET', 'PUT']);
});
