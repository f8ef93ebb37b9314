// Creates every secret once, in a volume for each side, as the first service of docker-compose.yml; later adds
// only new ones. BACKUP names a backup whose secrets are taken where none is there yet.
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from './run/terminal.mjs';
import { parseEnvText, readEnvText, withValues, writePrivately } from './setup/env-file.mjs';
import {
  CMS_SECRETS,
  makePassword,
  makeSecret,
  missingSecrets,
  SECRETS_FILE,
  SHARED_SECRETS,
  WEB_SECRETS,
} from './setup/secrets.mjs';

const folder = process.argv[2] ?? '/secrets';
const backups = process.argv[3] ?? '/backups';
const { BACKUP } = process.env;
const kept = BACKUP ? parseEnvText(await readFile(join(backups, BACKUP, SECRETS_FILE), 'utf8')) : {};
// The database server is new, and so is its password.
delete kept.DATABASE_URL;

/**
 * @param {string} path @param {Record<string, () => string>} makers
 * @returns {Promise<Record<string, string>>}
 */
async function complete(path, makers) {
  const text = await readEnvText(path);
  const existing = parseEnvText(text);
  const made = Object.fromEntries(
    Object.entries(missingSecrets(makers, existing)).map(([name, value]) => [name, kept[name] ?? value]),
  );
  if (Object.keys(made).length > 0) {
    await writePrivately(path, withValues(text, made));
    say(`Written to ${path}: ${Object.keys(made).join(', ')}`);
  }
  return { ...existing, ...made };
}

/** The database server reads it as a user of its own, from a volume that only it mounts. */
async function databasePassword() {
  const path = join(folder, 'db', 'password');
  const password = await readFile(path, 'utf8').catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (password) return password;
  const made = makeSecret();
  await writeFile(path, made);
  await chmod(path, 0o444);
  return made;
}

const password = await databasePassword();
const cms = await complete(join(folder, 'cms', 'env'), {
  ...CMS_SECRETS,
  ...SHARED_SECRETS,
  DATABASE_URL: () => `postgres://site:${password}@db:5432/site`,
  ADMIN_USERNAME: () => process.env.ADMIN_USERNAME || 'admin',
  ADMIN_PASSWORD: () => process.env.ADMIN_PASSWORD || makePassword(),
});
await complete(join(folder, 'web', 'env'), {
  ...WEB_SECRETS,
  ...Object.fromEntries(Object.keys(SHARED_SECRETS).map((name) => [name, () => cms[name] ?? ''])),
});
say('All secrets are there.');
