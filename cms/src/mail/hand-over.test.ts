import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BETWEEN_MAILS_MS, CLAIMED_MS, GIVEN_UP_AFTER_MS, handOver, RENEWED_EVERY_MS } from './hand-over';
import type { Destination, Notice, Way } from './notice';
import {
  addNotice,
  countWaiting,
  ensureNoticesTables,
  NOTICES_TABLE,
  removeOtherWays,
  TOGETHER,
} from './waiting-notices';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const NOON = Date.UTC(2026, 10, 27, 12);

let database: Knex;
let taken: string[][];
let lines: string[];
let givenUp: number;
let failure: Error | null;
let refused: string | null;
let duringSend: () => Promise<unknown>;
beforeEach(async () => {
  database = knex({ client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true });
  await ensureNoticesTables(database);
  // Repeats it, as each start does.
  await ensureNoticesTables(database);
  [taken, lines, givenUp, failure, refused] = [[], [], 0, null, null];
  duringSend = async () => {};
});
afterEach(async () => {
  vi.useRealTimers();
  await database.destroy();
});

const numbered = (number: string): Notice => ({
  kind: 'message',
  number,
  topic: 'meeting',
  language: 'de',
  link: 'https://example.org/admin#messages/1',
});
/** Ways that tell notices. */
type Told = Exclude<Way, 'visitor' | 'account'>;
const ADA: Destination<Told> = { way: 'mail', recipient: 'ada@example.org' };
const KIM: Destination<Told> = { way: 'mail', recipient: 'kim@example.org' };
const WEBHOOK: Destination<Told> = { way: 'webhook', recipient: '' };
const add = (number: string, after = 0, destinations = [ADA]) =>
  addNotice(database, destinations, numbered(number), NOON + after);
const numberOf = (notice: Notice) => (notice.kind === 'message' ? notice.number : notice.kind);

function worker(way: Told = 'mail') {
  let time = NOON;
  const tick = handOver({
    database,
    way,
    send: async (notices, recipient) => {
      await duringSend();
      if (failure) throw failure;
      if (recipient === refused) throw new Error('unknown');
      taken.push(notices.map(numberOf));
    },
    log: { warn: (line) => lines.push(line), error: (line) => lines.push(line) },
    noteGivenUp: (count) => {
      givenUp += count;
    },
    clock: () => time,
  });
  return (after: number) => {
    time = NOON + after;
    return tick();
  };
}

const waiting = async () => (await database(NOTICES_TABLE)).length;

test('the first notice goes at once, those of the next minute together at its end', async () => {
  const at = worker();
  await add('A');
  expect(await at(0)).toBeNull();
  expect(taken).toEqual([['A']]);
  await add('B', 5 * SECOND);
  await add('C', 40 * SECOND);
  for (const after of [5 * SECOND, 45 * SECOND, BETWEEN_MAILS_MS - 1]) {
    expect(await at(after), 'names the end of the rest').toBe(NOON + BETWEEN_MAILS_MS);
  }
  expect(taken).toEqual([['A']]);
  await at(BETWEEN_MAILS_MS);
  expect(taken).toEqual([['A'], ['B', 'C']]);
  expect(await waiting()).toBe(0);
});

test('of seventy messages a second, each is in the next mail, and mails keep their distance', async () => {
  const at = worker();
  const [seconds, each] = [130, 70];
  const mailsAt: number[] = [];
  const toldAfter: number[] = [];
  for (let second = 0; second <= seconds; second++) {
    await at(second * SECOND);
    for (const numbers of taken.splice(0)) {
      mailsAt.push(second);
      toldAfter.push(...numbers.map((arrival) => second - Number(arrival)));
      expect(await waiting()).toBe(0);
    }
    // Comes just after the tick, which is the worst moment.
    await add(String(second), second * SECOND, Array(each).fill(ADA));
  }
  expect(mailsAt).toEqual([1, 61, 121]);
  expect(toldAfter).toHaveLength(121 * each);
  expect(Math.max(...toldAfter)).toBe(BETWEEN_MAILS_MS / SECOND);
});

test('a restart, and another Strapi, keep the distance between two mails', async () => {
  await add('A');
  await worker()(0);
  await add('B', SECOND);
  const restarted = worker();
  expect(await restarted(BETWEEN_MAILS_MS - 1)).toBe(NOON + BETWEEN_MAILS_MS);
  expect(taken).toEqual([['A']]);
  await restarted(BETWEEN_MAILS_MS);
  expect(taken).toEqual([['A'], ['B']]);
});

test('notices that were not taken stay and are tried again after pauses that grow to five minutes', async () => {
  const at = worker();
  await add('A');
  failure = Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
  let time = 0;
  for (const pause of [10, 20, 40, 80, 160, 300, 300]) {
    await at(time);
    expect(lines.pop()).toBe(`Notices by mail were not taken (ECONNREFUSED); next try in ${pause} s`);
    await at(time + (pause - 1) * SECOND);
    expect(lines).toEqual([]);
    time += pause * SECOND;
  }
  failure = null;
  await add('B', time);
  await at(time);
  expect(taken).toEqual([['A', 'B']]);
});

test('a notice is given up after three days with a line in the log, and younger ones stay', async () => {
  const at = worker();
  await add('old');
  await add('young', DAY);
  failure = Object.assign(new Error('no'), { code: 'EAUTH', responseCode: 535 });
  await at(GIVEN_UP_AFTER_MS);
  expect(lines).toEqual([
    'Notices by mail were not taken (EAUTH 535); next try in 10 s',
    '1 notices by mail were given up after three days',
  ]);
  expect(givenUp).toBe(1);
  expect(await waiting()).toBe(1);
});

test('of two Strapis on one database one sends, and the other after a while if that one has died', async () => {
  const [one, other] = [worker(), worker()];
  await add('A');
  await Promise.all([one(0), other(0)]);
  expect(taken).toEqual([['A']]);

  await add('B', MINUTE);
  duringSend = () => other(MINUTE);
  await one(MINUTE);
  expect(taken).toEqual([['A'], ['B']]);

  await add('C', 3 * MINUTE);
  const dying = new Promise<never>(() => {});
  const reachedSend = new Promise<void>((resolve) => {
    duringSend = () => {
      resolve();
      return dying;
    };
  });
  void one(3 * MINUTE);
  await reachedSend;
  duringSend = async () => {};
  await other(3 * MINUTE + 5 * SECOND);
  expect(taken).toHaveLength(2);
  await other(3 * MINUTE + CLAIMED_MS);
  expect(taken).toEqual([['A'], ['B'], ['C']]);
});

test('a sending that takes long stays claimed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const [one, other] = [worker(), worker()];
  await add('A');
  let finish = () => {};
  const reachedSend = new Promise<void>((resolve) => {
    duringSend = () => {
      resolve();
      return new Promise<void>((done) => {
        finish = done;
      });
    };
  });
  const sending = one(0);
  await reachedSend;
  duringSend = async () => {};
  const dueAt = async () => Number((await database(NOTICES_TABLE).first()).due_at);
  for (let renewed = RENEWED_EVERY_MS; renewed <= MINUTE; renewed += RENEWED_EVERY_MS) {
    vi.advanceTimersByTime(RENEWED_EVERY_MS);
    await expect.poll(dueAt).toBe(NOON + renewed + CLAIMED_MS);
    await other(renewed + CLAIMED_MS - SECOND);
  }
  finish();
  await sending;
  expect(taken).toEqual([['A']]);
  expect(vi.getTimerCount()).toBe(0);
});

test('the log has no address that a server repeats', async () => {
  await add('A');
  failure = Object.assign(new Error('550 ada@example.org is unknown'), {
    code: 'EENVELOPE',
    responseCode: 550,
  });
  await worker()(0);
  expect(lines.join()).not.toContain('ada');
});

test('each way takes its own copy, whatever the other does', async () => {
  await add('A', 0, [ADA, WEBHOOK]);
  failure = new Error('no');
  await worker('mail')(0);
  failure = null;
  await worker('webhook')(0);
  expect(taken).toEqual([['A']]);
  expect(await waiting()).toBe(1);
});

test('each person gets a mail of their own, whose refusal or rest holds up nobody else', async () => {
  const at = worker();
  await add('A', 0, [ADA, KIM]);
  refused = ADA.recipient;
  await at(0);
  expect(taken).toEqual([['A']]);
  refused = null;
  await add('B', SECOND, [ADA, KIM]);
  await at(10 * SECOND);
  expect(taken).toEqual([['A'], ['A', 'B']]);
  await at(MINUTE);
  expect(taken).toEqual([['A'], ['A', 'B'], ['B']]);
});

test('what a long failure has gathered goes in several mails', async () => {
  const at = worker();
  const some = TOGETHER / 25;
  for (let count = 0; count <= 25; count++) await add(String(count), 0, Array(some).fill(ADA));
  await at(0);
  await at(MINUTE);
  expect(taken.map(({ length }) => length)).toEqual([TOGETHER, some]);
  expect(await waiting()).toBe(0);
});

test('what waits is counted by way, with the age of the oldest', async () => {
  await add('A', 0, [ADA, KIM]);
  await add('B', 5 * SECOND, [ADA]);
  expect(await countWaiting(database, ['mail', 'webhook'], NOON + 9 * SECOND)).toEqual([
    { way: 'mail', waiting: 3, oldestSeconds: 9 },
    { way: 'webhook', waiting: 0, oldestSeconds: 0 },
  ]);
});

test('notices of a way that is no longer set go at the start', async () => {
  await add('A', 0, [ADA, WEBHOOK]);
  await removeOtherWays(database, ['webhook']);
  expect((await database(NOTICES_TABLE)).map(({ way }) => way)).toEqual(['webhook']);
});
