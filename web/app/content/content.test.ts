import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentUnavailable, orWhenUnavailable } from './availability.server';
import { type ContentDoor, createDoor } from './door.server';
import { FakeStrapi, projectRow } from './fake-strapi.test-support';
import { getActiveProjects } from './projects.server';

const strapi = new FakeStrapi();
let folder: string;
let title: string;

const doors: ContentDoor[] = [];

function openDoor(options: { maxAgeMs?: number; patienceMs?: number } = {}): ContentDoor {
  const door = createDoor({
    url: strapi.url,
    token: 'token',
    dataFolder: folder,
    maxAgeMs: 0,
    patienceMs: 2_000,
    ...options,
  });
  doors.push(door);
  return door;
}

async function titles(door: ContentDoor): Promise<string[]> {
  return (await getActiveProjects('de', door)).map((project) => project.title.value);
}

function rename(next: string): void {
  title = next;
  strapi.version = `version of ${next}`;
}

beforeEach(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  folder = await mkdtemp(join(tmpdir(), 'web-content-'));
  await strapi.start();
  rename('before');
  strapi.isSilent = false;
  strapi.isFailing = false;
  strapi.graphql = () => ({ germanRows: [projectRow('idatik', { title })] });
  Object.assign(strapi.calls, { version: 0, graphql: 0 });
});

afterEach(async () => {
  await strapi.stop();
  await Promise.all(doors.splice(0).map(({ snapshots }) => snapshots.settled()));
  await rm(folder, { recursive: true, force: true });
});

describe('content while Strapi answers', () => {
  it('shows an edit at the very next question', async () => {
    const door = openDoor();
    expect(await titles(door)).toEqual(['before']);
    rename('after');
    expect(await titles(door)).toEqual(['after']);
  });

  it('is loaded once as long as nothing changes', async () => {
    const door = openDoor();
    for (let visit = 0; visit < 5; visit += 1) await titles(door);
    expect(strapi.calls.graphql).toBe(1);
  });

  it('is loaded once for all who ask at the same time', async () => {
    const door = openDoor();
    await Promise.all(Array.from({ length: 20 }, () => titles(door)));
    expect(strapi.calls).toEqual({ version: 1, graphql: 1 });
  });

  it('asks for the version no more often than the configured age', async () => {
    const door = openDoor({ maxAgeMs: 60_000 });
    for (let visit = 0; visit < 5; visit += 1) await titles(door);
    rename('after');
    expect(await titles(door)).toEqual(['before']);
    expect(strapi.calls.version).toBe(1);
  });

  it('asks at the next load after a save of this site, however young the version is', async () => {
    const door = openDoor({ maxAgeMs: 60_000 });
    await titles(door);
    rename('after');
    door.clock.expire();
    expect(await titles(door)).toEqual(['after']);
  });

  it('never answers with a version that is older than the question', async () => {
    const door = openDoor();
    await titles(door);
    const early = door.clock.current();
    await new Promise((turn) => setImmediate(turn));
    rename('after');
    const late = door.clock.current();
    await early;
    expect(await late).toBe('version of after');
  });

  it('is loaded again when it changed while it was being loaded', async () => {
    const door = openDoor();
    strapi.graphql = () => {
      const rows = { germanRows: [projectRow('idatik', { title })] };
      if (title === 'before') rename('after');
      return rows;
    };
    expect(await titles(door)).toEqual(['before']);
    expect(await titles(door)).toEqual(['after']);
  });
});

describe('content while Strapi is away', () => {
  it('is the last known', async () => {
    const door = openDoor();
    await titles(door);
    await strapi.stop();
    expect(await titles(door)).toEqual(['before']);
    await strapi.start();
  });

  it('costs at most one question a second', async () => {
    const door = openDoor();
    await titles(door);
    Object.assign(strapi.calls, { version: 0, graphql: 0 });
    strapi.isFailing = true;
    const startedAt = performance.now();
    for (let visit = 0; visit < 200; visit += 1) await titles(door);
    const seconds = (performance.now() - startedAt) / 1_000;
    expect(strapi.calls.version).toBeLessThanOrEqual(1 + Math.floor(seconds));
    expect(strapi.calls.graphql).toBe(0);
  });

  it('is the German one in a language that nobody asked for before', async () => {
    const door = openDoor();
    await titles(door);
    await strapi.stop();
    const [project] = await getActiveProjects('fr', door);
    expect(project?.title).toEqual({ value: 'before', lang: 'de' });
    await strapi.start();
  });

  it('outlives a restart of the site', async () => {
    const door = openDoor();
    await titles(door);
    await door.snapshots.settled();
    await strapi.stop();
    expect(await titles(openDoor())).toEqual(['before']);
    await strapi.start();
  });

  it('leaves no half-written files behind', async () => {
    const door = openDoor();
    await titles(door);
    await door.snapshots.settled();
    expect(await readdir(join(folder, 'content'))).toEqual(['projects-de.json']);
  });

  it.each([
    ['cut off', (text: string) => text.slice(0, -10)],
    ['of another shape', () => '{"germanRows":[{"key":7}]}'],
  ])('is not taken from a file that is %s', async (_name, damage) => {
    const door = openDoor();
    await titles(door);
    await door.snapshots.settled();
    const file = join(folder, 'content', 'projects-de.json');
    await writeFile(file, damage(await readFile(file, 'utf8')));
    await strapi.stop();
    await expect(titles(openDoor())).rejects.toBeInstanceOf(ContentUnavailable);
    await strapi.start();
  });

  it('is unavailable, not absent, where nothing is known', async () => {
    await strapi.stop();
    const question = getActiveProjects('de', openDoor());
    await expect(question).rejects.toBeInstanceOf(ContentUnavailable);
    expect(await orWhenUnavailable(question, [])).toEqual([]);
    await strapi.start();
  });

  it('comes after the time limit when Strapi hangs', async () => {
    const patient = openDoor();
    await titles(patient);
    await patient.snapshots.settled();
    rename('after');
    strapi.isSilent = true;
    expect(await titles(openDoor({ patienceMs: 20 }))).toEqual(['before']);
  });

  it('is the last known when Strapi answers nonsense', async () => {
    const door = openDoor();
    await titles(door);
    rename('after');
    strapi.graphql = () => ({ germanRows: 'none' });
    expect(await titles(door)).toEqual(['before']);
  });
});
