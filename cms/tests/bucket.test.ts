import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { S3Server } from '../server-kit/s3-server.test-support';
import {
  CMS_FOLDER,
  type Cms,
  environmentOf,
  freePort,
  type Installation,
  makeInstallation,
  removeInstallation,
  runServer,
  STARTS_STRAPI_MS,
  startCms,
} from './cms-process';
import { call, logIn } from './http-client';
import { storedPdf } from './pdfs';
import { picture, type StoredFile, upload, uploadPicture } from './pictures';
import { makeSeededInstallation } from './seeded-installation';
import { countRows, execute, rowsOf } from './stored-rows';

const store = new S3Server();
await store.start();

const onDisk = makeSeededInstallation();
const { folder, secrets } = onDisk;
const inBucket: Installation = { ...onDisk, settings: store.settings };
const credentials = { email: 'admin@mustermed.example', password: secrets.ADMIN_PASSWORD };
const uploadsOn = (place: string) => {
  const uploads = path.join(place, 'public', 'uploads');
  return existsSync(uploads) ? readdirSync(uploads).sort() : [];
};
const fileOnDisk = (name: string) => path.join(folder, 'public', 'uploads', name);
const nameAt = (url: string) => url.replace('/uploads/', '');
const filesOf = ({ url, formats }: StoredFile & { formats?: Record<string, { url: string }> | null }) =>
  [url, ...Object.values(formats ?? {}).map((format) => format.url)].map(nameAt).sort();
const providers = async () =>
  (await rowsOf(folder, 'SELECT DISTINCT provider FROM files')).map(({ provider }) => provider);

/** Runs a command of cms/, as `npm run uploads` and `npm run backup` do. */
async function run(of: Installation, command: string, ...args: string[]) {
  const env = environmentOf(of, await freePort());
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [command, ...args], { cwd: CMS_FOLDER, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

async function refusedStart(of: Installation) {
  const server = runServer(environmentOf(of, await freePort()));
  const [code] = await server.ended;
  const lines = server.output().split('\n');
  return { code, complaint: lines.filter((line) => line.startsWith('cms cannot start')).join('\n') };
}

afterAll(async () => {
  await store.stop();
  removeInstallation(onDisk);
});

describe('Strapi with a bucket', () => {
  let cms: Cms;
  let token: string;
  let large: StoredFile;

  const send = (url: string, width: number, query = '') =>
    picture(width)
      .png()
      .toBuffer()
      .then((content) => upload(url, token, { content, name: 'large.png', type: 'image/png', query }));

  beforeAll(async () => {
    cms = await startCms(inBucket);
    token = await logIn(cms.url, credentials);
    const [stored] = (await send(cms.url, 1300)).body;
    large = stored as StoredFile;
  });
  afterAll(() => cms.stop());

  test('stores a picture with its sizes in the bucket, and nothing on the disk', () => {
    expect(filesOf(large)).toHaveLength(5);
    expect(store.names).toEqual(filesOf(large));
    expect(uploadsOn(folder)).toEqual([]);
  });

  test('keeps the address of the bucket out of the database', async () => {
    expect(large.url).toMatch(/^\/uploads\/large_[\da-f]{10}\.png$/);
    const [row] = await rowsOf(folder, `SELECT * FROM files WHERE id = ${large.id}`);
    expect(JSON.stringify(row)).not.toContain(new URL(store.endpoint).host);
    expect(row?.provider).toBe('aws-s3');
  });

  test('shows the panel the picture of a private bucket at its own address', async () => {
    const answer = await fetch(cms.url + large.url);
    const content = Buffer.from(await answer.arrayBuffer());
    expect(content.equals(store.contentOf(nameAt(large.url)) as Buffer)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(content.length),
      'x-content-type-options': 'nosniff',
    });
    const etag = answer.headers.get('etag') ?? '';
    expect((await fetch(cms.url + large.url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await fetch(cms.url + large.url, { method: 'HEAD' })).status).toBe(200);
    expect((await fetch(`${cms.url}/uploads/nowhere.png`)).status).toBe(404);
  });

  test('stores a PDF there, as a PDF', async () => {
    const { url } = await storedPdf(cms.url, token, 'guide.pdf');
    expect((await fetch(cms.url + url)).headers.get('content-type')).toBe('application/pdf');
  });

  test('refuses what is no picture before anything is stored', async () => {
    const before = store.names;
    const html = { content: '<script></script>', name: 'x.png', type: 'image/png' };
    expect((await upload(cms.url, token, html)).status).toBe(400);
    expect(store.names).toEqual(before);
  });

  test('replaces a picture under its address', async () => {
    const { id, url } = await uploadPicture(cms.url, token, 'replaced.png');
    const before = store.contentOf(nameAt(url));
    const { status, body } = await send(cms.url, 20, `?id=${id}`);
    expect([status, (body as unknown as StoredFile).url]).toEqual([200, url]);
    expect(store.contentOf(nameAt(url))).not.toEqual(before);
  });

  test('removes a deleted picture with all its sizes', async () => {
    const [{ id, ...file }] = (await send(cms.url, 1300)).body as [StoredFile];
    const gone = filesOf({ id, ...file });
    expect(store.names).toEqual(expect.arrayContaining(gone));
    expect((await call(`${cms.url}/upload/files/${id}`, { method: 'DELETE', token })).status).toBe(200);
    expect(store.names.filter((name) => gone.includes(name))).toEqual([]);
  });

  test('tells editors that the store is away, keeps what there is, and goes on when it is back', async () => {
    const { id } = await uploadPicture(cms.url, token, 'kept.png');
    const rows = await countRows(folder, 'files');
    const unavailable = { status: 503, body: { error: { details: { code: 'files-unavailable' } } } };
    await store.stop();
    try {
      expect(await send(cms.url, 8)).toMatchObject(unavailable);
      expect(await send(cms.url, 8, `?id=${id}`)).toMatchObject(unavailable);
      expect(await call(`${cms.url}/upload/files/${id}`, { method: 'DELETE', token })).toMatchObject(
        unavailable,
      );
      expect((await fetch(cms.url + large.url)).status).toBe(503);
    } finally {
      await store.start();
    }
    expect(await countRows(folder, 'files')).toBe(rows);
    expect(cms.output()).toContain(`the bucket website at ${store.endpoint} does not answer (ECONNREFUSED)`);
    expect(cms.output()).not.toContain(store.settings.S3_SECRET_ACCESS_KEY);
    expect((await send(cms.url, 8)).status).toBe(201);
  });

  test('gives up the deletion of a picture that a hanging store holds up', async () => {
    const { id } = await uploadPicture(cms.url, token, 'held-up.png');
    store.isHanging = true;
    try {
      expect(await call(`${cms.url}/upload/files/${id}`, { method: 'DELETE', token })).toMatchObject({
        status: 503,
        body: { error: { details: { code: 'files-unavailable' } } },
      });
    } finally {
      store.isHanging = false;
    }
    expect(await countRows(folder, `files WHERE id = ${id}`)).toBe(1);
  });
});

describe('a start is refused with one line', () => {
  test('when the database knows files of a bucket, and no bucket is set', async () => {
    const { code, complaint } = await refusedStart(onDisk);
    expect(code).toBe(1);
    expect(complaint).toMatch(
      /^cms cannot start: \d+ files of the media library are in a bucket, but S3_BUCKET is not set: set it again, or/,
    );
  });

  test('when the bucket does not take the key', async () => {
    const settings = { ...store.settings, S3_SECRET_ACCESS_KEY: 'another' };
    expect(await refusedStart({ ...onDisk, settings })).toEqual({
      code: 1,
      complaint: `cms cannot start: the bucket website at ${store.endpoint} refuses to list its files (403, SignatureDoesNotMatch): check S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY`,
    });
  });

  test('when settings of the bucket are missing, or only the address for readers is there', async () => {
    const half = { ...store.settings, S3_REGION: '' };
    expect((await refusedStart({ ...onDisk, settings: half })).complaint).toContain(
      'A bucket for the uploads also needs S3_REGION',
    );
    const settings = { UPLOADS_URL: 'https://files.example.com' };
    expect((await refusedStart({ ...onDisk, settings })).complaint).toContain(
      'UPLOADS_URL needs the S3_ settings',
    );
  });
});

test('Strapi starts without its store, and says so', { timeout: STARTS_STRAPI_MS }, async () => {
  await store.stop();
  const cms = await startCms(inBucket).finally(() => store.start());
  await cms.stop();
  expect(cms.output()).toContain(
    `Pictures and files cannot be read or stored: the bucket website at ${store.endpoint} does not answer`,
  );
});

describe('a backup of a site with a bucket', () => {
  const shelf = mkdtempSync(path.join(tmpdir(), 'cms-bucket-backups-'));
  const backup = path.join(shelf, 'first');
  const messages = path.join(shelf, 'messages');
  const placeFor = (settings?: Record<string, string>) => ({ ...makeInstallation(), secrets, settings });
  const restored = new S3Server('restored', 'elsewhere');
  const places: Installation[] = [];

  beforeAll(() => restored.start());
  afterAll(async () => {
    await restored.stop();
    rmSync(shelf, { recursive: true, force: true });
    for (const place of places) removeInstallation(place);
  });

  test('holds every file of the bucket, and says so', async () => {
    const { code, stdout } = await run(
      inBucket,
      ...(['backup.js', 'backup', '--to', backup, '--messages', messages] as const),
    );
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining(`uploads come from the bucket website at ${store.endpoint}.`),
    ]);
    expect(uploadsOn(backup)).toEqual(store.names);
  });

  test('fails with one sentence while the store is away', async () => {
    await store.stop();
    const { code, stderr } = await run(
      inBucket,
      ...(['backup.js', 'backup', '--to', path.join(shelf, 'second'), '--messages', messages] as const),
    ).finally(() => store.start());
    expect(code).toBe(1);
    // Node.js 20 adds a warning of the AWS SDK.
    expect(stderr.trim().split('\n').at(-1)).toBe(
      `the bucket website at ${store.endpoint} does not answer (ECONNREFUSED)`,
    );
    expect(existsSync(path.join(shelf, 'second'))).toBe(false);
  });

  test('comes back on the disk or in another bucket, and Strapi finds its files there', {
    timeout: 2 * STARTS_STRAPI_MS,
  }, async () => {
    const disk = placeFor();
    const another = placeFor(restored.settings);
    places.push(disk, another);
    for (const place of [disk, another]) {
      const arrived = path.join(place.folder, 'messages');
      const args = ['backup.js', 'restore', '--from', backup, '--messages', arrived] as const;
      expect(await run(place, ...args)).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('Restored'),
      });
    }
    expect(uploadsOn(disk.folder)).toEqual(store.names);
    expect(restored.names).toEqual(store.names);
    expect(uploadsOn(another.folder)).toEqual([]);
    expect(await countRows(disk.folder, "files WHERE provider = 'local'")).toBeGreaterThan(0);
    expect(await countRows(disk.folder, "files WHERE provider <> 'local'")).toBe(0);
    expect(await countRows(another.folder, "files WHERE provider <> 'aws-s3'")).toBe(0);
  });

  test('is not restored over the files of a bucket', async () => {
    const place = placeFor(store.settings);
    places.push(place);
    const args = [
      'backup.js',
      'restore',
      '--from',
      backup,
      '--messages',
      path.join(place.folder, 'm'),
    ] as const;
    const { code, stderr } = await run(place, ...args);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`website at ${store.endpoint} is not empty`)]);
  });
});

describe('the command that moves uploads', () => {
  const move = (...args: string[]) => run(inBucket, 'uploads.js', ...args);
  const LOGO =
    '{"menuLogo":{"name":"logo.png","hash":"logo_1","ext":".png","url":"/uploads/logo_1.png","provider":"aws-s3"},"authLogo":null}';

  beforeAll(() =>
    execute(
      folder,
      `INSERT INTO strapi_core_store_settings (key, value, type) VALUES ('core_admin_project-settings', '${LOGO}', 'object')`,
    ),
  );

  const providerOfLogo = async () => {
    const [row] = await rowsOf(
      folder,
      "SELECT value FROM strapi_core_store_settings WHERE key = 'core_admin_project-settings'",
    );
    return JSON.parse(String(row?.value)).menuLogo.provider;
  };

  test.each([
    [[], 'Use it as: uploads to-s3'],
    [['to-s4'], 'Use it as: uploads to-s3'],
    [['to-s3', 'now'], 'Use it as: uploads to-s3'],
    [['to-s3', '--force'], "Unknown option '--force'"],
  ])('refuses %j as wrong usage', async (args, reason) => {
    expect(await move(...args)).toMatchObject({ code: 2, stderr: expect.stringContaining(reason) });
  });

  test('refuses to move without a bucket', async () => {
    expect(await run(onDisk, 'uploads.js', 'to-disk')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The S3_ settings of the bucket are missing'),
    });
  });

  test('changes nothing in the database while a file of the library is missing', async () => {
    const { code, stderr } = await move('to-disk');
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('lacks files of the media library: logo.png'),
    ]);
    expect(await providers()).toEqual(['aws-s3']);
    store.put('logo_1.png', await picture().png().toBuffer());
  });

  test('changes nothing in the database while somebody uploads', async () => {
    const [file] = await rowsOf(folder, 'SELECT id, updated_at FROM files LIMIT 1');
    const setTime = (time: unknown) =>
      execute(folder, `UPDATE files SET updated_at = ${time} WHERE id = ${file?.id}`);
    await setTime(Date.now() + 60_000);
    const { code, stderr } = await move('to-disk').finally(() => setTime(file?.updated_at));
    expect([code, stderr]).toEqual([1, expect.stringContaining('Somebody uploads files at this moment')]);
    expect(await providers()).toEqual(['aws-s3']);
  });

  test('brings all files to the disk with the same bytes, then changes the rows', async () => {
    const { code, stdout } = await move('to-disk');
    expect([code, stdout]).toEqual([0, expect.stringContaining(`All files are still in the bucket website`)]);
    expect(uploadsOn(folder)).toEqual(store.names);
    for (const name of store.names) expect(readFileSync(fileOnDisk(name))).toEqual(store.contentOf(name));
    expect([await providers(), await providerOfLogo()]).toEqual([['local'], 'local']);
  });

  test('and Strapi serves them from there, at the same addresses', {
    timeout: STARTS_STRAPI_MS,
  }, async () => {
    const cms = await startCms(onDisk);
    const asked = store.asked.length;
    for (const name of store.names) {
      const content = Buffer.from(await (await fetch(`${cms.url}/uploads/${name}`)).arrayBuffer());
      expect(content.equals(store.contentOf(name) as Buffer)).toBe(true);
    }
    await cms.stop();
    expect(store.asked).toHaveLength(asked);
  });

  test('stops before the database where the store changes what it is given', async () => {
    const [name = ''] = uploadsOn(folder);
    store.objects.clear();
    store.isDamaging = true;
    const { code, stderr } = await move('to-s3').finally(() => {
      store.isDamaging = false;
    });
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining(`gives back other bytes than were written of ${name}`),
    ]);
    expect(await providers()).toEqual(['local']);
  });

  test('brings them to the bucket, repairs what differs, and may be repeated', async () => {
    const files = uploadsOn(folder);
    const first = await move('to-s3');
    expect(first).toMatchObject({ code: 0, stdout: expect.stringContaining(`${files.length} files copied`) });
    expect(store.names).toEqual(files);
    expect(store.objects.get('uploads/logo_1.png')?.type).toBe('image/png');
    expect([await providers(), await providerOfLogo()]).toEqual([['aws-s3'], 'aws-s3']);
    expect((await move('to-s3')).stdout).toContain(
      `0 files copied to the bucket website at ${store.endpoint}, ${files.length} were there already; 0 entries`,
    );
  });

  test('removes files from the former place only when told to, and keeps those that differ', async () => {
    const [kept = '', ...others] = uploadsOn(folder);
    const write = store.contentOf(kept) as Buffer;
    const { code, stdout } = await move('to-s3', '--remove');
    expect([code, stdout]).toEqual([0, expect.stringContaining(`${others.length + 1} files removed`)]);
    expect(uploadsOn(folder)).toEqual([]);
    writeFileSync(fileOnDisk('.draft'), write);
    expect((await move('to-s3', '--remove')).stdout).toContain('0 files removed');
    expect(store.names).not.toContain('.draft');
  });
});
