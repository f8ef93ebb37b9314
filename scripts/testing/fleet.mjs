// Runs copies of the site, a shared store and the proxy of docker-compose.yml as processes of this machine.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '../run/ports.mjs';
import { launch, stop as stopProcess } from '../run/processes.mjs';
import { COPIES, SPARE } from '../run/rollout.mjs';
import { startService, waitUntilReady, withoutOutput } from '../run/services.mjs';
import { webService } from '../run/site-services.mjs';
import { ExplainedError, inProject } from '../setup/project.mjs';
import { isReady } from './start-under-test.mjs';

/** @typedef {import('../run/rollout.mjs').Copy} Copy */
/** @typedef {Awaited<ReturnType<typeof startFleet>>} Fleet */

const PATIENCE_MS = 60_000;
const PAUSE_MS = 50;
const STORES = ['valkey-server', 'redis-server'];

/** @param {string[]} programs */
async function findProgram(programs) {
  for (const program of programs) {
    const found = await promisify(execFile)(program, ['-v']).then(
      () => true,
      () => false,
    );
    if (found) return program;
  }
  throw new ExplainedError(`This needs ${programs.join(' or ')} on the PATH (Debian has a package).`);
}

/** @param {string} url @param {boolean} isUp */
async function untilState(url, isUp) {
  const deadline = performance.now() + PATIENCE_MS;
  while ((await isReady(url)) !== isUp) {
    if (performance.now() > deadline) {
      throw new ExplainedError(`${url} has not ${isUp ? 'become ready' : 'ended'} within a minute.`);
    }
    await delay(PAUSE_MS);
  }
}

/** Needs Strapi; SITE_URL is the proxy's. @param {import('../setup/environment.mjs').SiteEnv} siteEnv */
export async function startFleet(siteEnv) {
  const haproxy = await findProgram(['haproxy']);
  const storeProgram = await findProgram(STORES);
  const folder = await mkdtemp(join(tmpdir(), 'fleet-'));
  const [storePort, statePort] = [await findFreePort(), await findFreePort()];
  /** @type {Map<Copy, { url: string, description: import('../run/services.mjs').ServiceDescription }>} */
  const descriptions = new Map();
  for (const copy of [...COPIES, SPARE]) {
    const PORT = String(await findFreePort());
    const env = {
      ...siteEnv,
      PORT,
      METRICS_PORT: '',
      WEB_DATA_DIR: join(folder, copy),
      REDIS_URL: `redis://127.0.0.1:${storePort}`,
      SITE_COPIES: String(COPIES.length),
      TRUSTED_PROXIES: '1',
      STOP_GRACE_SECONDS: '',
      CONTACT_LIMIT: '',
    };
    const description = { ...(await webService(env)), logName: `fleet-${copy}` };
    descriptions.set(copy, { url: `http://127.0.0.1:${PORT}`, description });
  }
  /** @param {Copy} copy */
  const of = (copy) => {
    const found = descriptions.get(copy);
    if (!found) throw new Error(`There is no copy ${copy}.`);
    return found;
  };
  const urlOf = (/** @type {Copy} */ copy) => of(copy).url;
  const portOf = (/** @type {Copy} */ copy) => new URL(urlOf(copy)).port;
  const stateUrl = (/** @type {Copy} */ copy) => `http://127.0.0.1:${statePort}/up/${copy}`;

  /** @type {Map<Copy, import('../run/services.mjs').Service>} */
  const running = new Map();
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let store;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let proxy;

  async function startStore() {
    const options = ['--port', String(storePort), '--save', '', '--appendonly', 'no', '--dir', folder];
    store = launch(storeProgram, options, { stdio: 'ignore' });
  }

  async function startProxy() {
    const env = {
      ...process.env,
      PROXY_BIND: `127.0.0.1:${new URL(siteEnv.SITE_URL).port}`,
      PROXY_STATE_BIND: `127.0.0.1:${statePort}`,
      ...Object.fromEntries(COPIES.map((copy, at) => [`COPY_${at + 1}`, `127.0.0.1:${portOf(copy)}`])),
      COPY_NEXT: `127.0.0.1:${portOf(SPARE)}`,
    };
    proxy = launch(haproxy, ['-f', inProject('docker', 'haproxy.cfg')], { env, stdio: 'ignore' });
  }

  /** @param {Copy} copy */
  async function remove(copy) {
    await running.get(copy)?.stop();
    running.delete(copy);
  }

  /** In place of a running one. Resolves when it takes requests. @param {Copy} copy */
  async function start(copy) {
    await remove(copy);
    const { description, url } = of(copy);
    const service = startService(withoutOutput(description));
    running.set(copy, service);
    await waitUntilReady(service, [`${url}/servingz`]);
  }

  const fleet = {
    url: siteEnv.SITE_URL,
    copies: COPIES,
    urlOf,
    pidOf: (/** @type {Copy} */ copy) => running.get(copy)?.pid ?? 0,
    proxyPid: () => proxy?.pid,
    start,
    remove,
    untilAsked: (/** @type {Copy} */ copy) => untilState(stateUrl(copy), true),
    untilLeft: (/** @type {Copy} */ copy) => untilState(stateUrl(copy), false),
    /** Without any warning, as a crash or missing memory. @param {Copy} copy */
    async kill(copy) {
      const service = running.get(copy);
      if (!service) throw new Error(`${copy} is not running.`);
      process.kill(service.pid, 'SIGKILL');
      await service.ended;
      running.delete(copy);
    },
    async killStore() {
      if (!store) throw new Error('The store is not running.');
      const ended = once(store, 'exit');
      store.kill('SIGKILL');
      await ended;
    },
    startStore,
    /** @param {Copy} copy */
    async stateOf(copy) {
      const answer = await fetch(`${urlOf(copy)}/readyz`);
      return /** @type {{ checks: { sharedStore: boolean }, allContent: boolean, messages: { waiting: number, refused: number } }} */ (
        await answer.json()
      );
    },
    async end() {
      for (const copy of [...running.keys()]) await remove(copy);
      if (proxy) await stopProcess(proxy);
      if (store) await stopProcess(store);
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    await startStore();
    for (const copy of COPIES) await start(copy);
    await startProxy();
    for (const copy of COPIES) await fleet.untilAsked(copy);
    return fleet;
  } catch (error) {
    await fleet.end();
    throw error;
  }
}
