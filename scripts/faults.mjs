// `npm run test:faults`: kills the site and Strapi at random under `npm start`, or asks them to stop, and takes the disk
// of waiting messages away, while senders and two editors work. Fails if an acknowledged message or edit is lost, or a message stored twice.
// `-- --kills 1000` makes a long run. `-- --postgres` uses the PostgreSQL of this machine, and kills it too.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { median } from './bench/statistics.mjs';
import { buildWhenDue, installWhenDue } from './run/prepare.mjs';
import { stop } from './run/processes.mjs';
import { runScript } from './run/script.mjs';
import { step } from './run/steps.mjs';
import { RESTARTS, WITHIN_MS } from './run/supervision.mjs';
import { complain, say } from './run/terminal.mjs';
import { foreignEnvironment } from './setup/environment.mjs';
import { ExplainedError } from './setup/project.mjs';
import { storedTexts, untilDelivered } from './testing/deliveries.mjs';
import { startDiskFaults } from './testing/disk-faults.mjs';
import { startEditors } from './testing/editors.mjs';
import { startPostgres } from './testing/postgres.mjs';
import { account, startSenders, takesId } from './testing/senders.mjs';
import { environmentOfStart, isReady, runStart } from './testing/start-under-test.mjs';

const SENDERS = 4;
/** Share of those that may end in order. */
const STOPS = 0.2;
/** Maximum between two random kills, which the limit on restarts may stretch. */
const LONGEST_PAUSE_MS = 15_000;
const READY_WITHIN_MS = 240_000;
/** `npm start` counts from the end that it notices, which comes later than the signal. */
const NOTICED_WITHIN_MS = 20_000;
const RESTARTED_WITHIN_MS = 60_000;

/** @typedef {import('./testing/start-under-test.mjs').Server | 'database'} Victim */
/** @typedef {Awaited<ReturnType<typeof startPostgres>>} Postgres */
/** @typedef {ReturnType<typeof runStart>} Start */

/** @param {string | undefined} text */
function readKills(text) {
  const kills = Number(text ?? 100);
  if (!Number.isInteger(kills) || kills < 1) throw new ExplainedError('--kills is a whole number from 1.');
  return kills;
}

/** Chooses servers to kill so that `npm start` gives up on none. @param {Victim[]} servers */
function victims(servers) {
  /** @type {Record<Victim, number[]>} */
  const killedAt = { site: [], strapi: [], database: [] };
  const deathsOf = (/** @type {Victim} */ server) =>
    killedAt[server].filter((time) => performance.now() - time < WITHIN_MS + NOTICED_WITHIN_MS).length;
  // A Strapi whose database goes away while it starts ends, and is started once more.
  const mayDie = (/** @type {Victim} */ server) =>
    (server === 'site' ? deathsOf('site') : deathsOf('strapi') + deathsOf('database')) < RESTARTS;
  return {
    async next() {
      for (;;) {
        const candidates = servers.filter(mayDie);
        const chosen = candidates[Math.floor(Math.random() * candidates.length)];
        if (chosen) return chosen;
        await delay(100);
      }
    },
    /** @param {Victim} server */
    note: (server) => killedAt[server].push(performance.now()),
  };
}

/** @param {Start} start @param {Exclude<Victim, 'database'>} server @param {NodeJS.Signals} signal */
async function end(start, server, signal) {
  const deadline = performance.now() + RESTARTED_WITHIN_MS;
  for (;;) {
    const pid = await start.pidOf(server);
    if (pid !== undefined) return process.kill(pid, signal);
    if (start.hasEnded() || performance.now() > deadline) {
      throw new ExplainedError(`npm start runs no ${server}. It printed:\n${start.output()}`);
    }
    await delay(50);
  }
}

/** Measures seconds; a kill meanwhile extends the outage. @param {string[]} urls @param {AbortSignal} signal */
function readinessWatch(urls, signal) {
  /** @type {number[]} */
  const outages = [];
  /** @type {number | undefined} */
  let awaySince;
  let isOver = false;
  const watching = (async () => {
    while (!isOver && !signal.aborted) {
      const asked = performance.now();
      const isBack = (await Promise.all(urls.map(isReady))).every(Boolean);
      if (isBack && awaySince !== undefined && awaySince < asked) {
        outages.push((performance.now() - awaySince) / 1000);
        awaySince = undefined;
      }
      await delay(100);
    }
  })();
  return {
    outages,
    noteKill: () => {
      awaySince ??= performance.now();
    },
    async end() {
      isOver = true;
      await watching;
    },
  };
}

/**
 * @param {{ start: Start, postgres: Postgres | null }} running
 * @param {number} kills @param {ReturnType<typeof readinessWatch>} watch
 */
async function killAtRandom({ start, postgres }, kills, watch) {
  const { next, note } = victims([
    'site',
    'strapi',
    ...(postgres ? /** @type {const} */ (['database']) : []),
  ]);
  /** @type {Record<Victim | 'stops', number>} */
  const count = { site: 0, strapi: 0, database: 0, stops: 0 };
  for (let done = 1; done <= kills; done += 1) {
    await delay(Math.random() * LONGEST_PAUSE_MS);
    const server = await next();
    const signal = Math.random() < STOPS ? 'SIGTERM' : 'SIGKILL';
    if (server === 'database') postgres?.end(signal);
    else await end(start, server, signal);
    note(server);
    if (signal === 'SIGTERM') count.stops += 1;
    watch.noteKill();
    count[server] += 1;
    if (done % 10 === 0) say(`    ${done} of ${kills} kills`);
  }
  return count;
}

await runScript(async () => {
  const { values } = parseArgs({ options: { kills: { type: 'string' }, postgres: { type: 'boolean' } } });
  const kills = readKills(values.kills);
  await installWhenDue();
  await buildWhenDue(foreignEnvironment(process.env));
  const folder = await mkdtemp(join(tmpdir(), 'faults-'));
  const postgres = values.postgres ? await startPostgres() : null;
  const spool = join(folder, 'messages');
  const settings = { CONTACT_LIMIT: '100000000', SPOOL_DIR: spool, ...postgres?.settings };
  const env = await environmentOfStart(process.env, folder, settings);
  const start = runStart(env);
  // A sender that goes on after a failure would keep this process alive.
  const failure = new AbortController();
  const { signal } = failure;
  try {
    await step('Starting Strapi and the site', () => start.waitUntilReady());
    const siteUrl = new URL(start.urls.site).origin;
    const hasId = await takesId(siteUrl);
    const senders = startSenders({ siteUrl, hasId, count: SENDERS, signal });
    const editors = startEditors({
      siteUrl,
      signal,
      account: { username: String(env.ADMIN_USERNAME), password: String(env.ADMIN_PASSWORD) },
    });
    const watch = readinessWatch(Object.values(start.urls), signal);
    const diskFaults = startDiskFaults(spool);
    const killed = await step(`Killing ${kills} times`, () =>
      killAtRandom({ start, postgres }, kills, watch),
    ).finally(() => diskFaults.end());
    await step('Waiting until both work again', () => start.waitUntilReady(READY_WITHIN_MS));
    const lostEdits = await step('Having what is under way acknowledged', async () => {
      await delay(1_000);
      await senders.stop();
      await watch.end();
      return await editors.stop();
    });
    await step('Waiting until all messages are delivered', () => untilDelivered(start.urls.site));
    await stop(start.child);
    const result = account(senders, await storedTexts(env, folder));

    say();
    const { site, strapi, database, stops } = killed;
    say(
      `  killed                     ${site} × site, ${strapi} × Strapi, ${database} × database; ${stops} in order`,
    );
    say(`  disk of waiting messages   ${await diskFaults.end()} × away for seconds`);
    say(`  messages have an id        ${hasId ? 'yes' : 'no: one whose answer got lost is stored again'}`);
    say(`  sent                       ${result.sent}, ${senders.refusals()} attempts not acknowledged`);
    say(`  acknowledged               ${result.acknowledged}`);
    say(`  stored                     ${result.stored}`);
    say(`  lost                       ${result.lost}`);
    say(`  doubled                    ${result.doubled}`);
    say(`  stored, not acknowledged   ${result.storedUnacknowledged}`);
    const { drafts, saves, refusals } = editors.counts;
    say(`  edits                      ${drafts} drafts, ${saves} saves, ${refusals} calls not acknowledged`);
    say(`  edits lost                 ${lostEdits}`);
    if (watch.outages.length > 0) {
      const [middle, longest] = [median(watch.outages), Math.max(...watch.outages)];
      say(`  not ready for              median ${middle.toFixed(1)} s, longest ${longest.toFixed(1)} s`);
    }
    if (result.lost > 0 || result.doubled > 0 || lostEdits > 0) {
      complain('\nA message or an edit was lost, or a message stored twice.');
      process.exitCode = 1;
    }
  } finally {
    failure.abort();
    await stop(start.child);
    await postgres?.remove();
    await rm(folder, { recursive: true, force: true });
  }
});
