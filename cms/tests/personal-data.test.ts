import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { ErasureReceipt, PersonalDataCount, PersonalDataExport } from '../contract/personal-data';
import { auditTrail, inShort } from './audit-trail';
import { CMS_FOLDER } from './cms-process';
import { call } from './http-client';
import { panel } from './panel';
import { siteAdmin } from './site-admin';
import { DATABASE_FILE, type Row, rowsOf } from './stored-rows';
import './provided';

const { url, siteToken, adminToken, folder } = inject('cms');
const admin = siteAdmin(url, adminToken);
const trail = auditTrail(folder);
const PERSON = 'Ada.Person@Erasure.example';
const OTHER = 'ada.person@erasure.example.org';
const SECRET = 'Befund-4711-streng-vertraulich';

const stored = () => rowsOf(folder, 'SELECT * FROM contact_submissions ORDER BY id');
const isOf = (person: string) => (row: Row) => String(row.email).toLowerCase() === person.toLowerCase();

async function send(email: string, fields: object = {}): Promise<string> {
  const data = { firstName: 'Ada', lastName: 'Person', email, message: SECRET, language: 'de', ...fields };
  const { body } = await call<{ data: { documentId: string } }>(`${url}/api/contact-submissions`, {
    token: siteToken,
    json: { data },
  });
  return body.data.documentId;
}

/** Sends two messages of the person, with the address in different case, and one from a similar address. */
beforeEach(async () => {
  for (const email of [PERSON, OTHER]) {
    const { body } = await admin.post<PersonalDataCount>('/personal-data/count', { email });
    await admin.post('/personal-data/erase', { email, count: body.count });
  }
  await send(PERSON, { company: 'Praxis "Am Markt"', interest: 'meeting', product: 'idatik', spamScore: 3 });
  const second = await send(PERSON.toUpperCase());
  await admin.put(`/contact-submissions/${second}`, { state: 'done' });
  await send(OTHER);
});

function asExported(row: Row): Record<string, string | number | null> {
  const time = (value: Row[string]) => (value === null ? null : new Date(value).toISOString());
  return {
    id: Number(row.id),
    documentId: String(row.document_id),
    firstName: row.first_name as string,
    lastName: row.last_name as string,
    email: row.email as string,
    company: row.company as string | null,
    interest: row.interest as string | null,
    product: row.product as string | null,
    page: row.page as string | null,
    campaign: row.campaign as string | null,
    message: row.message as string,
    language: row.language as string,
    submittedAt: time(row.submitted_at ?? null),
    spamScore: Number(row.spam_score),
    handling: row.handling as string,
    number: row.number as string | null,
    createdAt: time(row.created_at ?? null),
    updatedAt: time(row.updated_at ?? null),
    publishedAt: time(row.published_at ?? null),
    locale: row.locale as string | null,
  };
}

describe('/site-admin/personal-data', () => {
  test.each([PERSON, PERSON.toLowerCase(), `  ${PERSON.toUpperCase()} `, 'ａda.person@erasure.example'])(
    'counts the messages of an address, however it is written: %s',
    async (email) => {
      const { body } = await admin.post<PersonalDataCount>('/personal-data/count', { email });
      expect(body).toEqual({ count: 2 });
    },
  );

  test('exports every message of the address with every field, as the database has it, and no other', async () => {
    const { status, body } = await admin.post<PersonalDataExport>('/personal-data/export', { email: PERSON });
    expect(status).toBe(200);
    const rows = (await stored()).filter(isOf(PERSON));
    expect(rows).toHaveLength(2);
    expect(body).toEqual({
      email: PERSON.toLowerCase(),
      exportedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      count: 2,
      messages: rows.map(asExported),
    });
    // Every column but those of accounts that handled the message and those that identify repeats.
    const columns = Object.keys(rows[0] ?? {}).filter(
      (column) => !/^((created|updated)_by_id|submission_id|content_key)$/.test(column),
    );
    expect(Object.keys(body.messages[0] ?? {})).toHaveLength(columns.length);
  });

  test('erases exactly the rows of the address, and leaves every other as it was', async () => {
    const before = await stored();
    const gone = before.filter(isOf(PERSON)).map((row) => String(row.document_id));
    const { status, body } = await admin.post<ErasureReceipt>('/personal-data/erase', {
      email: PERSON,
      count: 2,
    });
    expect(status).toBe(200);
    expect(await stored()).toEqual(before.filter((row) => !isOf(PERSON)(row)));
    expect(body).toEqual({
      erasedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      count: 2,
      ids: gone,
      digest: createHash('sha256').update(gone.join('\n')).digest('hex'),
    });
    expect(JSON.stringify(body).toLowerCase()).not.toMatch(/\bada\b|erasure\.example/);
  });

  test('leaves nothing of them in what /admin and the panel search, nor in the file of SQLite and its journal', async () => {
    const only = 'Nur-in-dieser-Nachricht-0815';
    await send(OTHER, { message: only });
    const contents = () =>
      [DATABASE_FILE, `${DATABASE_FILE}-wal`]
        .map((name) => path.join(folder, name))
        .filter((file) => existsSync(file))
        .map((file) => readFileSync(file, 'latin1'))
        .join('');
    const isSqlite = !process.env.TEST_DATABASE_URL;
    if (isSqlite) expect(contents()).toContain(only);
    await admin.post('/personal-data/erase', { email: OTHER, count: 2 });
    expect((await admin.get(`/contact-submissions?search=${only}`)).body).toEqual([]);
    const list = await panel(url, adminToken, 'api::contact-submission.contact-submission').list();
    expect(JSON.stringify(list)).not.toContain(only);
    if (isSqlite) expect(contents()).not.toContain(only);
  });

  test('erases nothing when messages have come since they were counted', async () => {
    const before = await stored();
    const { status, body } = await admin.post('/personal-data/erase', { email: PERSON, count: 1 });
    expect([status, body.error.name]).toEqual([409, 'CountHasChanged']);
    expect(await stored()).toEqual(before);
  });

  test('stands in the audit trail once each, without the address', async () => {
    const acts = inShort(
      await trail.during(async () => {
        await admin.post('/personal-data/count', { email: PERSON });
        await admin.post('/personal-data/export', { email: PERSON });
        await admin.post('/personal-data/erase', { email: PERSON, count: 1 });
        await admin.post('/personal-data/erase', { email: PERSON, count: 2 });
        // The second call finds no message.
        await admin.post('/personal-data/erase', { email: PERSON, count: 0 });
      }),
    );
    expect(acts).toEqual([
      'admin api export message 2',
      expect.stringMatching(/^admin api erase message [0-9a-f]{16} 2$/),
    ]);
    expect((await trail.everything()).toLowerCase()).not.toContain('erasure.example');
  });

  test.each([
    [{}, 'field-required'],
    [{ email: 'ada' }, 'email-invalid'],
    [{ email: `${'a'.repeat(200)}@example.org` }, 'field-too-long'],
    [{ email: PERSON, everything: true }, 'field-unknown'],
  ])('refuses %j', async (json, code) => {
    for (const verb of ['count', 'export']) {
      const { status, body } = await admin.post(`/personal-data/${verb}`, json);
      expect([status, body.error.details.code]).toEqual([400, code]);
    }
  });
});

describe('the command, beside the running Strapi', () => {
  const files = mkdtempSync(path.join(folder, 'exports-'));
  afterAll(() => rmSync(files, { recursive: true }));

  /** Runs without a terminal, as `docker compose exec -T` and scripts do, so that nobody can answer. */
  const command = (...args: string[]) =>
    new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
      const child = execFile(
        process.execPath,
        [path.join(CMS_FOLDER, 'messages.js'), ...args],
        {
          cwd: files,
          env: {
            PATH: process.env.PATH ?? '',
            CMS_DATA_DIR: folder,
            ...(process.env.TEST_DATABASE_URL && {
              DATABASE_CLIENT: 'postgres',
              DATABASE_URL: process.env.TEST_DATABASE_URL,
            }),
          },
        },
        (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
      );
      child.stdin?.end();
    });

  test('exports to stdout what /admin exports, and says how much it is on stderr', async () => {
    const { body } = await admin.post<PersonalDataExport>('/personal-data/export', { email: PERSON });
    const { code, stdout, stderr } = await command('export', PERSON);
    expect([code, stderr]).toEqual([0, `2 messages of ${PERSON.toLowerCase()} exported.\n`]);
    expect({ ...JSON.parse(stdout), exportedAt: '' }).toEqual({ ...body, exportedAt: '' });
  });

  test('exports to a file for its owner alone, and over no other', async () => {
    const file = path.join(files, 'ada.json');
    expect(await command('export', PERSON, '--to', 'ada.json')).toMatchObject({ code: 0, stdout: '' });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ count: 2 });
    writeFileSync(file, 'mine');
    const again = await command('export', PERSON, '--to', 'ada.json');
    expect(again.code).toBe(1);
    expect(again.stderr).toMatch(/^.*ada\.json cannot be written: there is such a file already\..*\n$/);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  test('erases the rows of the address with --yes, and prints a receipt without personal data', async () => {
    const before = await stored();
    const { code, stdout } = await command('erase', PERSON, '--yes');
    expect(code).toBe(0);
    expect(await stored()).toEqual(before.filter((row) => !isOf(PERSON)(row)));
    expect(JSON.parse(stdout)).toMatchObject({
      count: 2,
      ids: before.filter(isOf(PERSON)).map((row) => row.document_id),
    });
    expect(stdout.toLowerCase()).not.toMatch(/\bada\b|erasure\.example/);
    const { code: codeOfNothing, stdout: nothing } = await command('erase', PERSON, '--yes');
    expect([codeOfNothing, nothing]).toEqual([0, '']);
  });

  test('erases nothing without --yes where nobody can answer', async () => {
    const before = await stored();
    const { code, stderr } = await command('erase', PERSON);
    expect([code, stderr]).toEqual([
      2,
      'There is nobody here to ask before messages are erased: add --yes.\n',
    ]);
    expect(await stored()).toEqual(before);
  });

  test('stands in the audit trail as the command line', async () => {
    const acts = inShort(
      await trail.during(async () => {
        await command('export', PERSON);
        await command('erase', PERSON, '--yes');
      }),
    );
    expect(acts).toEqual([
      'command-line export message 2',
      expect.stringMatching(/^command-line erase message [0-9a-f]{16} 2$/),
    ]);
  });

  test('refuses a bad address in one line', async () => {
    expect(await command('erase', 'ada@', '--yes')).toEqual({
      code: 2,
      stdout: '',
      stderr: '"ada@" is no e-mail address. Write it as ada@example.org.\n',
    });
  });

  test('makes no database where there is none', async () => {
    const child = new Promise<{ code: number | null; stderr: string }>((resolve) => {
      const started = execFile(
        process.execPath,
        [path.join(CMS_FOLDER, 'messages.js'), 'export', PERSON],
        { env: { PATH: process.env.PATH ?? '', CMS_DATA_DIR: files } },
        (_error, _stdout, stderr) => resolve({ code: started.exitCode, stderr }),
      );
    });
    expect(await child).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^There is no database.*\n$/),
    });
    expect(existsSync(path.join(files, DATABASE_FILE))).toBe(false);
  });
});
