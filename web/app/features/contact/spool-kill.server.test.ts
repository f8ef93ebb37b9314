import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Spool } from './spool.server';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The folder, the draft and its content on the disk, the name, and the name on the disk. */
const STEPS_A_MESSAGE = 7;

let parent = '';
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'spool-kill-'));
  await build({
    configFile: false,
    logLevel: 'silent',
    css: { postcss: {} },
    ssr: { noExternal: true },
    resolve: { alias: { '~': here('../..') } },
    build: {
      ssr: here('./spool-process.test-support.ts'),
      outDir: parent,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'process.mjs' } },
    },
  });
});
afterAll(() => rm(parent, { recursive: true, force: true }));

/** Returns the ids that the process acknowledged before it was killed at the step. */
function runUntil(killAt: number, folder: string, ids: string[]) {
  const args = [join(parent, 'process.mjs'), String(killAt), folder, ...ids];
  return new Promise<{ acknowledged: string[]; isKilled: boolean }>((resolve, reject) => {
    execFile(process.execPath, args, (error, stdout, stderr) => {
      if (error && error.signal !== 'SIGKILL') reject(new Error(stderr));
      else resolve({ acknowledged: stdout.split('\n').filter(Boolean), isKilled: error !== null });
    });
  });
}

it('a process that is killed at any step has kept whole what it acknowledged, and no half of another', async () => {
  let wasKilled = true;
  let steps = 0;
  for (; wasKilled; steps += 1) {
    const folder = join(parent, `killed-at-${steps}`);
    const ids = [randomUUID(), randomUUID()];
    const { acknowledged, isKilled } = await runUntil(steps + 1, folder, ids);
    wasKilled = isKilled;
    const spool = new Spool(folder);
    const kept = await Promise.all((await spool.names()).map((name) => spool.find(name)));
    const keptIds = kept.map((message) => message?.submissionId);
    expect(keptIds).toEqual(expect.arrayContaining(acknowledged));
    // One more may have its name, without an answer.
    expect(keptIds).toEqual(ids.slice(0, keptIds.length));
    expect(keptIds.length - acknowledged.length).toBeLessThanOrEqual(1);
    for (const message of kept) expect(message?.message).toHaveLength(20_000);
  }
  // The last run was killed no more.
  expect(steps).toBe(2 * STEPS_A_MESSAGE + 1);
});
