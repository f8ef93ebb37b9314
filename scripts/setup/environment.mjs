// Completes the environment of both servers, which check it themselves: defaults that depend on each other, and
// mistakes to report before minutes of building.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnvText, readEnvText } from './env-file.mjs';
import { ExplainedError, inProject, ROOT } from './project.mjs';
import { CMS_SECRETS, SHARED_SECRETS, WEB_SECRETS } from './secrets.mjs';

export const ENV_FILE = inProject('.env');

// The servers read them by cms/server-kit/environment.ts, which nothing can load before the installation.
/** @type {{ host: string, sitePort: number, cmsPort: number, secretLength: number, loopback: string, siteUrlMissing: string }} */
const SHARED_VALUES = JSON.parse(
  readFileSync(inProject('cms', 'server-kit', 'environment-values.json'), 'utf8'),
);
const LOOPBACK = new RegExp(SHARED_VALUES.loopback);

const CMS_ONLY = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'ADMIN_USERNAME',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'DATABASE_CLIENT',
  'DATABASE_URL',
  'CMS_DATA_DIR',
  'SEED_DIR',
  'LOGIN_LIMIT',
  'SECOND_FACTOR_REQUIRED_FOR',
  'UPLOADS_PER_DAY_MB',
  'SMTP_URL',
  'MAIL_FROM',
  'CONTACT_NOTIFY',
  'CONTACT_WEBHOOK_URL',
  'CONTACT_WEBHOOK_SECRET',
];

const WEB_ONLY = [
  'SESSION_SECRET',
  'INVESTORS_PASSWORD',
  'DECK_PASSWORD',
  'CALENDAR_URL',
  'WEB_DATA_DIR',
  'SPOOL_DIR',
  'COPIES_SPOOL_DIRS',
  'TRUSTED_PROXIES',
  'STOP_GRACE_SECONDS',
  'CONTENT_MAX_AGE_MS',
  'CONTENT_PATIENCE_MS',
  'PAGE_PATIENCE_MS',
  'CDN_MAX_AGE_SECONDS',
  'HSTS_INCLUDE_SUBDOMAINS',
  'STATISTICS',
  'METRICS_PORT',
  'BACKUP_DIR',
  'LAST_BACKUP_DIR',
  'CONTACT_LIMIT',
  'REDIS_URL',
  'SITE_COPIES',
];

const SHARED = [
  'HOST',
  'PORT',
  'CMS_PORT',
  'SITE_URL',
  'CMS_URL',
  'CMS_INTERNAL_URL',
  'CMS_API_TOKEN',
  'PREVIEW_SECRET',
  'CONTACT_RETENTION_DAYS',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_PATH_STYLE',
  'S3_PREFIX',
  'UPLOADS_URL',
  'LOG_FORMAT',
];

export const OWN_NAMES = [...SHARED, ...CMS_ONLY, ...WEB_ONLY];

/** Made ones and chosen ones; addresses of stores hold their passwords. */
export const SECRET_NAMES = [
  ...Object.keys({ ...CMS_SECRETS, ...WEB_SECRETS, ...SHARED_SECRETS }),
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'CONTACT_WEBHOOK_SECRET',
  'S3_SECRET_ACCESS_KEY',
  'INVESTORS_PASSWORD',
  'DECK_PASSWORD',
];

/** @typedef {Record<string, string | undefined>} Env */
/** @typedef {Record<string, string | undefined> & { HOST: string, PORT: string, CMS_PORT: string, SITE_URL: string, CMS_URL: string, CMS_INTERNAL_URL: string, CMS_DATA_DIR: string, WEB_DATA_DIR: string }} SiteEnv */

/** @param {Env} env @param {string[]} names */
const without = (env, names) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name)));

/** @param {Env} env */
export const cmsEnvironment = (env) => without(env, WEB_ONLY);

/** @param {Env} env */
export const webEnvironment = (env) => without(env, CMS_ONLY);

/** Removes every setting of this project, as a base for tests. @param {Env} env */
export const foreignEnvironment = (env) => without(env, OWN_NAMES);

/** @param {string} host */
export const isLoopback = (host) => LOOPBACK.test(host);

/** Returns a listening host's address on this machine. @param {string} host @param {string | number} port */
export function localAddress(host, port) {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

/** @param {string} name @param {string} value */
function checkPortNumber(name, value) {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return;
  throw new ExplainedError(`${name} is "${value}", but a port is a number from 1 to 65535.`);
}

/** Merges the process over `.env`. @param {Env} processEnv @param {Env} fileValues @returns {SiteEnv} */
export function completeEnvironment(processEnv, fileValues) {
  /** @type {Env} */
  const given = { ...fileValues, ...processEnv };
  // Empty means not set: `DECK_PASSWORD= npm start` removes a value of `.env`.
  for (const name of OWN_NAMES) if (given[name] === '') delete given[name];

  const HOST = given.HOST ?? SHARED_VALUES.host;
  const PORT = given.PORT ?? String(SHARED_VALUES.sitePort);
  const CMS_PORT = given.CMS_PORT ?? String(SHARED_VALUES.cmsPort);
  checkPortNumber('PORT', PORT);
  checkPortNumber('CMS_PORT', CMS_PORT);
  if (given.METRICS_PORT) checkPortNumber('METRICS_PORT', given.METRICS_PORT);
  if (PORT === CMS_PORT) {
    throw new ExplainedError(`PORT and CMS_PORT are both ${PORT}: the site and Strapi need one each.`);
  }
  if (!given.SITE_URL && !isLoopback(HOST)) {
    throw new ExplainedError(SHARED_VALUES.siteUrlMissing.replace('{host}', HOST));
  }
  return {
    ...given,
    HOST,
    PORT,
    CMS_PORT,
    SITE_URL: given.SITE_URL ?? `http://localhost:${PORT}`,
    CMS_URL: given.CMS_URL ?? `http://localhost:${CMS_PORT}`,
    CMS_INTERNAL_URL: given.CMS_INTERNAL_URL ?? localAddress(HOST, CMS_PORT),
    CMS_DATA_DIR: resolve(ROOT, given.CMS_DATA_DIR ?? 'cms/data'),
    WEB_DATA_DIR: resolve(ROOT, given.WEB_DATA_DIR ?? 'web/data'),
    ...(given.SPOOL_DIR && { SPOOL_DIR: resolve(ROOT, given.SPOOL_DIR) }),
    ...(given.BACKUP_DIR && { BACKUP_DIR: resolve(ROOT, given.BACKUP_DIR) }),
    ...(given.LAST_BACKUP_DIR && { LAST_BACKUP_DIR: resolve(ROOT, given.LAST_BACKUP_DIR) }),
  };
}

/** @param {Env} processEnv */
export async function readEnvironment(processEnv) {
  return completeEnvironment(processEnv, parseEnvText(await readEnvText(ENV_FILE)));
}
