import { expect, test, vi } from 'vitest';
import { type Answer, type AskForCode, CANCELLED, loginWithCode } from './login-with-code';

const refused = (code: string): Answer => ({ error: { message: 'No', details: { code } } });
const IN: Answer = { data: { token: 't' } };

const serverWanting = (wanted: string) =>
  vi.fn(async ({ code }: { code?: string }) => {
    if (code === undefined) return refused('second-factor-required');
    return code === wanted ? IN : refused('second-factor-wrong');
  });

/** Types these codes one after the other, then gives up. */
const typing =
  (...codes: string[]): AskForCode =>
  async (attempt) => {
    for (const code of codes) if ((await attempt(code)) === 'done') return 'done';
    return 'cancelled';
  };

test('an account without a second factor is asked nothing', async () => {
  const ask = vi.fn();
  expect(await loginWithCode(async () => IN, ask)).toBe(IN);
  expect(ask).not.toHaveBeenCalled();
});

test('the code goes with the next call', async () => {
  const send = serverWanting('123456');
  expect(await loginWithCode(send, typing('123456'))).toBe(IN);
  expect(send.mock.calls).toEqual([[{}], [{ code: '123456' }]]);
});

test('a wrong code is asked for again', async () => {
  const send = serverWanting('123456');
  expect(await loginWithCode(send, typing('000000', '111111', '123456'))).toBe(IN);
  expect(send).toHaveBeenCalledTimes(4);
});

test('whoever gives up is not signed in, and is told so', async () => {
  expect(await loginWithCode(serverWanting('123456'), typing('000000'))).toEqual({ error: CANCELLED });
});

test.each([
  ['a wrong password', { error: { message: 'Invalid credentials', details: {} } }],
  ['a server that is away', { error: { name: 'UnknownError', message: 'Failed to fetch' } }],
])('%s is shown by the login form, not asked about', async (_name, answer) => {
  const ask = vi.fn();
  expect(await loginWithCode(async () => answer, ask)).toBe(answer);
  expect(ask).not.toHaveBeenCalled();
});

test('too many codes end the question, and the form says so', async () => {
  const tooMany = { error: { name: 'RateLimitError', message: 'Zu viele Anmeldeversuche.' } };
  const send = async ({ code }: { code?: string }) =>
    code === undefined ? refused('second-factor-required') : tooMany;
  expect(await loginWithCode(send, typing('000000', '111111'))).toBe(tooMany);
});
