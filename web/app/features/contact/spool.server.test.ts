import { mkdir, open, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Spool } from './spool.server';
import { eachInFolder, newMessage } from './spooled-messages.test-support';

const folder = eachInFolder();
afterEach(() => {
  vi.restoreAllMocks();
});

const failure = (code: string) => Object.assign(new Error(code), { code });
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

/** Lets the methods of open files fail, which are no exports of a module. */
async function openFiles() {
  const handle = await open('/dev/null');
  await handle.close();
  return Object.getPrototypeOf(handle);
}

describe('a message in the spool', () => {
  it('is read back as it was given, in the order of arrival', async () => {
    const spool = new Spool(folder());
    const messages = Array.from({ length: 20 }, (_, index) => newMessage({ message: `Nummer ${index}` }));
    const names = [];
    for (const message of messages) names.push(await spool.add(message));
    expect(await spool.names()).toEqual(names);
    expect(await Promise.all(names.map((name) => spool.find(name)))).toEqual(messages);
  });

  it('can be read by the owner of the process alone', async () => {
    const name = await new Spool(folder()).add(newMessage());
    expect([await modeOf(folder()), await modeOf(join(folder(), name))]).toEqual(['700', '600']);
  });

  it('is on the disk, and so is its name, before it counts as kept', async () => {
    const files = await openFiles();
    const steps: string[] = [];
    for (const method of ['writeFile', 'sync'] as const) {
      const real = files[method];
      vi.spyOn(files, method).mockImplementation(async function (this: unknown, ...args: unknown[]) {
        const names = await readdir(folder());
        await real.apply(this, args);
        steps.push(`${method} ${names.filter((name) => name.endsWith('.json')).length}`);
      });
    }
    await new Spool(folder()).add(newMessage());
    expect(steps).toEqual(['writeFile 0', 'sync 0', 'sync 1']);
  });

  it.each([
    ['ENOSPC', 'writeFile', 'storage-full'],
    ['EDQUOT', 'sync', 'storage-full'],
    ['EROFS', 'writeFile', 'storage-unwritable'],
    ['EACCES', 'sync', 'storage-unwritable'],
  ] as const)('is refused and leaves nothing when the disk answers %s to %s', async (code, step, reason) => {
    vi.spyOn(await openFiles(), step).mockRejectedValue(failure(code));
    await expect(new Spool(folder()).add(newMessage())).rejects.toMatchObject({ code: reason });
    expect(await readdir(folder())).toEqual([]);
  });

  it('is refused when there can be no folder', async () => {
    await writeFile(folder(), 'a file');
    await expect(new Spool(folder()).add(newMessage())).rejects.toMatchObject({ code: 'storage-unwritable' });
  });

  it('is gone for the second of two processes that deliver it', async () => {
    const [one, other] = [new Spool(folder()), new Spool(folder())];
    const name = await one.add(newMessage());
    expect(await other.names()).toEqual([name]);
    await one.remove(name);
    expect(await other.find(name)).toBeNull();
    await other.remove(name);
    await other.setAside(name);
    expect(await other.state()).toEqual({ waiting: 0, since: null, refused: 0 });
  });

  it('that is damaged is no message', async () => {
    const spool = new Spool(folder());
    const name = await spool.add(newMessage());
    for (const text of ['{"firstName":"Ad', '{}']) {
      await writeFile(join(folder(), name), text);
      await expect(spool.find(name)).rejects.toThrow();
    }
  });
});

describe('the state of the spool', () => {
  it('is empty before there is a folder', async () => {
    expect(await new Spool(folder()).state()).toEqual({ waiting: 0, since: null, refused: 0 });
  });

  it('tells how many messages wait, since when, and how many were set aside', async () => {
    const spool = new Spool(folder());
    const before = Date.now();
    const first = await spool.add(newMessage());
    const second = await spool.add(newMessage());
    const { waiting, since, refused } = await spool.state();
    expect({ waiting, refused }).toEqual({ waiting: 2, refused: 0 });
    expect(Date.parse(since ?? '')).toBeGreaterThanOrEqual(before);
    await spool.setAside(first);
    expect(await spool.state()).toMatchObject({ waiting: 1, refused: 1 });
    expect(await spool.names()).toEqual([second]);
  });
});

describe('tidying', () => {
  const DAY_MS = 24 * 60 * 60 * 1_000;

  it('removes refused messages when their time is over, and never one that waits', async () => {
    const spool = new Spool(folder());
    const [old, recent] = [await spool.add(newMessage()), await spool.add(newMessage())];
    const older = old.replace(/^\d+/, String(Date.now() - 3 * DAY_MS).padStart(15, '0'));
    await mkdir(join(folder(), 'refused'));
    await writeFile(join(folder(), 'refused', older), await readFile(join(folder(), old)));
    await spool.setAside(recent);
    await spool.tidy(2 * DAY_MS);
    expect(await spool.state()).toMatchObject({ waiting: 1, refused: 1 });
    await spool.tidy(-1);
    expect(await spool.state()).toMatchObject({ waiting: 1, refused: 0 });
  });

  it('removes what a dead process was writing, and not what a living one writes', async () => {
    const spool = new Spool(folder());
    await mkdir(folder());
    const [abandoned, current] = ['.a.tmp', '.b.tmp'].map((name) => join(folder(), name));
    for (const file of [abandoned, current]) await writeFile(String(file), '{');
    const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1_000);
    await utimes(String(abandoned), longAgo, longAgo);
    await spool.tidy(DAY_MS);
    expect(await readdir(folder())).toEqual(['.b.tmp']);
  });
});
