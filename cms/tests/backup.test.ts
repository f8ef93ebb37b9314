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
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('a backup that fails is told to those who get notices', async () => {
  const settings = {
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'site@praxis.example',
    CONTACT_NOTIFY: 'it@praxis.example',
  };
  await expect(run({ ...source, settings }, 'backup', '--to', backup)).rejects.toThrow('already');
  const told =
    "waiting_notices WHERE recipient = 'it@praxis.example' AND notice LIKE '%backup-failed%already%'";
  expect(await countRows(source.folder, told)).toBe(1);
});

test('a damaged backup is refused and changes nothing', async () => {
  const damaged = path.join(shelf, 'damaged');
  cpSync(backup, damaged, { recursive: true });
  appendFileSync(path.join(damaged, 'rows', 'contact_submissions.jsonl'), ' ');
  const place = emptyPlace();
  await expect(run(place, 'restore', '--from', damaged)).rejects.toThrow('The backup is damaged');
  expect(existsSync(path.join(place.folder, 'site.db'))).toBe(false);
});
