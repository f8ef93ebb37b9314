import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { type Answer, call } from './http-client';
import { picture, type StoredFile, upload as send } from './pictures';
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
  ['a PDF', '%PDF-1.7', 'a.pdf', 'application/pdf'],
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

describe('where a photo was taken', () => {
  const GPS = { IFD0: { Artist: 'Ada' }, IFD3: { GPSLatitude: '48/1 22/1 0/1', GPSLatitudeRef: 'N' } };

  async function stored(content: Buffer, name: string, type: string, query = '') {
    const { status, body } = await upload(content, name, type, query);
    expect(status).toBeLessThan(300);
    const file = [body].flat()[0];
    const served = Buffer.from(await (await fetch(url + file?.url)).arrayBuffer());
    return { id: file?.id, metadata: await sharp(served).metadata() };
  }

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
