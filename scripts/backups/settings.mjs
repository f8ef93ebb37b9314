// Settings as a backup keeps them: secrets in a file of their own.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnvText, readEnvText, withValues } from '../setup/env-file.mjs';
import { ENV_FILE, OWN_NAMES, SECRET_NAMES } from '../setup/environment.mjs';
import { CMS_SECRETS, missingSecrets, SECRETS_FILE, SHARED_SECRETS } from '../setup/secrets.mjs';

/** @typedef {import('../setup/env-file.mjs').EnvValues} EnvValues */
/** @typedef {import('../setup/environment.mjs').Env} Env */

export const SETTINGS_FILE = 'settings.env';

/** Counts unknown names among the secrets. @param {string} name */
const isSecret = (name) => SECRET_NAMES.includes(name) || !OWN_NAMES.includes(name);

/** @param {EnvValues} values */
export function splitSettings(values) {
  const part = (/** @type {boolean} */ secret) =>
    withValues('', Object.fromEntries(Object.entries(values).filter(([name]) => isSecret(name) === secret)));
  return { [SETTINGS_FILE]: part(false), [SECRETS_FILE]: part(true) };
}

const readValues = async (/** @type {string} */ file) => parseEnvText(await readEnvText(file));

/**
 * Reads what the operator has set, without defaults. The process environment wins over the file, as at a start.
 * @param {Env} processEnv @param {string} [file] @returns {Promise<EnvValues>}
 */
export async function readSettings(processEnv, file = ENV_FILE) {
  const given = OWN_NAMES.flatMap((name) => {
    const value = processEnv[name];
    return value ? [[name, value]] : [];
  });
  return { ...(await readValues(file)), ...Object.fromEntries(given) };
}

/** @param {string} backup @returns {Promise<EnvValues>} */
export const settingsOfBackup = async (backup) => ({
  ...(await readValues(join(backup, SETTINGS_FILE))),
  ...(await readValues(join(backup, SECRETS_FILE))),
});

/** Containers have secrets in the environment, but no `.env`. @param {Env} processEnv @param {string} [file] */
export const hasSettings = (processEnv, file = ENV_FILE) =>
  existsSync(file) ||
  Object.keys(missingSecrets({ ...CMS_SECRETS, ...SHARED_SECRETS }, processEnv)).length === 0;

/** Names the secrets that are set otherwise than in the backup. @param {Env} current @param {EnvValues} kept */
export const otherSecrets = (current, kept) =>
  Object.keys(kept).filter((name) => isSecret(name) && current[name] !== kept[name]);
