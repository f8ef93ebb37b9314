import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBoundedLog } from './bounded-log.mjs';

describe('openBoundedLog', () => {
  /** @type {string} */
  let folder;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bounded-log-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const read = (/** @type {string} */ name) => readFile(join(folder, name), 'utf8');

  it('keeps a few files of bounded size, the newest lines in the first', async () => {
    const log = openBoundedLog(join(folder, 'web.log'), 20);
    for (let line = 1; line <= 50; line += 1) log.write(`line number ${line}`);
    log.close();
    expect((await readdir(folder)).sort()).toEqual(['web.log', 'web.log.1', 'web.log.2', 'web.log.3']);
    expect(await read('web.log')).toBe('line number 50\n');
    expect(await read('web.log.3')).toBe('line number 47\n');
  });

  it('writes a line that is longer than the limit whole', async () => {
    const log = openBoundedLog(join(folder, 'web.log'), 5);
    log.write('longer than five');
    log.close();
    expect(await read('web.log')).toBe('longer than five\n');
  });

  it('keeps what was written before a restart, which is what tells why it stopped', async () => {
    const first = openBoundedLog(join(folder, 'web.log'));
    first.write('out of memory');
    first.close();
    openBoundedLog(join(folder, 'web.log')).close();
    expect(await read('web.log.1')).toBe('out of memory\n');
    expect(await read('web.log')).toBe('');
  });

  it('lets nobody else read it', async () => {
    openBoundedLog(join(folder, 'logs', 'web.log')).close();
    const modes = [await stat(join(folder, 'logs')), await stat(join(folder, 'logs', 'web.log'))];
    expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['700', '600']);
  });
});
