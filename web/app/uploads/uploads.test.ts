import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FakeUploads } from './fake-uploads.test-support';
import { pictureFormat } from './picture-choice.server';
import { loader } from './uploads';

const strapi = new FakeUploads();
let folder: string;

const CHROMIUM = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#12a5a8' } });

async function movingPicture(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = Buffer.alloc(700 * 40 * 3);
  frames.fill(255, 0, 700 * 20 * 3);
  const image = sharp(frames, { raw: { width: 700, height: 40, channels: 3, pageHeight: 20 } });
  return format === 'gif' ? image.gif().toBuffer() : image.webp().toBuffer();
}

beforeAll(async () => {
  await strapi.start();
  folder = await mkdtemp(join(tmpdir(), 'web-uploads-'));
  vi.stubEnv('CMS_INTERNAL_URL', strapi.url);
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
  vi.stubEnv('WEB_DATA_DIR', folder);
  const files = [
    ['large.jpg', 'image/jpeg', await plain(1500, 750).jpeg().toBuffer()],
    ['new.jpg', 'image/jpeg', await plain(1500, 750).jpeg().toBuffer()],
    ['small.png', 'image/png', await plain(500, 100).png().toBuffer()],
    ['moving.gif', 'image/gif', await movingPicture('gif')],
    ['moving.webp', 'image/webp', await movingPicture('webp')],
    ['broken.jpg', 'image/jpeg', Buffer.from('ffd8ffe0', 'hex')],
    ['paper.pdf', 'application/pdf', Buffer.from('%PDF-1.7')],
    ['Leitfaden_TI_2_0_0123456789.pdf', 'application/pdf', Buffer.alloc(3_000_000, '%PDF-1.7 ')],
    ['drawing.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ] as const;
  for (const [name, type, content] of files) strapi.files.set(name, { type, content });
});

afterAll(async () => {
  await strapi.stop();
  await rm(folder, { recursive: true, force: true });
});

const ask = (path: string, headers: Record<string, string> = { Accept: CHROMIUM }) =>
  loader({
    request: new Request(`http://localhost:3000/uploads/${path}`, { headers }),
    params: {},
    context: {},
  });

async function pictureIn(response: Response) {
  return sharp(Buffer.from(await response.arrayBuffer())).metadata();
}

describe('a picture in a width', () => {
  it.each([
    ['the browser’s best format', CHROMIUM, 'image/avif', { compression: 'av1' }],
    ['WebP where AVIF is not named', 'image/webp,*/*', 'image/webp', { format: 'webp' }],
    ['its own format where none is', '*/*', 'image/jpeg', { format: 'jpeg' }],
  ])('comes in %s', async (_name, Accept, type, metadata) => {
    const response = await ask('large.jpg?w=640', { Accept });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(response.headers.get('Vary')).toBe('Accept');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('Content-Security-Policy')).toContain('sandbox');
    const length = Number(response.headers.get('Content-Length'));
    const content = Buffer.from(await response.arrayBuffer());
    expect(content.length).toBe(length);
    expect(await sharp(content).metadata()).toMatchObject({ width: 640, height: 320, ...metadata });
  });

  it('is kept for good where the address names its version', async () => {
    const forGood = 'public, max-age=31536000, immutable';
    expect((await ask('large.jpg?w=640&v=k1')).headers.get('Cache-Control')).toBe(forGood);
    expect((await ask('large.jpg?v=k1')).headers.get('Cache-Control')).toBe(forGood);
    expect((await ask('nowhere.jpg?v=k1')).headers.get('Cache-Control')).toBe('no-store');
  });

  it('is never enlarged', async () => {
    expect(await pictureIn(await ask('small.png?w=1920'))).toMatchObject({ width: 500, height: 100 });
    expect(await pictureIn(await ask('small.png?w=320'))).toMatchObject({ width: 320, height: 64 });
  });

  it('is made once, for all who ask at the same time and later', async () => {
    strapi.asked.length = 0;
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('new.jpg?w=320')));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    await ask('new.jpg?w=320');
    expect(strapi.asked.filter((call) => call.startsWith('GET'))).toHaveLength(1);
    expect(await readdir(join(folder, 'pictures'))).toContainEqual(expect.stringMatching(/-320\.avif$/));
  });

  it('is not sent again to who has it', async () => {
    const etag = (await ask('large.jpg?w=640')).headers.get('ETag') ?? '';
    const again = await ask('large.jpg?w=640', { Accept: CHROMIUM, 'If-None-Match': `"x", ${etag}` });
    expect(again.status).toBe(304);
    expect(again.headers.get('Vary')).toBe('Accept');
    const other = await ask('large.jpg?w=640', { Accept: 'image/webp', 'If-None-Match': etag });
    expect(other.status).toBe(200);
  });

  it('is made anew when Strapi has another file under the same name', async () => {
    const image = (width: number) => plain(width, 100).png().toBuffer();
    strapi.files.set('replaced.png', { type: 'image/png', content: await image(700) });
    expect(await pictureIn(await ask('replaced.png?w=640'))).toMatchObject({ width: 640 });
    const changedAt = 'Fri, 02 Jan 2026 00:00:00 GMT';
    strapi.files.set('replaced.png', { type: 'image/png', content: await image(400), changedAt });
    expect(await pictureIn(await ask('replaced.png?w=640'))).toMatchObject({ width: 400 });
  });

  it.each(['moving.gif', 'moving.webp', 'broken.jpg', 'paper.pdf', 'drawing.svg'])(
    'is the file itself when that is %s',
    async (name) => {
      const response = await ask(`${name}?w=320`);
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe(strapi.files.get(name)?.type);
      expect(response.headers.get('Vary')).toBe('Accept');
      expect(Buffer.from(await response.arrayBuffer())).toEqual(strapi.files.get(name)?.content);
    },
  );

  it.each(['', '0', '321', '0320', '320px', '-320', '1e3', '99999'])('is refused for w=%s', async (w) => {
    const response = await ask(`large.jpg?w=${w}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('that does not exist, or could lie elsewhere, is not found', async () => {
    expect((await ask('nowhere.jpg?w=320')).status).toBe(404);
    expect((await ask('..%2fsecret.jpg?w=320')).status).toBe(404);
    expect((await ask('a/b.jpg?w=320')).status).toBe(404);
  });
});

describe('an upload without a width', () => {
  it('is sent as a whole, whatever part is asked for', async () => {
    for (const Range of ['bytes=-5', 'bytes=99999999-', 'nonsense']) {
      expect((await ask('small.png', { Range })).status).toBe(200);
    }
  });

  it('passes as it is, drawings as downloads', async () => {
    const response = await ask('small.png');
    expect(response.headers.get('Vary')).toBeNull();
    expect(Buffer.from(await response.arrayBuffer())).toEqual(strapi.files.get('small.png')?.content);
    expect((await ask('drawing.svg')).headers.get('Content-Disposition')).toBe(
      'attachment; filename="drawing.svg"',
    );
  });

  it.each(['', '?v=k1'])(
    'is a PDF to download, under the name that it was uploaded with: %s',
    async (query) => {
      const { status, headers } = await ask(`Leitfaden_TI_2_0_0123456789.pdf${query}`);
      expect(status).toBe(200);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="Leitfaden_TI_2_0.pdf"',
        'content-length': '3000000',
        'x-content-type-options': 'nosniff',
        'cache-control': query ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      });
    },
  );
});

describe('the format', () => {
  it.each([
    ['image/avif;q=0, image/webp', 'webp'],
    ['image/avif;q=0.0', null],
    ['IMAGE/AVIF', 'avif'],
    ['image/*', null],
    ['', null],
  ])('for Accept: %s is %s', (accept, format) => {
    expect(pictureFormat(accept)).toBe(format);
  });
});
