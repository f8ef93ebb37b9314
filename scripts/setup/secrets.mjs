import { randomBytes, randomInt } from 'node:crypto';

export const makeSecret = () => randomBytes(32).toString('base64url');

/** Strapi signs with the first key and still accepts cookies signed with the others. */
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

/**
 * What the two sides share: the token with which the site reads Strapi, and the key by which it knows the preview
 * links of Strapi's panel.
 * @type {Record<string, () => string>}
 */
export const SHARED_SECRETS = { CMS_API_TOKEN: makeSecret, PREVIEW_SECRET: makeSecret };

/**
 * Makes what is not there yet.
 * @param {Record<string, () => string>} makers
 * @param {Record<string, string | undefined>} existing
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

/**
 * A password that Strapi accepts (12 characters to 72 bytes; a lower-case letter, a capital and a digit) and that
 * a person can type: no characters that look alike, groups of five.
 */
export function makePassword() {
  const pick = (/** @type {string} */ from) => from.charAt(randomInt(from.length));
  for (;;) {
    const password = Array.from({ length: 4 }, () =>
      Array.from({ length: 5 }, () => pick(LOWER + UPPER + DIGITS)).join(''),
    ).join('-');
    if (/[a-z]/.test(password) && /[A-Z]/.test(password) && /[0-9]/.test(password)) return password;
  }
}
