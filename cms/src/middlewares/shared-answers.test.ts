import { Readable } from 'node:stream';
import { describe, expect, test, vi } from 'vitest';
import type { HttpContext, Strapi } from '../strapi';
import sharedAnswers from './shared-answers';

let version = 'v1';
const strapi = {
  db: { connection: () => ({ select: async () => [{ id: 1, version }] }) },
} as unknown as Strapi;

/** Asks once, and returns the answer. `resolve` answers in the place of GraphQL. */
async function ask(
  share: ReturnType<typeof sharedAnswers>,
  question: string,
  resolve: () => Promise<{ status?: number; body: string }>,
) {
  const headers = new Map<string, string>();
  const context = {
    method: 'POST',
    path: '/graphql',
    status: 404,
    body: undefined as unknown,
    req: Readable.from([question]),
    request: { body: undefined as unknown },
    response: { get: (name: string) => headers.get(name) ?? '' },
    is: () => 'json',
    get: () => '',
    set: (name: string, value: string) => headers.set(name, value),
  };
  await share(context as unknown as HttpContext, async () => {
    const { status = 200, body } = await resolve();
    context.status = status;
    context.body = body;
    headers.set('Content-Type', 'application/json');
  });
  return {
    status: context.status,
    body: context.body,
    type: headers.get('Content-Type'),
    parsed: context.request.body,
  };
}

const QUESTION = '{"query":"{ posts { title } }"}';
const DRAFT_QUESTION = '{"query":"{ posts(status: DRAFT) { title } }"}';
const answering = (body: string, status?: number) => vi.fn(async () => ({ body, ...(status && { status }) }));

describe('equal questions of several copies', () => {
  test('are answered once, during the answer and shortly after it', async () => {
    const share = sharedAnswers({}, { strapi });
    const resolve = answering('{"data":1}');
    const [one, other] = await Promise.all([ask(share, QUESTION, resolve), ask(share, QUESTION, resolve)]);
    const later = await ask(share, QUESTION, resolve);
    expect(resolve).toHaveBeenCalledTimes(1);
    for (const { status, body, type } of [one, other, later])
      expect({ status, body, type }).toEqual({ status: 200, body: '{"data":1}', type: 'application/json' });
    expect(one.parsed).toEqual(JSON.parse(QUESTION));
  });

  test('are answered anew once the content has another version', async () => {
    const share = sharedAnswers({}, { strapi });
    await ask(share, QUESTION, answering('{"data":"old"}'));
    version = 'v2';
    expect((await ask(share, QUESTION, answering('{"data":"new"}'))).body).toBe('{"data":"new"}');
  });

  test('about drafts are each answered, because drafts change without the version', async () => {
    const share = sharedAnswers({}, { strapi });
    await ask(share, DRAFT_QUESTION, answering('{"data":"old"}'));
    expect((await ask(share, DRAFT_QUESTION, answering('{"data":"new"}'))).body).toBe('{"data":"new"}');
  });

  test.each([
    ['with another status', answering('Unavailable', 503)],
    ['with errors', answering('{"errors":[{"message":"No"}]}')],
    ['by throwing', vi.fn(async () => Promise.reject(new Error('No')))],
  ])('do not share a failure %s', async (_name, failing) => {
    const share = sharedAnswers({}, { strapi });
    const first = ask(share, QUESTION, failing).catch(() => undefined);
    const second = ask(share, QUESTION, answering('{"data":1}'));
    await first;
    expect((await second).body).toBe('{"data":1}');
    expect((await ask(share, QUESTION, answering('{"data":1}'))).body).toBe('{"data":1}');
  });

  test('are refused where they are no JSON', async () => {
    const share = sharedAnswers({}, { strapi });
    await expect(ask(share, '{"query":', answering('{}'))).rejects.toThrow('The body is no JSON');
  });
});
