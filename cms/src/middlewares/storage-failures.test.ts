import { EventEmitter } from 'node:events';
import { errors } from '@strapi/utils';
import { expect, test, vi } from 'vitest';
import type { HttpContext, Strapi } from '../strapi';
import storageFailures from './storage-failures';

const lost = () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
const full = () => Object.assign(new Error('disk full'), { code: 'SQLITE_FULL' });

const connection = new EventEmitter();
const error = vi.fn();
const strapi = { db: { connection }, log: { error } } as unknown as Strapi;
const middleware = storageFailures({}, { strapi });

/** @returns status and code of the answer, or what the middleware throws */
async function answerTo(handle: (context: HttpContext) => void) {
  const context = { status: 404, body: undefined } as HttpContext;
  await middleware(context, async () => handle(context));
  const { error } = (context.body ?? {}) as { error?: { details: { code: string } } };
  return [context.status, error?.details.code];
}

const fail = (thrown: unknown) => () => {
  throw thrown;
};

test.each([
  ['database-unavailable', lost()],
  ['database-unavailable', new Error('select 1 - Connection terminated unexpectedly')],
  ['storage-full', full()],
])('answers 503 %s for a call that fails with %s', async (code, thrown) => {
  expect(await answerTo(fail(thrown))).toEqual([503, code]);
});

test('finds the failed query behind an answer that Strapi made of it', async () => {
  const answer = answerTo((context) => {
    connection.emit('query-error', lost());
    context.status = 501;
  });
  expect(await answer).toEqual([503, 'database-unavailable']);
});

test('lets other errors, and refusals despite a failed query, pass', async () => {
  const refusal = new errors.ValidationError('No title');
  await expect(answerTo(fail(new TypeError('x is no function')))).rejects.toThrow(TypeError);
  const refused = answerTo(() => {
    connection.emit('query-error', full());
    throw refusal;
  });
  await expect(refused).rejects.toBe(refusal);
});
