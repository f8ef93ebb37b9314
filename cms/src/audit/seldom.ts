import type { Knex } from 'knex';
import type { Act, Actor, Thing } from './act';
import { record, thingsSince } from './trail';

const MINUTE_MS = 60_000;
/** A message that was read within this time is not recorded again. */
const READING_MS = 60 * MINUTE_MS;
/** A call that was refused within this time is not recorded again. */
const REFUSAL_MS = MINUTE_MS;

let last: Promise<unknown> = Promise.resolve();

/** Runs work one by one, so that a second request sees what the first has recorded. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const turn = last.then(work);
  last = turn.catch(() => undefined); // the caller handles the error
  return turn;
}

/** Asks the trail what was recorded before, so that a restart repeats nothing. */
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

/** Records once a minute, so that nobody can flood the trail. */
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
