import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { Snapshots } from './snapshots.server';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-snapshots-'));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

it('copies that share a folder save the same content at the same time, and neither warns', async () => {
  const warned = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const copies = [new Snapshots(folder), new Snapshots(folder)];
  const texts = Array.from({ length: 20 }, (_, number) => `${number}`.repeat(10_000));
  for (const text of texts) for (const copy of copies) copy.save('posts-de', text);
  await Promise.all(copies.map((copy) => copy.settled()));
  expect(await readdir(folder)).toEqual(['posts-de.json']);
  expect(JSON.parse(await readFile(join(folder, 'posts-de.json'), 'utf8'))).toBe(texts.at(-1));
  expect(await new Snapshots(folder).find('posts-de', z.string())).toBe(texts.at(-1));
  expect(warned).not.toHaveBeenCalled();
});

it('what the disk has refused is written when it takes it, the newest alone', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const taken = join(folder, 'content');
  await writeFile(taken, '');
  const snapshots = new Snapshots(taken);
  for (const text of ['old', 'new']) snapshots.save('posts-de', text);
  expect(await snapshots.complete()).toBe(false);
  await rm(taken);
  expect(await snapshots.complete()).toBe(true);
  expect(await new Snapshots(taken).find('posts-de', z.string())).toBe('new');
});
