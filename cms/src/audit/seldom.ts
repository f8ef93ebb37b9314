import type { Knex } from 'knex';
import type { Act, Actor, Thing } from './act';
import { record, thingsSince } from './trail';

const MINUTE_MS = 60_000;
/** For how long a message that an account has read counts as read. */
const READING_MS = 60 * MINUTE_MS;
/** For how long further refusals of a call are those of an account that were recorded. */
const REFUSAL_MS = MINUTE_MS;

let last: Promise<unknown> = Promise.resolve();

/** Of two requests at one moment the second sees what the first has recorded. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const turn = last.then(work);
  last = turn.catch(() => undefined); // its caller has the error
  return turn;
}

/**
 * One entry for the messages that an account has not read within the hour, none where it has read them all. The trail
 * itself tells that, so that a restart counts nothing twice.
 */
export function recordReading(
  database: Knex,
  actor: Actor,
  messages: readonly Thing[],
  now = new Date(),
): Promise<void> {
  return inTurn(async () => {
    const act = { action: 'read', kind: 'message' } as const;
    const known = await recently(database, actor, act, READING_MS, now);
    const fresh = [...new Set(messages.map(String))].filter((message) => !known.has(message));
    const [first, ...more] = fresh;
    if (first === undefined) return;
    const counted = more.length > 0 ? { thing: null, things: fresh, count: fresh.length } : { thing: first };
    await record(database, actor, [{ ...act, ...counted }], now);
  });
}

/** One entry a minute for an account and a call, so that nobody can fill the trail. */
export function recordRefusedCall(
  database: Knex,
  actor: Actor,
  call: string,
  now = new Date(),
): Promise<void> {
  return inTurn(async () => {
    const act = { action: 'refused', kind: 'call' } as const;
    if ((await recently(database, actor, act, REFUSAL_MS, now)).has(call)) return;
    await record(database, actor, [{ ...act, thing: call }], now);
  });
}

const recently = async (
  database: Knex,
  { account }: Actor,
  act: Pick<Act, 'action' | 'kind'>,
  ms: number,
  now: Date,
): Promise<ReadonlySet<string>> =>
  account ? thingsSince(database, account.id, act, new Date(now.getTime() - ms)) : new Set();
