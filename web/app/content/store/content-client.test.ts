import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStrapi, projectRow } from '~/content/fake-strapi.test-support';
import { getActiveProjects } from '~/content/published/projects.server';
import { ContentUnavailable, orWhenUnavailable } from '~/content/store/availability.server';
import { type ContentClient, createContentClient } from '~/content/store/content-client.server';

const strapi = new FakeStrapi();
let folder: string;
let title: string;

const clients: ContentClient[] = [];

function openClient(options: { maxAgeMs?: number; timeoutMs?: number } = {}): ContentClient {
  const client = createContentClient({
    url: strapi.url,
    token: 'token',
    dataFolder: folder,
    maxAgeMs: 0,
    timeoutMs: 2_000,
    ...options,
  });
  clients.push(client);
  return client;
}

async function titles(client: ContentClient): Promise<string[]> {
  return (await getActiveProjects('de', client)).map((project) => project.title.value);
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
  strapi.parts = undefined;
  strapi.errors = undefined;
  strapi.graphql = () => ({ germanRows: [projectRow('idatik', { title })] });
  Object.assign(strapi.calls, { version: 0, graphql: 0 });
});

afterEach(async () => {
  await strapi.stop();
  await Promise.all(clients.splice(0).map(({ snapshots }) => snapshots.settled()));
  await rm(folder, { recursive: true, force: true });
});

describe('content while Strapi answers', () => {
  it('that comes with an error is not taken, and the log has the reason without the content', async () => {
    const message = 'connect ECONNREFUSED 127.0.0.1:5432';
    strapi.errors = [{ message: 'Internal Server Error', extensions: { error: { message } } }];
    rename('half an answer');
    await expect(titles(openClient())).rejects.toThrow(ContentUnavailable);
    const logged = vi.mocked(process.stderr.write).mock.calls.join('\n');
    expect(logged).toContain(`Strapi answered 200: ${message}`);
    expect(logged).not.toContain('half an answer');
    expect(logged).not.toContain('germanRows');
  });

  it('has no control characters that were stored before they were refused, from Strapi or from disk', async () => {
    rename('Mit\u0000 \u0001Steuer\u0080zeichen\uFFFF \ud800');
    const client = openClient();
    expect(await titles(client)).toEqual(['Mit Steuerzeichen ']);
    await client.snapshots.settled();
    const [name = ''] = await readdir(join(folder, 'content'));
    const file = join(folder, 'content', name);
    const saved = await readFile(file, 'utf8');
    await writeFile(file, saved.replaceAll('Steuerzeichen', 'Steuer\\u0001zeichen\u0081'));
    await strapi.stop();
    expect(await titles(openClient())).toEqual(['Mit Steuerzeichen ']);
  });

  it('shows an edit at the very next question', async () => {
    const client = openClient();
    expect(await titles(client)).toEqual(['before']);
    rename('after');
    expect(await titles(client)).toEqual(['after']);
  });

  it('is loaded once as long as nothing changes', async () => {
    const client = openClient();
    for (let visit = 0; visit < 5; visit += 1) await titles(client);
    expect(strapi.calls.graphql).toBe(1);
  });

  it('is loaded anew with the part that it is made from, where Strapi tells of parts', async () => {
    const client = openClient();
    strapi.parts = { projects: 'one', posts: 'one' };
    expect(await titles(client)).toEqual(['before']);
    rename('after');
    strapi.parts = { projects: 'one', posts: 'two' };
    expect(await titles(client)).toEqual(['before']);
    rename('later');
    strapi.parts = { projects: 'two', posts: 'two' };
    expect(await titles(client)).toEqual(['later']);
  });

  it('is loaded anew with any change where Strapi leaves its part out', async () => {
    const client = openClient();
    strapi.parts = { posts: 'one' };
    await titles(client);
    rename('after');
    expect(await titles(client)).toEqual(['after']);
  });

  it('follows a Strapi that tells of a part which this site does not know', async () => {
    const client = openClient();
    strapi.parts = { projects: 'one', unheardOf: 'one' };
    expect(await titles(client)).toEqual(['before']);
    rename('after');
    strapi.parts = { projects: 'two', unheardOf: 'one' };
    expect(await titles(client)).toEqual(['after']);
  });

  it('is loaded once for all who ask at the same time', async () => {
    const client = openClient();
    await Promise.all(Array.from({ length: 20 }, () => titles(client)));
    expect(strapi.calls).toEqual({ version: 1, graphql: 1 });
  });

  it('asks for the version no more often than the configured age', async () => {
    const client = openClient({ maxAgeMs: 60_000 });
    for (let visit = 0; visit < 5; visit += 1) await titles(client);
    rename('after');
    expect(await titles(client)).toEqual(['before']);
    expect(strapi.calls.version).toBe(1);
  });

  it('asks at the next load after a save of this site, however young the version is', async () => {
    const client = openClient({ maxAgeMs: 60_000 });
    await titles(client);
    rename('after');
    client.versionPoller.expire();
    expect(await titles(client)).toEqual(['after']);
  });

  it('never answers with a version that is older than the question', async () => {
    const client = openClient();
    await titles(client);
    const early = client.versionPoller.current();
    await new Promise((turn) => setImmediate(turn));
    rename('after');
    const late = client.versionPoller.current();
    await early;
    expect(await late).toBe('version of after');
  });

  it('is loaded again when it changed while it was being loaded', async () => {
    const client = openClient();
    strapi.graphql = () => {
      const rows = { germanRows: [projectRow('idatik', { title })] };
      if (title === 'before') rename('after');
      return rows;
    };
    expect(await titles(client)).toEqual(['before']);
    expect(await titles(client)).toEqual(['after']);
  });
});

describe('content while Strapi is away', () => {
  it('is the last known', async () => {
    const client = openClient();
    await titles(client);
    await strapi.stop();
    expect(await titles(client)).toEqual(['before']);
    await strapi.start();
  });

  it('costs at most one question a second', async () => {
    const client = openClient();
    await titles(client);
    Object.assign(strapi.calls, { version: 0, graphql: 0 });
    strapi.isFailing = true;
    const startedAt = performance.now();
    for (let visit = 0; visit < 200; visit += 1) await titles(client);
    const seconds = (performance.now() - startedAt) / 1_000;
    expect(strapi.calls.version).toBeLessThanOrEqual(1 + Math.floor(seconds));
    expect(strapi.calls.graphql).toBe(0);
  });

  it('is the German one in a language that nobody asked for before', async () => {
    const client = openClient();
    await titles(client);
    await strapi.stop();
    const [project] = await getActiveProjects('fr', client);
    expect(project?.title).toEqual({ value: 'before', lang: 'de' });
    await strapi.start();
  });

  it('outlives a restart of the site', async () => {
    const client = openClient();
    await titles(client);
    await client.snapshots.settled();
    await strapi.stop();
    expect(await titles(openClient())).toEqual(['before']);
    await strapi.start();
  });

  it('leaves no half-written files behind', async () => {
    const client = openClient();
    await titles(client);
    await client.snapshots.settled();
    expect(await readdir(join(folder, 'content'))).toEqual(['projects-de.json']);
  });

  it.each([
    ['cut off', (text: string) => text.slice(0, -10)],
    ['of another shape', () => '{"germanRows":[{"key":7}]}'],
  ])('is not taken from a file that is %s', async (_name, damage) => {
    const client = openClient();
    await titles(client);
    await client.snapshots.settled();
    const file = join(folder, 'content', 'projects-de.json');
    await writeFile(file, damage(await readFile(file, 'utf8')));
    await strapi.stop();
    await expect(titles(openClient())).rejects.toBeInstanceOf(ContentUnavailable);
    await strapi.start();
  });

  it('is unavailable, not absent, where nothing is known', async () => {
    await strapi.stop();
    const question = getActiveProjects('de', openClient());
    await expect(question).rejects.toBeInstanceOf(ContentUnavailable);
    expect(await orWhenUnavailable(question, [])).toEqual([]);
    await strapi.start();
  });

  it('comes after the time limit when Strapi hangs', async () => {
    const patient = openClient();
    await titles(patient);
    await patient.snapshots.settled();
    rename('after');
    strapi.isSilent = true;
    expect(await titles(openClient({ timeoutMs: 20 }))).toEqual(['before']);
  });

  it('is the last known when Strapi answers nonsense', async () => {
    const client = openClient();
    await titles(client);
    rename('after');
    strapi.graphql = () => ({ germanRows: 'none' });
    expect(await titles(client)).toEqual(['before']);
  });
});
