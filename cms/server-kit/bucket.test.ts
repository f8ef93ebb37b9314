import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  addressReader,
  type Bucket,
  BucketFailure,
  bucketOf,
  bucketProblem,
  bucketReader,
  bucketSettings,
} from './bucket';
import { parseSettings, type Source } from './environment';
import { S3Server } from './s3-server.test-support';

const store = new S3Server();
const read = (source: Source) => bucketOf(parseSettings(z.object(bucketSettings), source));
const bucketWith = (changes: Source = {}) => read({ ...store.settings, ...changes }) as Bucket;

beforeAll(() => store.start());
afterAll(() => store.stop());
afterEach(() => {
  store.isHanging = false;
});

describe('the settings of the bucket', () => {
  it('may all be missing: uploads then lie on the disk', () => {
    expect(read({})).toBeNull();
    expect(read({ S3_ENDPOINT: '', S3_BUCKET: '', S3_PATH_STYLE: '' })).toBeNull();
  });

  it.each(['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])(
    'are refused without %s, which the sentence names',
    (name) => {
      expect(() => bucketWith({ [name]: '' })).toThrow(
        `A bucket for the uploads also needs ${name}: set all`,
      );
    },
  );

  it.each([
    ['S3_ENDPOINT', 's3.example.com'],
    ['S3_BUCKET', 'My Bucket'],
    ['S3_PATH_STYLE', 'perhaps'],
    ['S3_PREFIX', '../other'],
    ['UPLOADS_URL', 'files'],
  ])('are refused with an impossible %s', (name, value) => {
    expect(() => bucketWith({ [name]: value })).toThrow(`${name} must`);
  });

  it('are refused when only a folder is named', () => {
    expect(() => read({ S3_PREFIX: 'website' })).toThrow('also needs S3_ENDPOINT, S3_REGION');
  });
});

describe('a file of the bucket', () => {
  const signal = AbortSignal.timeout(10_000);

  it('is read with a signed request, with and without its content', async () => {
    store.put('a_0123456789.png', Buffer.from('picture'));
    const readFile = bucketReader(bucketWith());
    const answer = await readFile('a_0123456789.png', { method: 'GET', signal });
    expect(await answer.text()).toBe('picture');
    const head = await readFile('a_0123456789.png', { method: 'HEAD', signal });
    expect([head.status, head.headers.get('content-type'), head.headers.get('content-length')]).toEqual([
      ...[200, 'image/png', '7'],
    ]);
    const headers = new Headers({ 'If-None-Match': answer.headers.get('etag') ?? '' });
    expect((await readFile('a_0123456789.png', { method: 'GET', headers, signal })).status).toBe(304);
  });

  it('that is missing is not found', async () => {
    expect((await bucketReader(bucketWith())('nowhere.png', { method: 'HEAD', signal })).status).toBe(404);
  });

  it('cannot be read with a wrong key, which is no answer about the file', async () => {
    const readFile = bucketReader(bucketWith({ S3_SECRET_ACCESS_KEY: 'wrong' }));
    await expect(readFile('a_0123456789.png', { method: 'GET', signal })).rejects.toThrow(
      `the bucket website at ${store.endpoint} answered 403`,
    );
  });

  it('is given up when the caller has no more patience', async () => {
    store.isHanging = true;
    const reading = bucketReader(bucketWith())('a.png', { method: 'GET', signal: AbortSignal.timeout(50) });
    await expect(reading).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('of a store that is away cannot be read', async () => {
    const readFile = bucketReader(bucketWith({ S3_ENDPOINT: 'http://127.0.0.1:9' }));
    await expect(readFile('a.png', { method: 'GET', signal })).rejects.toThrow(BucketFailure);
  });

  it('is looked for in the host of the bucket without path style', async () => {
    const readFile = bucketReader(bucketWith({ S3_PATH_STYLE: 'false', S3_ENDPOINT: 'http://s3.invalid' }));
    const failure = await readFile('a.png', { method: 'GET', signal }).catch((error: Error) => error.cause);
    expect((failure as Error).cause).toMatchObject({ hostname: 'website.s3.invalid' });
  });

  it('is read without a signature at the address for readers', async () => {
    const readFile = addressReader(`${store.endpoint}/website/uploads`);
    await expect(readFile('a_0123456789.png', { method: 'GET', signal })).rejects.toThrow('answered 403');
  });
});

describe('the check of the settings', () => {
  it('finds nothing wrong with right ones', async () => {
    expect(await bucketProblem(bucketWith())).toBeNull();
  });

  it.each([
    ['S3_SECRET_ACCESS_KEY', 'wrong', '(403, SignatureDoesNotMatch)'],
    ['S3_BUCKET', 'another', '(404, NoSuchBucket)'],
    ['S3_REGION', 'test-2', '(403, SignatureDoesNotMatch)'],
  ])('tells of a wrong %s', async (name, value, reason) => {
    expect(await bucketProblem(bucketWith({ [name]: value }))).toContain(
      `refuses to list its files ${reason}`,
    );
  });

  it('tells a store that is away from wrong settings', async () => {
    const away = bucketWith({ S3_ENDPOINT: 'http://127.0.0.1:9' });
    await expect(bucketProblem(away)).rejects.toThrow(BucketFailure);
  });
});
