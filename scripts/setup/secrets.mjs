import { randomBytes, randomInt } from 'node:crypto';

/** Holds the secrets within a backup. */
export const SECRETS_FILE = 'secrets.env';

export const makeSecret = () => randomBytes(32).toString('base64url');

/** Strapi signs with the first key and also accepts the others. */
const appKeys = () => [makeSecret(), makeSecret()].join(',');

/** @type {Record<string, () => string>} */
export const CMS_SECRETS = {
  APP_KEYS: appKeys,
  ADMIN_JWT_SECRET: makeSecret,
  API_TOKEN_SALT: makeSecret,
  TRANSFER_TOKEN_SALT: makeSecret,
  ENCRYPTION_KEY: makeSecret,
};

/** @type {Record<string, () => string>} */
export const WEB_SECRETS = { SESSION_SECRET: makeSecret };

/** The site's token for Strapi, and the key that signs preview links. @type {Record<string, () => string>} */
export const SHARED_SECRETS = { CMS_API_TOKEN: makeSecret, PREVIEW_SECRET: makeSecret };

/**
 * @param {Record<string, () => string>} makers @param {Record<string, string | undefined>} existing
 * @returns {Record<string, string>}
 */
export function missingSecrets(makers, existing) {
  return Object.fromEntries(
    Object.entries(makers)
      .filter(([name]) => !existing[name])
      .map(([name, make]) => [name, make()]),
  );
}

const LOWER = 'abcdefghijkmnpqrstuvwxyz';
const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';

/** Meets Strapi's rules (12 characters to 72 bytes; lower case, capital, digit), without similar characters. */
export function makePassword() {
  const pick = (/** @type {string} */ from) => from.charAt(randomInt(from.length));
  for (;;) {
    const password = Array.from({ length: 4 }, () =>
      Array.from({ length: 5 }, () => pick(LOWER + UPPER + DIGITS)).join(''),
    ).join('-');
    if (/[a-z]/.test(password) && /[A-Z]/.test(password) && /[0-9]/.test(password)) return password;
  }
}
