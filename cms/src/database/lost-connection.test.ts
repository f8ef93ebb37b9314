import { afterEach, expect, test, vi } from 'vitest';
import { surviveLostConnections } from './lost-connection';

const before = process.listeners('unhandledRejection');
const added = () => process.listeners('unhandledRejection').filter((listener) => !before.includes(listener));
afterEach(() => {
  for (const listener of added()) process.removeListener('unhandledRejection', listener);
});

const reject = (error: unknown) => {
  for (const listener of added()) listener(error, Promise.resolve());
};

test.each([
  [Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })],
  [Object.assign(new Error('the database system is starting up'), { code: '57P03' })],
  [Object.assign(new Error('terminating connection'), { code: '57P01' })],
  [new Error('select 1 - Connection terminated unexpectedly')],
  [new Error('select 1 - Client has encountered a connection error and is not queryable')],
])('goes on after %s, which nobody handles, and reports it', (error) => {
  const report = vi.fn();
  surviveLostConnections(report);
  reject(error);
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(error.message));
});

test.each([
  [Object.assign(new Error('duplicate key'), { code: '23505' })],
  [new TypeError('x is not a function')],
])('throws %s, which ends the process', (error) => {
  const report = vi.fn();
  surviveLostConnections(report);
  expect(() => reject(error)).toThrow(error);
  expect(report).not.toHaveBeenCalled();
});
