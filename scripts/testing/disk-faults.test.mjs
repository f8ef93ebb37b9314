import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDiskFaults } from './disk-faults.mjs';

let place = '';
let folder = '';

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'disk-faults-'));
  folder = join(place, 'messages');
  await mkdir(folder);
  await writeFile(join(folder, 'kept'), '');
});

afterEach(() => rm(place, { recursive: true }));

const untilAway = () => vi.waitFor(async () => expect((await stat(folder)).isFile()).toBe(true));

describe('faults of a disk', () => {
  it('refuse reads and writes, and leave all as it was', async () => {
    const faults = startDiskFaults(folder, { longestPauseMs: 0, awayMs: 600_000 });
    await untilAway();
    await expect(writeFile(join(folder, 'new'), '')).rejects.toMatchObject({ code: 'ENOTDIR' });
    await expect(readdir(folder)).rejects.toMatchObject({ code: 'ENOTDIR' });
    expect(await faults.end()).toBe(1);
    expect(await readdir(place)).toEqual(['messages']);
    expect(await readdir(folder)).toEqual(['kept']);
  });

  it('tell at the end that a folder cannot be put back', async () => {
    const faults = startDiskFaults(folder, { longestPauseMs: 0, awayMs: 600_000 });
    await untilAway();
    await rm(`${folder}-away`, { recursive: true });
    await expect(faults.end()).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
