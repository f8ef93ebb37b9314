import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
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
    const log = openBoundedLog(join(folder, 'web.log'), { maxBytes: 20 });
    for (let line = 1; line <= 50; line += 1) log.write(`line number ${line}`);
    log.close();
    expect((await readdir(folder)).sort()).toEqual(['web.log', 'web.log.1', 'web.log.2', 'web.log.3']);
    expect(await read('web.log')).toBe('line number 50\n');
    expect(await read('web.log.3')).toBe('line number 47\n');
  });

  it('writes a line that is longer than the limit whole', async () => {
    const log = openBoundedLog(join(folder, 'web.log'), { maxBytes: 5 });
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

  it('goes on in the file of before where the same start goes on', async () => {
    const first = openBoundedLog(join(folder, 'web.log'));
    first.write('out of memory');
    first.close();
    const second = openBoundedLog(join(folder, 'web.log'), { continues: true });
    second.write('started again');
    second.close();
    expect(await readdir(folder)).toEqual(['web.log']);
    expect(await read('web.log')).toBe('out of memory\nstarted again\n');
  });

  /**
   * Runs statements with an open `log`, whose file is limited to one block of 512 or 1,024 bytes.
   * @param {string} statements
   */
  function runWithoutSpace(statements) {
    const module = JSON.stringify(new URL('bounded-log.mjs', import.meta.url).href);
    const program = `import(${module}).then(({ openBoundedLog }) => {
      const log = openBoundedLog('web.log');
      ${statements}
    });`;
    const limited = 'ulimit -f 1; exec "$0" --eval "$1"';
    execFileSync('sh', ['-c', limited, process.execPath, program], { cwd: folder });
  }

  it('drops lines that find no space, and says how many once there is space', async () => {
    runWithoutSpace(`
      for (let line = 0; line < 50; line += 1) log.write('x'.repeat(99));
      require('node:fs').truncateSync('web.log', 100);
      log.write('space again');
      log.close();
    `);
    const [first, loss, last] = (await read('web.log')).split('\n');
    expect(first).toBe('x'.repeat(99));
    expect(loss).toMatch(/^\S+ warn Lines missing here .*: (45|40) \(EFBIG: .*\)$/);
    expect(last).toBe('space again');
  });

  it('keeps no torn line', async () => {
    runWithoutSpace("for (let line = 0; line < 50; line += 1) log.write('x'.repeat(99));");
    expect((await stat(join(folder, 'web.log'))).size % 100).toBe(0);
  });

  it('does without a file that cannot be opened, and pushes no older one out meanwhile', async () => {
    const blocked = join(folder, 'logs');
    await writeFile(blocked, '');
    const log = openBoundedLog(join(blocked, 'web.log'));
    for (let line = 0; line < 5; line += 1) log.write('lost');
    await rm(blocked);
    log.write('kept');
    log.close();
    expect((await read('logs/web.log')).split('\n')).toEqual([
      expect.stringMatching(/could not be written: 5 \((EEXIST|ENOTDIR): /),
      'kept',
      '',
    ]);
  });

  it('moves no older file while a new one cannot be made', async () => {
    await writeFile(join(folder, 'web.log.1'), 'out of memory');
    for (let attempt = 0; attempt < 3; attempt += 1) {
      openBoundedLog(join(folder, 'web.log')).close();
      await rm(join(folder, 'web.log'));
    }
    expect(await read('web.log.1')).toBe('out of memory');
  });

  it('lets nobody else read it', async () => {
    openBoundedLog(join(folder, 'logs', 'web.log')).close();
    const modes = [await stat(join(folder, 'logs')), await stat(join(folder, 'logs', 'web.log'))];
    expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['700', '600']);
  });
});
