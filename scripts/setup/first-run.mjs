import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnvText, readEnvText, tighten, withValues, writePrivately } from './env-file.mjs';
import { ENV_FILE, readEnvironment } from './environment.mjs';
import { CMS_SECRETS, makePassword, missingSecrets, SHARED_SECRETS, WEB_SECRETS } from './secrets.mjs';

const FIRST_LINES = [
  '# Made by the first `npm start`, never overwritten by a later one. Keep it to yourself: it holds every secret.',
  '# What else can be set stands in .env.example.',
  '',
].join('\n');

/**
 * Completes `.env`; makes the first administrator's password only without a database: Strapi ignores it later.
 * @param {NodeJS.ProcessEnv} processEnv
 * @returns {Promise<{ env: import('./environment.mjs').SiteEnv, made: string[], isFirstStart: boolean }>}
 */
export async function prepareEnvironment(processEnv) {
  await tighten(ENV_FILE);
  const before = await readEnvironment(processEnv);
  const isFirstStart = !existsSync(join(before.CMS_DATA_DIR, 'site.db'));
  const usesPostgres = before.DATABASE_CLIENT === 'postgres';

  const missing = missingSecrets({ ...CMS_SECRETS, ...WEB_SECRETS, ...SHARED_SECRETS }, before);
  if (isFirstStart && !before.ADMIN_PASSWORD) {
    if (!before.ADMIN_USERNAME) missing.ADMIN_USERNAME = 'admin';
    missing.ADMIN_PASSWORD = makePassword();
  }
  const made = Object.keys(missing);
  if (made.length > 0) {
    const text = await readEnvText(ENV_FILE);
    await writePrivately(ENV_FILE, withValues(text || FIRST_LINES, missing));
  }
  return {
    env: made.length > 0 ? await readEnvironment(withoutEmpty(processEnv, missing)) : before,
    made,
    // With PostgreSQL only a new password proves that nobody has signed in before.
    isFirstStart: usesPostgres ? made.includes('ADMIN_PASSWORD') : isFirstStart,
  };
}

// An empty `NAME=` would hide the new value.
/** @param {NodeJS.ProcessEnv} processEnv @param {Record<string, string>} made */
const withoutEmpty = (processEnv, made) =>
  Object.fromEntries(Object.entries(processEnv).filter(([name]) => !(name in made)));

export async function isKeptInEnvFile(/** @type {string} */ name) {
  return name in parseEnvText(await readEnvText(ENV_FILE));
}
