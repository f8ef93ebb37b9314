import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { COPIES, replaceOneByOne } from '../run/rollout.mjs';
import { step } from '../run/steps.mjs';
import { say } from '../run/terminal.mjs';
import { inProject } from '../setup/project.mjs';
import { storedTexts, untilDelivered } from '../testing/deliveries.mjs';
import { startFleet } from '../testing/fleet.mjs';
import { account, SENDER_EMAIL, sendMessage, startSenders } from '../testing/senders.mjs';
import { measureCosts, pageOf, SINGLE } from './costs.mjs';
import { allPaths } from './pages.mjs';
import { createPost, timePublication } from './publish.mjs';
import { figure, spread } from './report.mjs';
import { startSite } from './site.mjs';
import { inTurn, median, quantile } from './statistics.mjs';
import { signInToStrapi } from './strapi.mjs';
import { anyVisitor, startVisitors } from './visitors.mjs';

export const title =
  'Three copies behind the proxy of Compose: a campaign day, replacement, kills, limits, publications';

const VISITORS = 8;
const SENDERS = 4;
const PAUSE_MS = 20;
const CONTACT_LIMIT = 10;
const PICTURE = inProject('docs', 'images', 'admin-section.png');
const READY_WITHIN_MS = 60_000;

/** @typedef {import('../testing/fleet.mjs').Fleet} Fleet */
/** @typedef {import('./report.mjs').Bench} Bench */

const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, number) => total + number, 0);

/** @param {() => Promise<boolean>} isSo @param {string} what */
async function until(isSo, what) {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`${what} has not come true within a minute.`);
    await delay(100);
  }
}

/** Sends messages at once from one new address. @param {Fleet} fleet @param {number} count */
async function acceptedOf({ url }, count) {
  const headers = anyVisitor();
  const answers = await Promise.all(
    Array.from({ length: count }, () => {
      const id = randomUUID();
      return sendMessage(url, { id, text: id, headers });
    }),
  );
  return answers.filter(Boolean).length;
}

/** @param {Bench} bench */
export async function measure({ env, options, report }) {
  const site = await startSite(env, { title: 'Starting Strapi', sides: ['cms'] });
  const folder = await mkdtemp(join(tmpdir(), 'fleet-messages-'));
  /** @type {Fleet | undefined} */
  let fleet;
  try {
    fleet = await step('Starting three copies, the store and the proxy', () => startFleet(site.env));
    await measureFleet(fleet, { site, folder, options, report });
  } finally {
    await fleet?.end();
    await site.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param {Fleet} fleet
 * @param {Pick<Bench, 'options' | 'report'> & { site: import('./site.mjs').Site, folder: string }} context
 */
async function measureFleet(fleet, { site, folder, options, report }) {
  const { isQuick } = options;
  const paths = await allPaths(fleet.url);
  const assets = await readdir(inProject('web', 'build', 'client', 'assets'));
  const files = assets.filter((name) => /\.(js|css|woff2)$/.test(name)).map((name) => `/assets/${name}`);
  /** @param {(state: Awaited<ReturnType<Fleet['stateOf']>>) => boolean} isSo */
  const ofEveryCopy = (isSo) => async () =>
    (await Promise.all(COPIES.map(async (copy) => isSo(await fleet.stateOf(copy))))).every(Boolean);
  await step('Waiting until each copy has all content', () =>
    until(
      ofEveryCopy(({ allContent }) => allContent),
      'That every copy has all content',
    ),
  );

  /** @type {{ sent: Set<string>, acknowledged: Set<string> }[]} */
  const sendersSoFar = [];

  /** @param {string} what @param {() => Promise<void>} work @param {number} [dayMs] */
  async function underLoad(what, work, dayMs) {
    const load = {
      siteUrl: fleet.url,
      paths,
      files,
      count: VISITORS,
      pauseMs: PAUSE_MS,
      ...(dayMs && { dayMs }),
    };
    const visitors = startVisitors(load);
    const senders = startSenders({ siteUrl: fleet.url, hasId: true, count: SENDERS, headers: anyVisitor });
    sendersSoFar.push(senders);
    try {
      await work();
    } finally {
      await senders.stop();
      await visitors.stop();
    }
    const all = [...visitors.times.values()].flat();
    say(`  ${what}: ${all.length} requests, ${senders.acknowledged.size} messages`);
    for (const failure of visitors.failures.slice(0, 5)) say(`    ${failure}`);
    report.limit(`${what}: failed requests of ${all.length}`, visitors.failures.length, {
      most: 0,
      unit: '',
    });
    report.limit(`${what}: failed messages of ${senders.sent.size}`, senders.refusals(), {
      most: 0,
      unit: '',
    });
    return visitors.times;
  }

  const dayMs = isQuick ? 12_000 : 120_000;
  const times = await step('A campaign day in quick motion', () =>
    underLoad('campaign day', () => delay(dayMs), dayMs),
  );
  report.table(
    ['requests', 'number', 'ms', '99 of 100 within'],
    [...times].map(([kind, ms]) => [kind, String(ms.length), spread(ms), figure(quantile(ms, 0.99))]),
  );

  const rollouts = isQuick ? 1 : 3;
  await step(`Replacing three copies, ${rollouts} times`, () =>
    underLoad('replacement', async () => {
      for (let round = 0; round < rollouts; round += 1) await replaceOneByOne(fleet, (_, work) => work());
    }),
  );

  const kills = isQuick ? 2 : 12;
  await step(`Killing a copy ${kills} times`, () =>
    underLoad('kill -9', async () => {
      for (let round = 0; round < kills; round += 1) {
        const victim = COPIES[round % COPIES.length] ?? COPIES[0];
        await fleet.kill(victim);
        await delay(1_000 + Math.random() * 1_000);
        await fleet.start(victim);
        await fleet.untilAsked(victim);
      }
    }),
  );

  await measureLimit(fleet, { options, report });

  const isShared = ofEveryCopy(({ checks }) => checks.sharedStore);
  let withoutStore = 0;
  let withStoreAgain = 0;
  await step('Killing the store, and starting it again', () =>
    underLoad('without the store', async () => {
      await fleet.killStore();
      withoutStore = await acceptedOf(fleet, 5 * CONTACT_LIMIT);
      await delay(isQuick ? 1_000 : 5_000);
      await fleet.startStore();
      await until(isShared, 'That all copies use the store');
      withStoreAgain = await acceptedOf(fleet, 5 * CONTACT_LIMIT);
    }),
  );
  report.limit('accepted of 50 messages without the store', withoutStore, {
    most: COPIES.length * CONTACT_LIMIT,
    unit: '',
  });
  report.limit('accepted of 50 messages with the store again', withStoreAgain, {
    most: CONTACT_LIMIT,
    unit: '',
  });

  await measurePublications(fleet, { site, options, report });

  await step('Waiting until all messages are delivered', async () => {
    for (const copy of COPIES) await untilDelivered(`${fleet.urlOf(copy)}/readyz`);
  });
  const sent = new Set(sendersSoFar.flatMap((senders) => [...senders.sent]));
  const acknowledged = new Set(sendersSoFar.flatMap((senders) => [...senders.acknowledged]));
  const result = account({ sent, acknowledged }, await storedTexts(site.env, folder));
  say(`  ${SENDER_EMAIL}: ${result.sent} sent, ${result.acknowledged} acknowledged`);
  report.limit(`messages lost of ${result.acknowledged}`, result.lost, { most: 0 });
  report.limit('messages doubled', result.doubled, { most: 0 });
}

/** @param {Fleet} fleet @param {Pick<Bench, 'options' | 'report'>} bench */
async function measureLimit(fleet, { options: { isQuick }, report }) {
  const tries = isQuick ? 3 : 10;
  /** @type {number[]} */
  const accepted = [];
  await step(`Sending ${3 * CONTACT_LIMIT} messages at once from one address, ${tries} times`, async () => {
    for (let round = 0; round < tries; round += 1) accepted.push(await acceptedOf(fleet, 3 * CONTACT_LIMIT));
  });
  report.limit(`accepted of 30 messages, at most`, Math.max(...accepted), { most: CONTACT_LIMIT });
  report.limit(`accepted of 30 messages, at least`, Math.min(...accepted), {
    least: CONTACT_LIMIT,
    unit: '',
  });
}

/**
 * @param {Fleet} fleet
 * @param {Pick<Bench, 'options' | 'report'> & { site: import('./site.mjs').Site }} bench
 */
async function measurePublications(fleet, { site, options: { isQuick }, report }) {
  const strapi = await signInToStrapi(site);
  const post = await createPost(strapi, COPIES.map(fleet.urlOf));
  const publish = () => timePublication(strapi, post, true);
  const publications = await step('Publishing, and looking for it in three copies', async () => {
    const found = await inTurn(isQuick ? 5 : 100, { publish });
    return found.publish;
  });
  report.table(['', 'shown after, ms'], [['all three copies', spread(publications)]]);
  report.limit('publication, median', median(publications), { most: 300, unit: 'ms' });
  report.limit(`worst of ${publications.length} publications`, Math.max(...publications), {
    most: 1_000,
    unit: 'ms',
  });

  await step('Starting a single copy, which shares nothing', () => site.start('copy'));
  const single = 'single';
  const processes = {
    [single]: site.pidOf('copy'),
    ...Object.fromEntries(COPIES.map((copy) => [copy, fleet.pidOf(copy)])),
    proxy: fleet.proxyPid(),
    Strapi: site.pidOf('cms'),
  };
  const costs = await measureCosts({
    urls: Object.fromEntries(COPIES.map((copy) => [copy, fleet.urlOf(copy)])),
    singleUrl: site.copyUrl,
    proxyUrl: fleet.url,
    picture: await strapi.uploadPicture(await readFile(PICTURE), 'costs.png'),
    processes,
    publish,
    isQuick,
  });
  report.table(
    ['computing time, ms', ...Object.keys(processes)],
    [...costs].map(([kind, ms]) => [kind, ...ms.map(figure)]),
  );
  const names = Object.keys(processes);
  const costOf = (/** @type {string} */ kind, /** @type {string} */ name) =>
    costs.get(kind)?.[names.indexOf(name)] ?? Number.NaN;
  const throughput = sum(COPIES.map((copy) => costOf(SINGLE, single) / costOf(pageOf(copy), copy)));
  report.limit('pages of three copies, each with a core, for one of a single copy', throughput, {
    least: 2.8,
  });
}
