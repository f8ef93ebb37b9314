import { execFile } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CMS_FOLDER,
  environmentOf,
  freePort,
  type Installation,
  makeInstallation,
  removeInstallation,
  STARTS_STRAPI_MS,
} from './cms-process';
import { makeSeededInstallation } from './seeded-installation';
import { countRows, execute } from './stored-rows';

const source = makeSeededInstallation();
const shelf = mkdtempSync(path.join(tmpdir(), 'cms-backups-'));
const made: Installation[] = [source];
const backup = path.join(shelf, 'first');

afterAll(() => {
  for (const installation of made) removeInstallation(installation);
  rmSync(shelf, { recursive: true, force: true });
});

const BACKUP_COMMAND = path.join(CMS_FOLDER, '..', 'scripts', 'backup.mjs');

const SETTINGS = { 'settings.env': 'PORT=3000\n', 'secrets.env': 'ENCRYPTION_KEY=key\n' };

const messagesOf = ({ folder }: Installation) => path.join(folder, 'messages');
/** Of a second copy of the site. */
const otherMessagesOf = ({ folder }: Installation) => path.join(folder, 'messages-2');
const uploadOf = ({ folder }: Installation) => path.join(folder, 'public', 'uploads', 'portrait.png');

function emptyPlace(): Installation {
  const installation = { ...makeInstallation(), secrets: source.secrets };
  made.push(installation);
  return installation;
}

async function run(installation: Installation, ...args: string[]) {
  const env = environmentOf(installation, await freePort());
  const folders = [messagesOf(installation), otherMessagesOf(installation)];
  const command = ['backup.js', ...args, ...folders.flatMap((folder) => ['--messages', folder])];
  const running = promisify(execFile)(process.execPath, command, { cwd: CMS_FOLDER, env });
  running.child.stdin?.end(JSON.stringify(SETTINGS));
  return running;
}

const insertMessage = (text: string) =>
  execute(
    source.folder,
    `INSERT INTO contact_submissions (document_id, first_name, last_name, email, message) VALUES ('${text}', 'Ada', 'Muster', 'ada@praxis.example', '${text}')`,
  );

beforeAll(async () => {
  mkdirSync(path.dirname(uploadOf(source)), { recursive: true });
  writeFileSync(uploadOf(source), 'picture');
  mkdirSync(messagesOf(source));
  writeFileSync(path.join(messagesOf(source), 'waiting.json'), '{"message":"Guten Tag"}');
  mkdirSync(otherMessagesOf(source));
  writeFileSync(path.join(otherMessagesOf(source), 'waiting-at-another.json'), '{"message":"Hallo"}');
  await insertMessage('before');
  await execute(
    source.folder,
    `INSERT INTO audit_trail (at, source, action) VALUES ('${new Date().toISOString()}', 'panel', 'save')`,
  );
  const running = run(source, 'backup', '--to', backup, '--settings');
  // Writes go on beside it.
  for (let number = 0; number < 20; number += 1) await insertMessage(`beside-${number}`);
  await running;
}, STARTS_STRAPI_MS);

test('a backup is readable by its owner alone and is the only thing in its folder', () => {
  expect(readdirSync(shelf)).toEqual([path.basename(backup)]);
  const modes = readdirSync(backup, { recursive: true, encoding: 'utf8' }).map(
    (name) => statSync(path.join(backup, name)).mode & 0o077,
  );
  expect(new Set(modes)).toEqual(new Set([0]));
});

test('a backup comes back in an empty place with all rows, uploads and the messages that wait at any copy of the site', {
  timeout: STARTS_STRAPI_MS,
}, async () => {
  const place = emptyPlace();
  const { stdout } = await run(place, 'restore', '--from', backup);
  expect(stdout).toMatch(/Restored and compared: \d+ rows/);
  const { tables } = JSON.parse(readFileSync(path.join(backup, 'manifest.json'), 'utf8'));
  for (const [table, { rows }] of Object.entries<{ rows: number }>(tables)) {
    expect([table, await countRows(place.folder, `"${table}"`)]).toEqual([table, rows]);
  }
  expect(await countRows(place.folder, "contact_submissions WHERE message = 'before'")).toBe(1);
  expect(readFileSync(uploadOf(place), 'utf8')).toBe('picture');
  expect(readFileSync(path.join(messagesOf(place), 'waiting.json'), 'utf8')).toContain('Guten Tag');
  expect(readFileSync(path.join(messagesOf(place), 'waiting-at-another.json'), 'utf8')).toContain('Hallo');
  await expect(execute(place.folder, 'DELETE FROM audit_trail')).rejects.toThrow('180 days');
  await expect(run(place, 'restore', '--from', backup)).rejects.toThrow('is not empty');
});

test('a backup has the settings as they were handed over', () => {
  for (const [name, text] of Object.entries(SETTINGS)) {
    expect(readFileSync(path.join(backup, name), 'utf8')).toBe(text);
  }
});

test('a backup does not replace another', async () => {
  const before = readFileSync(path.join(backup, 'manifest.json'), 'utf8');
  await expect(run(source, 'backup', '--to', backup)).rejects.toThrow('already');
  expect(readFileSync(path.join(backup, 'manifest.json'), 'utf8')).toBe(before);
});

describe('a backup that fails', () => {
  const failed = (reason: string) =>
    countRows(
      source.folder,
      `waiting_notices WHERE recipient = 'it@praxis.example' AND notice LIKE '%backup-failed%${reason}%'`,
    );

  /** Runs the command of the project, which knows of all failures. */
  async function back(settings: Record<string, string>, ...args: string[]) {
    const env = {
      ...environmentOf(source, await freePort()),
      WEB_DATA_DIR: source.folder,
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'site@praxis.example',
      CONTACT_NOTIFY: 'it@praxis.example',
      ...settings,
    };
    return promisify(execFile)(process.execPath, [BACKUP_COMMAND, 'now', ...args], { env });
  }

  test('before it has begun, as its folder is none, is told to those who get notices', async () => {
    const file = path.join(shelf, 'first', 'manifest.json');
    await expect(back({}, '--to', file)).rejects.toThrow('EEXIST');
    expect(await failed('EEXIST')).toBe(1);
  });

  test('after it was made, as its outcome cannot be noted, is told', async () => {
    const folder = path.join(shelf, 'rotation');
    mkdirSync(path.join(folder, 'last-backup.json'), { recursive: true });
    await expect(back({}, '--to', folder)).rejects.toThrow('The backup failed');
    expect(await failed('last-backup.json')).toBe(1);
  });

  test('without its database is told by the next one that reaches it', async () => {
    const folder = path.join(shelf, 'retried');
    await expect(back({ CMS_DATA_DIR: shelf }, '--to', folder)).rejects.toThrow('Nobody could be told yet');
    expect(await failed('There is no database')).toBe(0);
    await back({}, '--to', folder);
    expect(await failed('There is no database')).toBe(1);
    await back({}, '--to', folder);
    expect(await failed('There is no database')).toBe(1);
  });
});

test('a damaged backup is refused and changes nothing', async () => {
  const damaged = path.join(shelf, 'damaged');
  cpSync(backup, damaged, { recursive: true });
  appendFileSync(path.join(damaged, 'rows', 'contact_submissions.jsonl'), ' ');
  const place = emptyPlace();
  await expect(run(place, 'restore', '--from', damaged)).rejects.toThrow('The backup is damaged');
  expect(existsSync(path.join(place.folder, 'site.db'))).toBe(false);
});
