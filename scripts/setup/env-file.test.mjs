import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseEnvText, readEnvText, tighten, withValues, writePrivately } from './env-file.mjs';

describe('withValues', () => {
  it('appends what is missing and keeps every line that is there', () => {
    expect(withValues('# mine\nPORT=4000\n', { CMS_PORT: '1400' })).toBe(
      '# mine\nPORT=4000\nCMS_PORT=1400\n',
    );
  });

  it('fills an empty line in its place', () => {
    expect(withValues('A=1\nSESSION_SECRET=\nB=2\n', { SESSION_SECRET: 'x' })).toBe(
      'A=1\nSESSION_SECRET=x\nB=2\n',
    );
  });

  it('starts a new file', () => {
    expect(withValues('', { A: '1' })).toBe('A=1\n');
  });

  it.each(['plain', 'with space', 'has # hash', "it's", 'say "hi"', 'a=b,c/d+e', '$HOME'])(
    'writes %s so that it is read back unchanged',
    (value) => {
      expect(parseEnvText(withValues('', { VALUE: value }))).toEqual({ VALUE: value });
    },
  );
});

describe('parseEnvText', () => {
  it('takes a name without a value as not set', () => {
    expect(parseEnvText('A=\nB=2\n')).toEqual({ B: '2' });
  });
});

describe('writePrivately', () => {
  /** @type {string} */
  let folder;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'env-file-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('makes a file that only its owner can read, also over an open one', async () => {
    const path = join(folder, '.env');
    await writePrivately(path, 'A=1\n');
    await writePrivately(path, 'A=2\n');
    expect(await readFile(path, 'utf8')).toBe('A=2\n');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('reads a file that does not exist as empty', async () => {
    expect(await readEnvText(join(folder, 'none'))).toBe('');
  });

  it('takes from others what somebody who wrote the file by hand let them read', async () => {
    const path = join(folder, '.env');
    await writeFile(path, 'A=1\n', { mode: 0o644 });
    await tighten(path);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    await expect(tighten(join(folder, 'none'))).resolves.toBeUndefined();
  });
});
