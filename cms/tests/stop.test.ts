import { once } from 'node:events';
import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test, vi } from 'vitest';
import {
  environmentOf,
  freePort,
  makeInstallation,
  removeInstallation,
  runServer,
  STARTS_STRAPI_MS,
  startCms,
} from './cms-process';
import { makeSeededInstallation } from './seeded-installation';

vi.setConfig({ testTimeout: STARTS_STRAPI_MS });

const installations = [makeSeededInstallation(), makeInstallation()] as const;
afterAll(() => installations.forEach(removeInstallation));
const [installation, unstarted] = installations;

/** Begins a sign-in; the test sends its second half. */
async function halfSentSignIn(url: string) {
  const body = JSON.stringify({ email: 'nobody@mustermed.example', password: 'Wrong-password-1' });
  const sent = request(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.flushHeaders();
  await once(sent, 'continue'); // The server has begun to read.
  sent.write(body.slice(0, 10));
  return {
    finish: async () => {
      sent.end(body.slice(10));
      const [answer] = await answered;
      answer.resume();
      await once(answer, 'end');
      return answer.statusCode;
    },
  };
}

test.each<NodeJS.Signals[]>([['SIGTERM'], ['SIGINT', 'SIGINT']])(
  'after %s %s a request that runs is answered, and the exit code is 0',
  async (...signals) => {
    const cms = await startCms(installation);
    const signIn = await halfSentSignIn(cms.url);
    for (const signal of signals) cms.signal(signal);
    await refusesConnections(cms.url);
    expect(await signIn.finish()).toBe(400);
    expect(await cms.exitCode).toBe(0);
    expect(cms.output().match(/Strapi has been shut down/g)).toHaveLength(1);
  },
);

/** Resolves once the server refuses connections, after the signal has arrived. */
async function refusesConnections(url: string): Promise<void> {
  for (;;) {
    const isTaken = await fetch(`${url}/_health`, { headers: { connection: 'close' } }).then(
      () => true,
      () => false,
    );
    if (!isTaken) return;
  }
}

test('a signal during the first start ends it with code 0, and the next start works', async () => {
  const server = runServer(environmentOf(unstarted, await freePort()));
  await once(server.child.stdout, 'data');
  server.child.kill('SIGTERM');
  expect(await server.ended).toEqual([0, null]);
  expect(server.output()).not.toContain('cms is ready');

  const cms = await startCms(unstarted);
  expect(await cms.stop()).toBe(0);
});

test('with nobody to read its lines it serves all the same, and ends with code 0', async () => {
  const port = await freePort();
  const server = runServer(environmentOf(installation, port));
  server.child.stdout.destroy();
  server.child.stderr.destroy();
  await Promise.race([server.ended, waitUntilReady(`http://127.0.0.1:${port}`)]);
  server.child.kill('SIGTERM');
  expect(await server.ended).toEqual([0, null]);
});

async function waitUntilReady(url: string): Promise<void> {
  while (!(await fetch(`${url}/site-version`).catch(() => null))?.ok) await pause(100);
}

describe('nobody else on the machine can read', () => {
  const modeOf = (...parts: string[]) =>
    (statSync(path.join(installation.folder, ...parts)).mode & 0o777).toString(8);

  test('the database, and what an earlier version left readable is tightened at the start', async () => {
    writeFileSync(path.join(installation.folder, 'public', 'uploads', 'old.png'), 'old');
    for (const name of ['', 'public', 'public/uploads'])
      chmodSync(path.join(installation.folder, name), 0o755);
    for (const name of ['site.db', 'public/uploads/old.png']) {
      chmodSync(path.join(installation.folder, name), 0o644);
    }
    const cms = await startCms(installation);
    const databases = readdirSync(installation.folder).filter((name) => name.startsWith('site.db'));
    expect(databases).toEqual(['site.db', 'site.db-shm', 'site.db-wal']);
    expect(databases.map((name) => modeOf(name))).toEqual(['600', '600', '600']);
    expect([modeOf(), modeOf('public'), modeOf('public', 'uploads')]).toEqual(['700', '700', '700']);
    expect(modeOf('public', 'uploads', 'old.png')).toBe('600');
    await cms.stop();
  });
});

test('every line of the log is JSON with time, level and message where there is no terminal', async () => {
  const cms = await startCms(installation);
  await cms.stop();
  const entries = cms
    .output()
    .trim()
    .split('\n')
    .map((line) => Object.keys(JSON.parse(line) as object));
  expect(entries.length).toBeGreaterThan(1);
  for (const names of entries) expect(names).toEqual(['time', 'level', 'message']);
});
