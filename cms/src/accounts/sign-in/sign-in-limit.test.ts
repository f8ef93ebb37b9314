import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isRefusal, type Outcome, SignInLimit } from './sign-in-limit';

const MINUTE = 60_000;
const ACCOUNT = 7;

let limit: SignInLimit;

beforeEach(() => {
  vi.useFakeTimers();
  limit = new SignInLimit({ failuresByNetwork: 30 });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Makes an attempt as the routes do; returns its outcome, or the seconds to wait. */
async function tryToSignIn(
  address: string,
  outcome: Outcome = 'wrong',
  account: number | null = ACCOUNT,
  name = '',
) {
  const atNetwork = limit.begin(address);
  if (isRefusal(atNetwork)) return atNetwork.retryAfterSeconds;
  const atAccount = await limit.beginAt(address, account, name);
  if (isRefusal(atAccount)) {
    atNetwork.settle('unknown');
    return atAccount.retryAfterSeconds;
  }
  atAccount.settle(outcome);
  atNetwork.settle(outcome);
  return outcome;
}

async function failFromNetworks(count: number, each = 1) {
  const attempts: Promise<unknown>[] = [];
  for (let network = 0; network < count; network += 1) {
    for (let attempt = 0; attempt < each; attempt += 1) {
      attempts.push(tryToSignIn(`10.${network >> 8}.${network & 255}.1`));
      await vi.advanceTimersByTimeAsync(10_000);
    }
  }
  await Promise.all(attempts);
}

test('one address fails thirty times in ten minutes, at however many accounts', async () => {
  const answers: unknown[] = [];
  for (let account = 0; account < 60; account += 1)
    answers.push(await tryToSignIn('192.0.2.1', 'wrong', account));
  expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(30);
  expect(answers.slice(30)).toEqual(Array.from({ length: 30 }, () => 600));
  expect(await tryToSignIn('192.0.2.2', 'right')).toBe('right');
  vi.advanceTimersByTime(10 * MINUTE);
  expect(await tryToSignIn('192.0.2.1')).toBe('wrong');
});

test('sixty passwords an hour can be tried at one account from one address', async () => {
  let tried = 0;
  for (let second = 0; second < 3_600; second += 1) {
    if ((await tryToSignIn('192.0.2.1')) === 'wrong') tried += 1;
    vi.advanceTimersByTime(1_000);
  }
  expect(tried).toBe(60);
});

test('who fails too often is refused with the right password too, and others are not', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) await tryToSignIn('192.0.2.1');
  expect(await tryToSignIn('192.0.2.1', 'right')).toBe(600);
  expect(await tryToSignIn('192.0.2.2', 'right')).toBe('right');
});

test('a burst is counted before its outcome is known', async () => {
  const begun = await Promise.all(Array.from({ length: 20 }, () => limit.beginAt('192.0.2.1', ACCOUNT, '')));
  expect(begun.filter((answer) => !isRefusal(answer))).toHaveLength(10);
});

test('right passwords are not counted, nor what was not compared', async () => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    expect(await tryToSignIn('192.0.2.1', attempt % 2 ? 'right' : 'unknown')).not.toBeTypeOf('number');
  }
});

test('a name that nobody has is limited as an account is', async () => {
  const answers: unknown[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1)
    answers.push(await tryToSignIn('192.0.2.1', 'wrong', null, 'x'));
  expect(answers.at(-1)).toBe(600);
  expect(answers.at(-2)).toBe('wrong');
});

test.each([
  ['of one /64', (number: number) => `2001:db8:1:1::${number.toString(16)}`, 10],
  ['of one /48', (number: number) => `2001:db8:1:${number.toString(16)}::1`, 40],
  ['of IPv4 written as IPv6', () => '::ffff:192.0.2.1', 10],
])('addresses %s count together', async (_network, addressOf, allowed) => {
  const answers: unknown[] = [];
  for (let number = 0; number < 60; number += 1) answers.push(await tryToSignIn(addressOf(number)));
  expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(allowed);
});

test('while one network tries, another does not wait', async () => {
  for (let minute = 0; minute < 60; minute += 1) {
    for (let attempt = 0; attempt < 10; attempt += 1) await tryToSignIn('192.0.2.1');
    vi.advanceTimersByTime(MINUTE);
  }
  expect(await tryToSignIn('192.0.2.2', 'right')).toBe('right');
});

test('while many networks try, the right password of another gets in after eight seconds at most', async () => {
  await failFromNetworks(120);
  const signedIn = vi.fn();
  void tryToSignIn('192.0.2.1', 'right').then(signedIn);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(signedIn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(signedIn).toHaveBeenCalledWith('right');
});

test('where somebody signed in before, the right password gets in at once while many networks try', async () => {
  await tryToSignIn('192.0.2.1', 'right');
  await failFromNetworks(120);
  expect(await tryToSignIn('192.0.2.1', 'right')).toBe('right');
});

test('who has not failed yet takes the place of who has, where many networks try at once', async () => {
  await failFromNetworks(120);
  const guessers = [117, 118, 119].map((network) => tryToSignIn(`10.0.${network}.1`));
  await vi.advanceTimersByTimeAsync(1_000);
  const signIn = tryToSignIn('192.0.2.1', 'right');
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await signIn).toBe('right');
  expect(await Promise.all(guessers)).toContain(8);
});

test('from a thousand networks fewer than 1,600 passwords an hour can be tried at one account', async () => {
  let tried = 0;
  for (let second = 0; second < 3_600; second += 1) {
    for (let burst = 0; burst < 3; burst += 1) {
      const network = (second * 3 + burst) % 1_000;
      void tryToSignIn(`10.${network >> 8}.${network & 255}.1`).then((answer) => {
        if (answer === 'wrong') tried += 1;
      });
    }
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(tried).toBeGreaterThan(1_000);
  expect(tried).toBeLessThan(1_600);
});
