import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { describe, expect, inject, test, vi } from 'vitest';
import { leftBehindIn, temporaryFilesOf } from './cms-process';
import { call } from './http-client';
import { picture, upload } from './pictures';
import './provided';

const { url, adminToken, siteToken, folder } = inject('cms');
const MEGABYTE = 1024 * 1024;

function formWith(names: string[], bytes = MEGABYTE) {
  const form = new FormData();
  for (const name of names) form.append(name, new Blob([new Uint8Array(bytes)]), 'x.bin');
  return form;
}

const nothingIsLeft = () => vi.waitFor(() => expect(temporaryFilesOf(folder)).toEqual([]));

describe('a form from an anonymous caller', () => {
  test.each([
    ['POST', '/upload'],
    ['POST', '/upload?id=1'],
    ['POST', '/UPLOAD/files/'],
    ['POST', '/api/upload'],
    ['POST', '/api/contact-submissions'],
    ['POST', '/graphql'],
    ['POST', '/graphql?x=1'],
    ['POST', '/admin/login'],
    ['POST', '/admin/project-settings'],
    ['PUT', '/site-admin/media/1'],
    ['PATCH', '/upload'],
    ['DELETE', '/upload/files/1'],
    ['POST', '/nowhere'],
  ])('leaves nothing on the disk: %s %s', async (method, address) => {
    const seen: unknown[] = [];
    const looking = setInterval(() => seen.push(...temporaryFilesOf(folder)), 1);
    const { status } = await call(url + address, {
      method,
      form: formWith(['files', 'other'], 6 * MEGABYTE),
    });
    clearInterval(looking);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect([...seen, ...temporaryFilesOf(folder)]).toEqual([]);
  });

  test('leaves nothing of 50 MB either', async () => {
    await call(`${url}/upload`, { form: formWith(['files'], 50 * MEGABYTE) });
    expect(temporaryFilesOf(folder)).toEqual([]);
  });
});

describe('a form from an editor leaves nothing behind', () => {
  const send = (form: FormData, query = '') => call(`${url}/upload${query}`, { token: adminToken, form });

  test('when the picture is stored', async () => {
    const content = await picture().png().toBuffer();
    const { status } = await upload(url, adminToken, { content, name: 'kept.png', type: 'image/png' });
    expect(status).toBe(201);
    await nothingIsLeft();
  });

  test('when it holds no picture', async () => {
    expect((await send(formWith(['files']))).status).toBe(400);
    await nothingIsLeft();
  });

  test('when it is too large', async () => {
    expect((await send(formWith(['files'], 11 * MEGABYTE))).status).toBe(413);
    await nothingIsLeft();
  });

  test('when its files have names that nobody asks for', async () => {
    expect((await send(formWith(['a', 'b', 'c'], 1000))).status).toBe(400);
    await nothingIsLeft();
  });

  test('when there are too many files, or texts too long', async () => {
    const many = formWith(
      Array.from({ length: 21 }, () => 'files'),
      10,
    );
    expect((await send(many)).status).toBe(413);
    const long = formWith(['files'], 10);
    long.append('fileInfo', 'x'.repeat(100_000));
    expect((await send(long)).status).toBe(413);
    await nothingIsLeft();
  });

  test('when it is none', async () => {
    const { status } = await call(`${url}/upload`, {
      method: 'POST',
      token: adminToken,
      headers: { 'content-type': 'multipart/form-data' },
    });
    expect(status).toBe(400);
    await nothingIsLeft();
  });

  test('when it ends in the middle, and until then nobody else may look into it', async () => {
    const sending = await beginUpload();
    await vi.waitFor(() => expect(temporaryFilesOf(folder)).toHaveLength(2));
    const [form] = temporaryFilesOf(folder);
    expect(form?.mode).toBe('700');
    sending.destroy();
    await nothingIsLeft();
  });

  test('when it comes to another address', async () => {
    for (const [address, token] of [
      ['/site-admin/media/1', adminToken],
      ['/api/contact-submissions', siteToken],
      ['/content-manager/collection-types/api::project.project', adminToken],
    ] as const) {
      await call(url + address, { token, form: formWith(['files', 'other']) });
      expect(temporaryFilesOf(folder), address).toEqual([]);
    }
  });
});

/** Sends only the head of a form and the first bytes of its file. */
async function beginUpload(): Promise<ClientRequest> {
  const sending = request(`${url}/upload`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${adminToken}`,
      'content-type': 'multipart/form-data; boundary=end',
      'content-length': 2 * MEGABYTE,
    },
  });
  sending.on('error', () => undefined); // the test ends it
  sending.write('--end\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n');
  sending.write(`Content-Type: image/png\r\n\r\n${'x'.repeat(100_000)}`);
  await once(sending, 'socket');
  return sending;
}

test('what an earlier run left behind went at the start', () => {
  expect(existsSync(leftBehindIn(folder))).toBe(false);
});

describe('of what an anonymous caller sends Strapi holds', () => {
  const SMALL = 20 * 1024;
  const LARGE = 33 * 1024;
  const json = (bytes: number) => JSON.stringify({ email: 'x'.repeat(bytes) });
  const post = async (address: string, body: string, headers: Record<string, string> = {}, token?: string) =>
    (
      await call(url + address, {
        method: 'POST',
        token,
        headers: { 'content-type': 'application/json', ...headers },
        body,
      })
    ).status;

  test.each(['/admin/login', '/upload', '/nowhere'])('no more than 32 kB of JSON: %s', async (address) => {
    expect(await post(address, json(LARGE))).toBe(413);
    expect(await post(address, json(SMALL))).not.toBe(413);
  });

  test('nothing that does not say its length, or is compressed', async () => {
    const chunked = request(`${url}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    });
    chunked.end('{}');
    const [answer] = (await once(chunked, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(413);
    expect(await post('/admin/login', json(10), { 'content-encoding': 'gzip' })).toBe(413);
  });

  test('no form and no text at all', async () => {
    const large = `a=${'x'.repeat(300_000)}`;
    for (const type of ['application/x-www-form-urlencoded', 'text/plain']) {
      expect(await post('/admin/login', large, { 'content-type': type })).toBe(400);
    }
  });

  test('nothing of a question to GraphQL', async () => {
    expect(await post('/graphql', json(SMALL))).toBe(401);
    expect(await post('/GraphQL/?x=1', json(SMALL))).toBe(401);
  });

  test('but who has a token is told that it is not valid any more', async () => {
    expect(await post('/site-admin/content-sections', json(LARGE), {}, 'x.y.z')).toBe(401);
  });
});

test('an editor and the site may send 1 MB, and no more but for files of translators', async () => {
  const put = async (bytes: number) => {
    const address = `${url}/site-admin/content-sections/nowhere`;
    const json = { x: 'x'.repeat(bytes) };
    return (await call(address, { method: 'PUT', token: adminToken, json })).status;
  };
  expect(await put(1_000_000)).toBe(404);
  expect(await put(1_100_000)).toBe(413);
  const json = { changes: [], x: 'x'.repeat(2_000_000) };
  expect((await call(`${url}/site-admin/texts-import`, { token: adminToken, json })).status).toBe(200);
  const message = await call(`${url}/api/contact-submissions`, {
    token: siteToken,
    json: { data: { message: 'x'.repeat(100_000) } },
  });
  expect(message.status).toBe(400);
});
