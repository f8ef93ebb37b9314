import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DiskLruCache } from './uploads-files.server';

let folder: string;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'web-made-')), 'pictures');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const bytes = (length: number) => Buffer.alloc(length, 1);
const namesWhen = (expected: string[]) =>
  expect.poll(async () => (await readdir(folder)).sort()).toEqual(expected);

describe('files that can be made anew', () => {
  it('are found again, also by the next process', async () => {
    await new DiskLruCache(folder, 100).save('a', bytes(10));
    expect(await new DiskLruCache(folder, 100).find('a')).toEqual(bytes(10));
    expect(await new DiskLruCache(folder, 100).find('b')).toBeNull();
  });

  it('never take more room than there is: what was asked for least lately goes', async () => {
    const files = new DiskLruCache(folder, 30);
    for (const name of ['a', 'b', 'c']) await files.save(name, bytes(10));
    await files.find('a');
    await files.save('d', bytes(10));
    await namesWhen(['a', 'c', 'd']);
    expect(await files.find('b')).toBeNull();
    await files.save('too large', bytes(31));
    await namesWhen(['a', 'c', 'd']);
  });

  it('apart have room of their own, which others do not take', async () => {
    const files = new DiskLruCache(folder, 20, (name) => name.endsWith('.original'));
    for (const name of ['a.original', 'b.original', 'a', 'b', 'c']) await files.save(name, bytes(10));
    await namesWhen(['a.original', 'b', 'b.original', 'c']);
    expect(files.has('a.original')).toBe(true);
    await files.save('c.original', bytes(10));
    await namesWhen(['a.original', 'b', 'c', 'c.original']);
    expect(files.has('b.original')).toBe(false);
  });

  it('of an earlier process count, the oldest going first; what it left half done goes', async () => {
    await mkdir(folder, { recursive: true });
    for (const [age, name] of ['new', 'old', 'half.1.tmp'].entries()) {
      await writeFile(join(folder, name), bytes(10));
      await utimes(join(folder, name), 1_000 - age, 1_000 - age);
    }
    const files = new DiskLruCache(folder, 20);
    await files.save('newest', bytes(10));
    await namesWhen(['new', 'newest']);
  });

  it('of another copy that shares the folder are found, and its drafts are left to it', async () => {
    const [one, other] = [new DiskLruCache(folder, 100), new DiskLruCache(folder, 100)];
    expect(await other.find('a')).toBeNull();
    await one.save('a', bytes(10));
    expect(await other.find('a')).toEqual(bytes(10));
    await writeFile(join(folder, 'b.1.tmp'), bytes(10));
    await new DiskLruCache(folder, 100).save('c', bytes(10));
    await namesWhen(['a', 'b.1.tmp', 'c']);
  });

  it('may vanish under our hands', async () => {
    const files = new DiskLruCache(folder, 100);
    await files.save('a', bytes(10));
    await rm(folder, { recursive: true });
    expect(await files.find('a')).toBeNull();
    await files.save('a', bytes(5));
    expect(await files.find('a')).toEqual(bytes(5));
  });
});
