import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cms, removeInstallation, runProgram, startCms, temporaryFilesOf } from './cms-process';
import { call, logIn, siteVersion } from './http-client';
import { type StoredFile, upload, uploadPicture } from './pictures';
import { makeSeededInstallation } from './seeded-installation';
import { type Failure, siteAdmin } from './site-admin';
import { countRows, DATABASE_FILE } from './stored-rows';

const UNWRITABLE = { status: 503, code: 'storage-unwritable' };
const MESSAGES = 'contact_submissions';

const refusalOf = ({ status, body }: { status: number; body: unknown }) => ({
  status,
  code: (body as Failure).error.details.code,
});

describe('a disk that takes no more', () => {
  const installation = makeSeededInstallation();
  const { folder, secrets } = installation;
  const credentials = { email: 'admin@mustermed.example', password: secrets.ADMIN_PASSWORD };
  let cms: Cms;
  let token: string;
  let statuses: number[];
  let filesBefore: string[];
  let kept: StoredFile;

  const send = (number: number) =>
    call(`${cms.url}/api/contact-submissions`, {
      token: secrets.CMS_API_TOKEN,
      json: {
        data: {
          firstName: 'Ada',
          lastName: 'Muster',
          email: 'ada@praxis.example',
          message: `${number} ${'x'.repeat(15_000)}`,
        },
      },
    });
  const signIn = () => call(`${cms.url}/admin/login`, { json: credentials });
  const uploadsIn = () => readdirSync(path.join(folder, 'public', 'uploads'));

  beforeAll(async () => {
    // SQLite's journal grows with every message, and reaches this size long before it is emptied.
    const largestFile = statSync(path.join(folder, DATABASE_FILE)).size + 100_000;
    cms = await startCms(installation, largestFile);
    token = await logIn(cms.url, credentials);
    kept = await uploadPicture(cms.url, token, 'kept.png');
    filesBefore = uploadsIn();
    statuses = [];
    while (statuses.filter((status) => status !== 201).length < 5 && statuses.length < 500) {
      statuses.push((await send(statuses.length)).status);
    }
    // A sign-in writes least; if it finds no room, nothing else does.
    for (let signIns = 0; signIns < 50 && (await signIn()).status === 200; signIns += 1);
  });
  afterAll(async () => {
    await cms.stop();
    removeInstallation(installation);
  });

  test('has stored what was acknowledged, and refuses everything else', async () => {
    const acknowledged = statuses.filter((status) => status === 201);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(new Set(statuses)).toEqual(new Set([201, 503]));
    expect(await countRows(folder, MESSAGES)).toBe(acknowledged.length);
    expect(refusalOf(await send(-1))).toEqual(UNWRITABLE);
  });

  test('keeps what an editor wanted to change', async () => {
    const admin = siteAdmin(cms.url, token);
    const change = { translations: { de: { title: 'x'.repeat(200), content: 'y'.repeat(40_000) } } };
    const before = await admin.get('/content-sections/about');
    expect(refusalOf(await admin.put('/content-sections/about', change))).toEqual(UNWRITABLE);
    expect((await admin.get('/content-sections/about')).body).toEqual(before.body);
  });

  test('erases no message, and says so', async () => {
    const count = await countRows(folder, MESSAGES);
    const erase = await call(`${cms.url}/site-admin/personal-data/erase`, {
      token,
      json: { email: 'ada@praxis.example', count },
    });
    expect(refusalOf(erase)).toEqual(UNWRITABLE);
    expect(await countRows(folder, MESSAGES)).toBe(count);
  });

  test('lets nobody sign in, because the session could not be kept', async () => {
    expect(refusalOf(await signIn())).toEqual(UNWRITABLE);
  });

  const noise = (width: number) => {
    const colours = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    return sharp({ create: { width, height: width, channels: 3, background: '#888', noise: colours } })
      .png()
      .toBuffer();
  };

  test.each([
    ['larger than it takes', 1200],
    ['whose row it does not take', 200],
  ])('refuses a picture %s, and nothing of it is left', async (_name, width) => {
    const content = await noise(width);
    const answer = await upload(cms.url, token, { content, name: 'full.png', type: 'image/png' });
    expect(refusalOf(answer)).toEqual(UNWRITABLE);
    expect(uploadsIn()).toEqual(filesBefore);
    expect(temporaryFilesOf(folder)).toEqual([]);
    expect(await countRows(folder, "files WHERE name = 'full.png'")).toBe(0);
  });

  test('keeps a picture that another one was to replace', async () => {
    const bytes = async () => Buffer.from(await (await fetch(cms.url + kept.url)).arrayBuffer());
    const before = await bytes();
    const replacement = { content: await noise(1200), name: 'new.png', type: 'image/png' };
    const answer = await upload(cms.url, token, { ...replacement, query: `?id=${kept.id}` });
    expect(refusalOf(answer)).toEqual(UNWRITABLE);
    expect((await bytes()).equals(before)).toBe(true);
    expect(uploadsIn()).toEqual(filesBefore);
  });

  test('lets everybody read', async () => {
    expect(await siteVersion(cms.url)).not.toBe('');
  });
});

test('a transaction that fails ends, the cause is told, and the next is stored', async () => {
  const installation = makeSeededInstallation();
  const stored = { status: 201, stored: 1 };
  expect(await runProgram('full-database.cjs', installation)).toEqual({
    failedCommit: ['SQLITE_CONSTRAINT_FOREIGNKEY'],
    afterFailedCommit: stored,
    withoutPages: { status: 503, code: 'storage-full', stored: 0 },
    withPages: stored,
    readOnly: { status: 503, code: 'storage-unwritable', stored: 0 },
    writable: stored,
  });
  removeInstallation(installation);
});
