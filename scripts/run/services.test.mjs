import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { LOG_FOLDER } from '../setup/project.mjs';
import { findFreePort } from './ports.mjs';
import { stopAll } from './processes.mjs';
import { startService, waitUntilReady } from './services.mjs';

const LOG_NAME = 'services-test';

/** @param {string} program */
const serviceRunning = (program) =>
  startService({
    name: 'Example',
    logName: LOG_NAME,
    command: process.execPath,
    args: ['--eval', program],
    cwd: process.cwd(),
    env: process.env,
    readyUrls: [],
  });

/** @param {number} port */
const server = (port) => `
  const server = require('node:http').createServer((request, response) => response.end());
  server.listen(${port}, '127.0.0.1');
  process.on('SIGTERM', () => server.close(() => process.exit(0)));
`;

afterEach(async () => {
  await stopAll();
  await rm(join(LOG_FOLDER, `${LOG_NAME}.log`), { force: true });
});

describe('waitUntilReady', () => {
  it('ends when the service answers', async () => {
    const port = await findFreePort();
    const service = serviceRunning(server(port));
    await waitUntilReady(service, [`http://127.0.0.1:${port}/`]);
  });

  it('fails at once with the last lines when the service ends', async () => {
    const service = serviceRunning("console.error('DECK_PASSWORD is too short'); process.exit(3)");
    const waiting = waitUntilReady(service, ['http://127.0.0.1:9/']);
    await expect(waiting).rejects.toThrow(
      /stopped while starting \(exit code 3\).*DECK_PASSWORD is too short/s,
    );
  });

  it('gives up after its patience', async () => {
    const service = serviceRunning('setInterval(() => {}, 1000)');
    await expect(waitUntilReady(service, ['http://127.0.0.1:9/'], 300)).rejects.toThrow(/does not answer/);
  });
});

describe('stop', () => {
  it('asks the service to end and waits for it', async () => {
    const port = await findFreePort();
    const service = serviceRunning(server(port));
    await waitUntilReady(service, [`http://127.0.0.1:${port}/`]);
    await service.stop();
    expect(await service.ended).toBe('exit code 0');
  });

  it('ends what the service started, too', async () => {
    const port = await findFreePort();
    const program = `
      require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(server(port))}], { stdio: 'inherit' });
      setInterval(() => {}, 1000);
    `;
    const service = serviceRunning(program);
    await waitUntilReady(service, [`http://127.0.0.1:${port}/`]);
    await service.stop();
    expect(await service.ended).toBe('ended by SIGTERM');
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });
});
