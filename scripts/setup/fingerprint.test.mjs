import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.mjs';

describe('fingerprint', () => {
  /** @type {string} */
  let root;
  const take = () =>
    fingerprint(root, { inputs: ['src', 'lock', 'absent'], ignored: [/\.test\.ts$/, /^src\/made$/] });

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'fingerprint-'));
    await mkdir(join(root, 'src', 'deep'), { recursive: true });
    await writeFile(join(root, 'src', 'deep', 'a.ts'), 'a');
    await writeFile(join(root, 'src', 'b.ts'), 'b');
    await writeFile(join(root, 'lock'), 'l');
  });
  afterEach(() => rm(root, { recursive: true }));

  it('stays the same while nothing changes', async () => {
    expect(await take()).toBe(await take());
  });

  it('changes with the content of a file deep inside', async () => {
    const before = await take();
    await writeFile(join(root, 'src', 'deep', 'a.ts'), 'A');
    expect(await take()).not.toBe(before);
  });

  it('changes when a file gets another name', async () => {
    const before = await take();
    await rename(join(root, 'src', 'b.ts'), join(root, 'src', 'c.ts'));
    expect(await take()).not.toBe(before);
  });

  it('is not moved by tests and generated files', async () => {
    const before = await take();
    await writeFile(join(root, 'src', 'b.test.ts'), 'x');
    await mkdir(join(root, 'src', 'made'));
    await writeFile(join(root, 'src', 'made', 'x.ts'), 'x');
    expect(await take()).toBe(before);
  });
});
