import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { FakeUploads } from './fake-uploads.test-support';

const strapi = new FakeUploads();
let folder: string;

beforeAll(async () => {
  await strapi.start();
  folder = await mkdtemp(join(tmpdir(), 'web-uploads-'));
  vi.stubEnv('CMS_INTERNAL_URL', strapi.url);
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
  vi.stubEnv('WEB_DATA_DIR', folder);
  const photo = sharp({ create: { width: 700, height: 70, channels: 3, background: '#12a5a8' } });
  const content = await photo.jpeg().toBuffer();
  for (const name of ['photo.jpg', 'other.jpg']) strapi.files.set(name, { type: 'image/jpeg', content });
  const pdf = Buffer.alloc(3_000_000, '%PDF-1.7 ');
  strapi.files.set('guide.pdf', { type: 'application/pdf', content: pdf });
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  strapi.files.set('drawing.svg', { type: 'image/svg+xml', content: drawing });
});

afterEach(() => {
  strapi.isHanging = false;
  vi.resetModules();
});

afterAll(async () => {
  await strapi.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Loads the site anew, as after a start: it knows only its disk. */
async function startSite({ patienceMs }: { patienceMs: number }) {
  vi.resetModules();
  vi.stubEnv('CONTENT_PATIENCE_MS', String(patienceMs));
  const { loader } = await import('./uploads');
  return (path: string) => {
    const request = new Request(`http://localhost:3000/uploads/${path}`, {
      headers: { Accept: 'image/webp' },
    });
    return loader({ request, params: {}, context: {} });
  };
}

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('while Strapi takes questions and answers none', () => {
  it.each([
    'photo.jpg?w=640&v=k1',
    'photo.jpg?v=k1',
    'guide.pdf?v=k1',
    'drawing.svg?v=k1',
    'drawing.svg?w=320&v=k1',
  ])(
    'the site sends %s from its disk at once, also after a restart',
    async (path) => {
      const before = await (await startSite({ patienceMs: 10_000 }))(path);
      const content = await bytesOf(before);
      strapi.isHanging = true;
      // Longer than the test may take, so nothing may wait for Strapi.
      const ask = await startSite({ patienceMs: 120_000 });
      const answer = await ask(path);
      expect([answer.status, [...answer.headers]]).toEqual([200, [...before.headers]]);
      expect((await bytesOf(answer)).equals(content), 'the same bytes').toBe(true);
    },
    15_000,
  );

  it('the site makes a picture of its disk in a width that nobody has asked for', async () => {
    await (await startSite({ patienceMs: 10_000 }))('photo.jpg?v=k1');
    strapi.isHanging = true;
    const ask = await startSite({ patienceMs: 120_000 });
    expect((await ask('photo.jpg?w=960&v=k1')).status).toBe(200);
  });

  it.each(['other.jpg?w=640&v=k1', 'other.jpg?v=k1', 'other.jpg?w=640', 'other.jpg'])(
    'the site gives %s up after the patience for content',
    async (path) => {
      await (await startSite({ patienceMs: 10_000 }))('photo.jpg?w=640&v=k1');
      strapi.isHanging = true;
      const ask = await startSite({ patienceMs: 200 });
      const startedAt = performance.now();
      const answers = await Promise.all(Array.from({ length: 12 }, () => ask(path)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
      expect(answers[0]?.headers.get('Cache-Control')).toBe('no-store');
      expect(performance.now() - startedAt).toBeLessThan(5_000);
    },
    15_000,
  );
});
