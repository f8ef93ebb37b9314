import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { type Answer, call } from './http-client';
import { movingGif, picture, type StoredFile, upload as send } from './pictures';
import type { Failure } from './site-admin';
import './provided';

const { url, adminToken: token } = inject('cms');
const MEGABYTE = 1024 * 1024;

const upload = (content: string | Buffer, name: string, type: string, query?: string) =>
  send(url, token, { content, name, type, query });

test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('%s is stored and served', async (format) => {
  const answer: Answer<StoredFile[]> = await upload(
    await picture().toFormat(format).toBuffer(),
    `a.${format}`,
    `image/${format}`,
  );
  expect(answer.status).toBe(201);
  const served = await fetch(url + answer.body[0]?.url);
  expect(served.headers.get('content-type')).toBe(`image/${format}`);
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><script>alert(1)</script>';

test.each([
  ['SVG', SVG, 'a.svg', 'image/svg+xml'],
  ['SVG that calls itself PNG', SVG, 'a.png', 'image/png'],
  ['HTML', HTML, 'a.html', 'text/html'],
  ['HTML that calls itself PNG', HTML, 'a.png', 'image/png'],
  ['half a PDF', '%PDF-1.7', 'a.pdf', 'application/pdf'],
])('%s is refused', async (_name, content, name, type) => {
  expect((await upload(content, name, type)).status).toBe(400);
});

test('HTML cannot replace a stored picture', async () => {
  const stored = await upload(await picture().png().toBuffer(), 'a.png', 'image/png');
  expect((await upload(HTML, 'a.png', 'image/png', `?id=${stored.body[0]?.id}`)).status).toBe(400);
});

test('a file above 10 MB is refused with 413', async () => {
  const tail = Buffer.alloc(11 * MEGABYTE);
  const content = Buffer.concat([await picture().png().toBuffer(), tail]);
  expect((await upload(content, 'a.png', 'image/png')).status).toBe(413);
});

test('the server fetches no pictures from addresses', async () => {
  const answer = await call(`${url}/upload/actions/upload-from-urls`, {
    token,
    json: { urls: [`${url}/favicon.ico`] },
  });
  expect(answer.status).toBe(403);
});

async function stored(content: Buffer, name: string, type: string, query = '') {
  const { status, body } = await upload(content, name, type, query);
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  const file = [body].flat()[0];
  const served = Buffer.from(await (await fetch(url + file?.url)).arrayBuffer());
  return { id: file?.id, served, metadata: await sharp(served).metadata() };
}

describe('what stands in a file beside the picture goes', () => {
  const SECRET = 'SECRET-48.37,10.90';

  test('from a GIF in motion, which keeps its frames, their times and how often they come', async () => {
    const hidden = [
      `!\xfe\x12${SECRET}\0`,
      `!\xff\x0bXMP DataXMP\x12${SECRET}\0`,
      `!\x01\x0c${'\0'.repeat(12)}\x12${SECRET}\0`,
    ];
    const size = { width: 20, height: 10, frames: 3 };
    const content = movingGif(size, Buffer.from(hidden.join(''), 'latin1'));
    const { served, metadata } = await stored(
      Buffer.concat([content, Buffer.from(SECRET)]),
      'a.gif',
      'image/gif',
    );
    expect(served.includes(SECRET)).toBe(false);
    const { width, height, pages, delay, loop } = await sharp(content).metadata();
    expect(pages).toBe(3);
    expect(metadata).toMatchObject({ width, height, pages, delay, loop });
  });

  test('from behind the end of every other format', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const content = await picture().toFormat(format, { quality: 10 }).toBuffer();
      const behind = Buffer.from(`\0\0\0\x1afree${SECRET}`);
      const { served } = await stored(
        Buffer.concat([content, behind]),
        `behind.${format}`,
        `image/${format}`,
      );
      expect(served.includes(SECRET), format).toBe(false);
    }
  });
});

describe('a picture that cannot be processed is refused with 400 and a code', () => {
  const refusalOf = async (content: Buffer, type: string) => {
    const { status, body } = (await upload(content, `x.${type}`, `image/${type}`)) as Answer<unknown>;
    const { name, message, details } = (body as Failure).error;
    return { status, name, message, code: details.code };
  };

  test.each(['jpeg', 'png', 'webp'] as const)('broken: half of a %s', async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const content = await sharp({ create: { width: 99, height: 99, channels: 3, background: '#888', noise } })
      .withExif({ IFD0: { Artist: 'Ada' } })
      .toFormat(format)
      .toBuffer();
    expect(await refusalOf(content.subarray(0, content.length / 2), format)).toEqual({
      status: 400,
      name: 'ValidationError',
      message: expect.stringMatching(/^The picture cannot be read: ./),
      code: 'picture-unreadable',
    });
  });

  test('of too many pixels: in one frame, or in all', async () => {
    const large = await sharp({ create: { width: 7200, height: 7200, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
    expect(await refusalOf(large, 'png')).toMatchObject({
      status: 400,
      code: 'picture-too-many-pixels',
      message: 'The picture may have 50 megapixels, not 52',
    });
    expect(await refusalOf(movingGif({ width: 2000, height: 2000, frames: 51 }), 'gif')).toMatchObject({
      status: 400,
      code: 'picture-too-many-pixels',
      message: 'All frames of the picture may have 200 megapixels, not 204',
    });
  });

  test('of another type', async () => {
    expect(await refusalOf(Buffer.from(SVG), 'png')).toMatchObject({
      status: 400,
      code: 'picture-type-unknown',
    });
  });
});

test('a GIF of many frames is stored, though they have more pixels together than one picture may have', async () => {
  const content = movingGif({ width: 1000, height: 900, frames: 60 });
  expect((await upload(content, 'long.gif', 'image/gif')).status).toBe(201);
});

describe('where a photo was taken', () => {
  const GPS = { IFD0: { Artist: 'Ada' }, IFD3: { GPSLatitude: '48/1 22/1 0/1', GPSLatitudeRef: 'N' } };

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('is not kept in %s', async (format) => {
    const content = await picture().withExif(GPS).toFormat(format).toBuffer();
    expect((await sharp(content).metadata()).exif).toBeDefined();
    const { metadata } = await stored(content, `photo.${format}`, `image/${format}`);
    expect(metadata.exif).toBeUndefined();
  });

  test('goes when a picture is replaced, too', async () => {
    const { id } = await stored(await picture().jpeg().toBuffer(), 'photo.jpeg', 'image/jpeg');
    const content = await picture().withExif(GPS).jpeg().toBuffer();
    const { metadata } = await stored(content, 'photo.jpeg', 'image/jpeg', `?id=${id}`);
    expect(metadata.exif).toBeUndefined();
  });

  test('goes without turning the picture', async () => {
    const content = await picture(16).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { metadata } = await stored(content, 'turned.jpeg', 'image/jpeg');
    expect([metadata.width, metadata.height, metadata.orientation]).toEqual([8, 16, undefined]);
  });
});
