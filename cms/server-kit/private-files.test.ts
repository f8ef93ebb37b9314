import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makePrivate } from './private-files';

let parent = '';
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'private-files-'));
});
afterEach(() => rm(parent, { recursive: true }));

const modeOf = async (...path: string[]) => ((await stat(join(parent, ...path))).mode & 0o777).toString(8);

it('makes a folder that only its owner may open', async () => {
  await makePrivate(join(parent, 'new'));
  expect(await modeOf('new')).toBe('700');
});

it('takes from others what an earlier version let them read, however deep it lies', async () => {
  await mkdir(join(parent, 'data', 'pictures'), { recursive: true });
  await writeFile(join(parent, 'data', 'pictures', 'a.webp'), '');
  for (const path of ['data', 'data/pictures']) await chmod(join(parent, path), 0o755);
  await chmod(join(parent, 'data', 'pictures', 'a.webp'), 0o664);
  await makePrivate(join(parent, 'data'));
  const modes = [
    await modeOf('data'),
    await modeOf('data', 'pictures'),
    await modeOf('data', 'pictures', 'a.webp'),
  ];
  expect(modes).toEqual(['700', '700', '600']);
});

it('passes over files that another process removes meanwhile', async () => {
  const temporary = join(parent, 'data', 'tmp');
  await mkdir(temporary, { recursive: true });
  for (let index = 0; index < 300; index += 1) await writeFile(join(temporary, `picture-${index}`), '');
  await Promise.all([makePrivate(join(parent, 'data')), rm(temporary, { recursive: true })]);
  expect(await modeOf('data')).toBe('700');
});
