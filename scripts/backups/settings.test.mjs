import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseEnvText } from '../setup/env-file.mjs';
import { inProject } from '../setup/project.mjs';
import { CMS_SECRETS, SECRETS_FILE, SHARED_SECRETS } from '../setup/secrets.mjs';
import {
  hasSettings,
  otherSecrets,
  readSettings,
  SETTINGS_FILE,
  settingsOfBackup,
  splitSettings,
} from './settings.mjs';

/** @type {string} */
let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-settings-'));
});
afterEach(() => rm(folder, { recursive: true }));

const VALUES = {
  SITE_URL: 'https://www.example.com',
  ENCRYPTION_KEY: 'key',
  DATABASE_URL: 'postgres://site:geheim@db/site',
  DECK_PASSWORD: `two words, 'quoted'`,
  UNKNOWN: 'perhaps a secret',
};

/** @param {string} backup */
async function writeBackup(backup) {
  await mkdir(backup, { recursive: true });
  for (const [name, text] of Object.entries(splitSettings(VALUES))) await writeFile(join(backup, name), text);
}

it('secrets and unknown names go into a file of their own', () => {
  const split = splitSettings(VALUES);
  expect(parseEnvText(split[SETTINGS_FILE] ?? '')).toEqual({ SITE_URL: VALUES.SITE_URL });
  expect(split[SECRETS_FILE]).toContain('ENCRYPTION_KEY=key');
});

it('settings come back as they were', async () => {
  await writeBackup(folder);
  expect(await settingsOfBackup(folder)).toEqual(VALUES);
});

it('the environment wins over the file, and names of other programs stay out', async () => {
  const file = join(folder, '.env');
  await writeFile(file, 'PORT=4000\nCMS_PORT=4001\n');
  expect(await readSettings({ PORT: '5000', PATH: '/bin' }, file)).toEqual({
    PORT: '5000',
    CMS_PORT: '4001',
  });
});

it('settings are there with a file, or with all secrets in the environment', async () => {
  const file = join(folder, '.env');
  const names = Object.keys({ ...CMS_SECRETS, ...SHARED_SECRETS });
  expect(hasSettings({ APP_KEYS: 'x' }, file)).toBe(false);
  expect(hasSettings(Object.fromEntries(names.map((name) => [name, 'x'])), file)).toBe(true);
  await writeFile(file, '');
  expect(hasSettings({}, file)).toBe(true);
});

it('secrets that differ from those of the backup are named', () => {
  const current = { ENCRYPTION_KEY: 'another', DECK_PASSWORD: 'same', PORT: '1' };
  expect(otherSecrets(current, { ENCRYPTION_KEY: 'key', DECK_PASSWORD: 'same', PORT: '2' })).toEqual([
    'ENCRYPTION_KEY',
  ]);
});

describe('containers', () => {
  /** @param {NodeJS.ProcessEnv} env */
  const makeSecrets = (env) =>
    promisify(execFile)(
      process.execPath,
      [inProject('scripts', 'make-container-secrets.mjs'), join(folder, 'secrets'), join(folder, 'backups')],
      { env: { PATH: process.env.PATH, ...env } },
    );
  const secretsOf = async (/** @type {string} */ side) =>
    parseEnvText(await readFile(join(folder, 'secrets', side, 'env'), 'utf8'));

  beforeEach(async () => {
    for (const side of ['cms', 'web', 'db']) await mkdir(join(folder, 'secrets', side), { recursive: true });
    await writeBackup(join(folder, 'backups', 'first'));
  });

  it('get the secrets of the backup that is restored, but for the password of the database', async () => {
    await makeSecrets({ BACKUP: 'first' });
    const { ENCRYPTION_KEY, DATABASE_URL, APP_KEYS } = await secretsOf('cms');
    expect(ENCRYPTION_KEY).toBe('key');
    expect(DATABASE_URL).toMatch(/^postgres:\/\/site:[\w-]{43}@db:5432\/site$/);
    expect(APP_KEYS).toBeTruthy();
    expect((await stat(join(folder, 'secrets', 'cms', 'env'))).mode & 0o077).toBe(0);
  });

  it('keep the secrets that they have', async () => {
    await makeSecrets({});
    const before = await secretsOf('cms');
    await makeSecrets({ BACKUP: 'first' });
    expect(await secretsOf('cms')).toEqual(before);
  });

  it('get no secrets from a backup that is not there', async () => {
    await expect(makeSecrets({ BACKUP: 'second' })).rejects.toThrow('ENOENT');
    await expect(secretsOf('cms')).rejects.toThrow('ENOENT');
  });
});
