import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { stop } from '../run/processes.mjs';
import { environmentOfStart, runStart } from './start-under-test.mjs';

/** @type {string} */
let folder;
/** @type {Awaited<ReturnType<typeof environmentOfStart>>} */
let env;
/** @type {ReturnType<typeof runStart>} */
let start;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'npm-start-'));
  env = await environmentOfStart(process.env, folder);
});
afterAll(async () => {
  await stop(start.child);
  await rm(folder, { recursive: true, force: true });
});

/** @param {number | undefined} pid */
function runs(pid) {
  try {
    process.kill(pid ?? 0, 0);
    return true;
  } catch {
    return false;
  }
}

const pids = async () => ({ site: await start.pidOf('site'), strapi: await start.pidOf('strapi') });

/** @param {Awaited<ReturnType<typeof pids>>} servers */
const waitUntilGone = ({ site, strapi }) =>
  vi.waitFor(() => expect([runs(site), runs(strapi)]).toEqual([false, false]), {
    timeout: 20_000,
    interval: 50,
  });

const page = async () => (await fetch(`${new URL(start.urls.site).origin}/de`)).status;

describe('npm start', () => {
  it('warns of nothing in a first start, though the site is asked all the time', async () => {
    start = runStart(env);
    let isReady = false;
    const asking = (async () => {
      while (!isReady) {
        for (const path of ['/readyz', '/de']) {
          await fetch(`${new URL(start.urls.site).origin}${path}`).catch(() => undefined);
        }
      }
    })();
    await start.waitUntilReady();
    isReady = true;
    await asking;
    // The line and the notices below it may arrive apart.
    await vi.waitFor(() => {
      const [, notices] = start.output().split(/^.*Ready after.*$/m);
      expect(notices?.trim()).toBe(
        'The site: The company data are placeholders: write the real ones in /admin, tab Unternehmen',
      );
    });
  });

  it('starts a server again that was killed, while the other goes on', async () => {
    const before = await pids();
    process.kill(before.strapi ?? 0, 'SIGKILL');
    await vi.waitFor(async () => expect((await pids()).strapi).not.toBe(before.strapi), 10_000);
    expect(await page()).toBe(200);
    await start.waitUntilReady();
    const after = await pids();
    expect(after.site).toBe(before.site);
    expect(runs(after.strapi)).toBe(true);
    expect(start.output()).toContain('Strapi: has stopped by itself (ended by SIGKILL) and is started again');
  });

  it('leaves nothing behind when it is killed, and the next one started at once works', async () => {
    const before = await pids();
    process.kill((await start.scriptPid()) ?? 0, 'SIGKILL');
    start = runStart(env);
    await waitUntilGone(before);
    await start.waitUntilReady();
    expect(await page()).toBe(200);
  });

  it('leaves nothing behind when npm is killed', async () => {
    const before = await pids();
    start.child.kill('SIGKILL');
    await waitUntilGone(before);
  });

  it('works the next time, and ends with code 0 when it is asked to', async () => {
    start = runStart(env);
    await start.waitUntilReady();
    await vi.waitFor(() => expect(start.output()).toContain('Ready after'), 10_000);
    const before = await pids();
    start.child.kill('SIGTERM');
    expect(await start.ended).toEqual([0, null]);
    await waitUntilGone(before);
  });
});
