import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Server } from 'server-kit/s3-server.test-support';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { FakeUploads } from './fake-uploads.test-support';

const store = new S3Server();
const reader = new FakeUploads();
let folder: string;

beforeAll(async () => {
  await store.start();
  await reader.start();
  folder = await mkdtemp(join(tmpdir(), 'web-bucket-'));
  const photo = sharp({ create: { width: 700, height: 70, channels: 3, background: '#12a5a8' } });
  store.put('photo.jpg', await photo.jpeg().toBuffer(), 'image/jpeg');
  store.put('other.jpg', await photo.jpeg().toBuffer(), 'image/jpeg');
  store.put('Leitfaden_0123456789.pdf', Buffer.from('%PDF-1.7'), 'application/pdf');
});

afterEach(() => {
  store.isHanging = false;
  vi.unstubAllEnvs();
});

afterAll(async () => {
  await store.stop();
  await reader.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Loads the site anew, as after a start: it knows only its disk. Strapi is away. */
async function startSite(settings: Record<string, string> = {}) {
  vi.resetModules();
  const environment = {
    CMS_INTERNAL_URL: 'http://127.0.0.1:9',
    CMS_API_TOKEN: 't'.repeat(40),
    SESSION_SECRET: 's'.repeat(40),
    PREVIEW_SECRET: 'p'.repeat(40),
    WEB_DATA_DIR: folder,
    ...store.settings,
    ...settings,
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { loader } = await import('./uploads');
  return (path: string) => {
    const request = new Request(`http://localhost:3000/uploads/${path}`, {
      headers: { Accept: 'image/webp' },
    });
    return loader({ request, params: {}, context: {} });
  };
}

const widthOf = async (answer: Response) =>
  (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width;

describe('an upload in a private bucket', () => {
  it.each([320, 640])('is a picture of %i pixels of the site, without Strapi', async (width) => {
    const ask = await startSite();
    const answer = await ask(`photo.jpg?w=${width}&v=k1`);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
    expect(await widthOf(answer)).toBe(width);
  });

  it.each(['photo.jpg', 'photo.jpg?v=k1', 'photo.jpg?w=320', 'Leitfaden_0123456789.pdf', 'nowhere.jpg'])(
    'never tells a browser where it lies: %s',
    async (path) => {
      const answer = await (await startSite())(path);
      expect([200, 404]).toContain(answer.status);
      const told = JSON.stringify([...answer.headers]) + (await answer.text());
      expect(told).not.toContain(new URL(store.endpoint).host);
    },
  );

  it('comes as it is, a PDF as a download with its own name', async () => {
    const answer = await (await startSite())('Leitfaden_0123456789.pdf');
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="Leitfaden.pdf"');
    expect(await answer.text()).toBe('%PDF-1.7');
  });

  it('that is not there is not found', async () => {
    const ask = await startSite();
    expect((await ask('nowhere.jpg')).status).toBe(404);
    expect((await ask('nowhere.jpg?w=320&v=k1')).status).toBe(404);
  });
});

describe('while the store is away', () => {
  it('the site sends what it has kept, in every width, also after a restart, and 503 for the rest', async () => {
    const before = await (await startSite())('photo.jpg?v=k2');
    expect(before.status).toBe(200);
    await store.stop();
    try {
      const ask = await startSite();
      expect((await ask('photo.jpg?v=k2')).status).toBe(200);
      expect((await ask('photo.jpg')).status).toBe(200);
      expect(await widthOf(await ask('photo.jpg?w=320&v=k2'))).toBe(320);
      expect(await widthOf(await ask('photo.jpg?w=640&v=k2'))).toBe(640);
      expect((await ask('other.jpg?v=k1')).status).toBe(503);
      expect((await ask('other.jpg')).status).toBe(503);
    } finally {
      await store.start();
    }
    expect((await (await startSite())('other.jpg?v=k1')).status).toBe(200);
  });

  it('a store that hangs is given up after the patience for content', async () => {
    const ask = await startSite({ CONTENT_PATIENCE_MS: '200' });
    store.isHanging = true;
    const startedAt = performance.now();
    expect((await ask('hanging.jpg?v=k1')).status).toBe(503);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });

  it('a refused key does not make the site forget what it has', async () => {
    await (await startSite())('photo.jpg?v=k3');
    const ask = await startSite({ S3_SECRET_ACCESS_KEY: 'another' });
    expect((await ask('photo.jpg?v=k4')).status).toBe(200);
    expect((await ask('photo.jpg')).status).toBe(200);
    expect((await ask('unknown.jpg')).status).toBe(503);
  });
});

describe('with UPLOADS_URL', () => {
  it('the site reads there, without a key', async () => {
    const content = Buffer.from('%PDF-1.7');
    reader.files.set('guide.pdf', { type: 'application/pdf', content });
    const asked = store.asked.length;
    const withoutKeys = Object.fromEntries(Object.keys(store.settings).map((name) => [name, '']));
    for (const settings of [{}, withoutKeys]) {
      const ask = await startSite({ ...settings, UPLOADS_URL: `${reader.url}/uploads` });
      expect(await (await ask('guide.pdf')).text()).toBe('%PDF-1.7');
    }
    expect(store.asked).toHaveLength(asked);
  });
});
