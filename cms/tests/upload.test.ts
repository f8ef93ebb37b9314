import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { type Answer, call } from './http-client';
import './provided';

const { url, adminToken: token } = inject('cms');
const MEGABYTE = 1024 * 1024;

interface StoredFile {
  id: number;
  url: string;
}

function upload(content: string | Buffer, name: string, type: string, query = '') {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(Buffer.from(content))], { type }), name);
  return call<StoredFile[]>(`${url}/upload${query}`, { token, form });
}

const picture = (width = 8) => sharp({ create: { width, height: 8, channels: 3, background: '#12A5A8' } });

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
