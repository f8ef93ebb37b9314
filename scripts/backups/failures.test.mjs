import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tellFailures, UNTOLD_FILE } from './failures.mjs';

/** @type {string} */
let folder;
/** @type {unknown[]} */
let told;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'untold-'));
  told = [];
});
afterEach(() => rm(folder, { recursive: true }));

const FIRST = { at: '2026-11-27T02:30:00.000Z', reason: 'no database' };
const SECOND = { at: '2026-11-28T02:30:00.000Z', reason: 'no space' };
const tell = async (/** @type {unknown[]} */ failures) => void told.push(...failures);
const refuse = async () => {
  throw new Error('no database');
};

it('a failure is told at once and leaves nothing behind', async () => {
  await tellFailures(folder, [FIRST], tell);
  expect(told).toEqual([FIRST]);
  expect(await readdir(folder)).toEqual([]);
});

it('a failure that cannot be told waits, readable by its owner alone, and is told once by a later run', async () => {
  await expect(tellFailures(folder, [FIRST], refuse)).rejects.toThrow('no database');
  expect((await stat(join(folder, UNTOLD_FILE))).mode & 0o077).toBe(0);
  await expect(tellFailures(folder, [], refuse)).rejects.toThrow('no database');
  await tellFailures(folder, [SECOND], tell);
  await tellFailures(folder, [], tell);
  expect(told).toEqual([FIRST, SECOND]);
});

it('a failure is written down before it is told, for a run that is ended meanwhile', async () => {
  await tellFailures(folder, [FIRST], async () => {
    expect(await readdir(folder)).toEqual([UNTOLD_FILE]);
  });
});

it('a failure is told although the folder is none, and both reasons are named when it cannot be told', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await tellFailures(file, [FIRST], tell);
  expect(told).toEqual([FIRST]);
  await expect(tellFailures(file, [FIRST], refuse)).rejects.toThrow(/no database.*ENOTDIR/);
});
