import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** @type {string} */
let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'processes-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** @param {string} name */
const module = (name) => JSON.stringify(new URL(name, import.meta.url).href);

/** @param {number} pid */
function runs(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** @param {number} pid */
const waitUntilGone = (pid) =>
  vi.waitFor(() => expect(runs(pid)).toBe(false), { timeout: 10_000, interval: 50 });

/**
 * Writes a program that prints process ids to a file, and runs it.
 * @param {string} program
 * @param {string[]} [command]
 * @param {NodeJS.ProcessEnv} [env]
 */
async function tellingProgram(program, command = [process.execPath], env = process.env) {
  const file = join(folder, 'program.mjs');
  await writeFile(file, program);
  const [name = '', ...args] = command;
  const child = spawn(name, [...args, file], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [told] = await once(child.stdout, 'data');
  return { child, pids: String(told).trim().split(' ').map(Number) };
}

/** Takes a moment to stop in order and records it; its output is then lost. */
const SERVER = `
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.on('SIGTERM', () => {
    console.log('Stopping');
    setTimeout(() => {
      require('node:fs').writeFileSync('ended', 'in order');
      process.exit(0);
    }, 200);
  });
  setInterval(() => {}, 1000);
  console.log('started');
`;

describe('what a script has launched', () => {
  it('ends in order when the script is killed, with what it started itself', async () => {
    const { child, pids } = await tellingProgram(`
      import { once } from 'node:events';
      import { launch } from ${module('processes.mjs')};
      const build = launch('sh', ['-c', 'sleep 1000 & wait'], { stdio: 'ignore' });
      const server = launch(process.execPath, ['--eval', ${JSON.stringify(SERVER)}], { stdio: ['ignore', 'pipe', 'pipe'] });
      await once(server.stdout, 'data');
      console.log(build.pid, server.pid);
      setInterval(() => {}, 1000);
    `);
    child.kill('SIGKILL');
    for (const pid of pids) await waitUntilGone(pid);
    expect(await readFile(join(folder, 'ended'), 'utf8')).toBe('in order');
    await vi.waitFor(() => expect(runs(-(pids[0] ?? 0))).toBe(false));
  });

  it('is killed when it does not end in time', async () => {
    const stubborn = spawn('sh', ['-c', 'trap "" TERM; echo ready; while :; do sleep 0.1; done'], {
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await once(stubborn.stdout, 'data');
    const guard = spawn('sh', [new URL('end-with-script.sh', import.meta.url).pathname, '1']);
    guard.stdin.end(`+ ${stubborn.pid}\n`);
    expect(await once(stubborn, 'exit')).toEqual([null, 'SIGKILL']);
  });

  it('is left alone once it has ended: its number may be another process by now', async () => {
    const other = spawn('sleep', ['1000'], { detached: true });
    const guard = spawn('sh', [new URL('end-with-script.sh', import.meta.url).pathname, '1']);
    guard.stdin.end(`+ ${other.pid}\n- ${other.pid}\n`);
    await once(guard, 'exit');
    expect(runs(other.pid ?? 0)).toBe(true);
    other.kill();
  });
});

describe('a script', () => {
  it('ends when the npm that started it is killed', async () => {
    const program = `
      import { runScript } from ${module('script.mjs')};
      await runScript(async () => {
        console.log(process.pid);
        await new Promise(() => setInterval(() => {}, 1000));
      });
    `;
    // Replaces npm with a shell, which starts its argument and waits for it.
    const npm = ['sh', '-c', '"$0" "$1"; exit', process.execPath];
    const env = { ...process.env, npm_lifecycle_event: 'start' };
    const { child, pids } = await tellingProgram(program, npm, env);
    child.kill('SIGKILL');
    for (const pid of pids) await waitUntilGone(pid);
  });

  it('goes on when nobody reads its lines any more', async () => {
    const { child } = await tellingProgram(`
      import { existsSync, writeFileSync } from 'node:fs';
      import { setTimeout as delay } from 'node:timers/promises';
      import { runScript } from ${module('script.mjs')};
      import { say } from ${module('terminal.mjs')};
      await runScript(async () => {
        say('one line');
        while (!existsSync('closed')) await delay(20);
        for (let line = 0; line < 5; line += 1) {
          say('another line');
          await delay(20);
        }
        writeFileSync('done', '');
      });
    `);
    child.stdout.destroy();
    await writeFile(join(folder, 'closed'), '');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(await readFile(join(folder, 'done'), 'utf8')).toBe('');
  });
});
