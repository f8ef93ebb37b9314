import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOG_FOLDER } from '../setup/project.mjs';
import { findFreePort } from './ports.mjs';
import { stopAll } from './processes.mjs';
import { allReady, superviseService } from './supervision.mjs';

const LOG_NAME = 'supervision-test';

/** @type {string} */
let folder;
/** @type {number} */
let port;
/** @type {string[]} */
let notices;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'supervision-'));
  port = await findFreePort();
  notices = [];
});
afterEach(async () => {
  await stopAll();
  await rm(folder, { recursive: true });
  await rm(join(LOG_FOLDER, `${LOG_NAME}.log`), { force: true });
});

/** @param {string} program */
const supervise = (program) =>
  superviseService(
    {
      name: 'Example',
      logName: LOG_NAME,
      command: process.execPath,
      args: ['--eval', program],
      cwd: folder,
      env: process.env,
      readyUrls: [`http://127.0.0.1:${port}/`],
    },
    { onRestart: (notice) => notices.push(notice) },
  );

/** Answers with its process id; exits with code 7 on /crash. */
const server = () => `
  const server = require('node:http').createServer((request, response) => {
    if (request.url === '/crash') process.exit(7);
    response.end(String(process.pid));
  });
  server.listen(${port}, '127.0.0.1');
  console.log('listening');
  process.on('SIGTERM', () => process.exit(0));
`;

const ask = (path = '/') => fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.text());
/** @param {string} former */
const successorOf = (former) =>
  vi.waitFor(
    async () => {
      const pid = await ask();
      expect(pid).not.toBe(former);
      return pid;
    },
    { timeout: 10_000, interval: 20 },
  );

describe('superviseService', () => {
  it.each([
    ['exit code 7', () => ask('/crash').catch(() => {})],
    ['ended by SIGKILL', (/** @type {string} */ pid) => process.kill(Number(pid), 'SIGKILL')],
  ])('starts a service again that has stopped by itself (%s), and says so', async (ending, end) => {
    const service = supervise(server());
    await service.ready;
    const pid = await ask();
    await end(pid);
    await successorOf(pid);
    expect(notices).toEqual([`has stopped by itself (${ending}) and is started again`]);
  });

  it('gives it up when it stops for the fourth time within a minute', async () => {
    const service = supervise(server());
    await service.ready;
    let pid = await ask();
    for (let restart = 0; restart < 3; restart += 1) {
      process.kill(Number(pid), 'SIGKILL');
      pid = await successorOf(pid);
    }
    process.kill(Number(pid), 'SIGKILL');
    await expect(service.over).rejects.toThrow(
      /^Example has stopped by itself 4 times within a minute \(ended by SIGKILL\), so everything stops/,
    );
    expect(notices).toHaveLength(3);
    await expect(ask()).rejects.toThrow();
  });

  it('does not start again what could never work', async () => {
    const service = supervise('process.exit(3)');
    await expect(service.ready).rejects.toThrow(/Example stopped while starting \(exit code 3\)/);
    await service.over;
    expect(notices).toEqual([]);
  });

  it('does not start again what is being stopped', async () => {
    const service = supervise(server());
    await service.ready;
    await stopAll();
    await service.over;
    expect(notices).toEqual([]);
    await expect(ask()).rejects.toThrow();
  });

  it('ends what the one that died has started, so that its port is free', async () => {
    const child = join(folder, 'child.cjs');
    await writeFile(child, server());
    const program = `
      const { spawn } = require('node:child_process');
      process.on('SIGTERM', () => process.exit(0));
      const child = spawn(process.execPath, [${JSON.stringify(child)}], { stdio: 'inherit' });
      child.on('exit', () => process.exit(1));
      require('node:fs').writeFileSync('pid', String(process.pid));
    `;
    const service = supervise(program);
    await service.ready;
    const pid = await ask();
    process.kill(Number(await readFile(join(folder, 'pid'), 'utf8')), 'SIGKILL');
    await successorOf(pid);
    expect(notices).toEqual(['has stopped by itself (ended by SIGKILL) and is started again']);
  });

  it('keeps the lines of the one that died in the same log', async () => {
    const service = supervise(server());
    await service.ready;
    const pid = await ask();
    process.kill(Number(pid), 'SIGKILL');
    await successorOf(pid);
    await stopAll();
    await service.over;
    expect(await readFile(join(LOG_FOLDER, `${LOG_NAME}.log`), 'utf8')).toBe('listening\nlistening\n');
  });
});

describe('allReady', () => {
  it('fails when one is given up before the other can work', async () => {
    const never = /** @type {Promise<void>} */ (new Promise(() => {}));
    const over = Promise.reject(new Error('given up'));
    const services = [
      { ready: Promise.resolve(), over },
      { ready: never, over: never },
    ];
    await expect(allReady(services)).rejects.toThrow('given up');
  });
});
