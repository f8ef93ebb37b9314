import { Secret, TOTP } from 'otpauth';

/** 160 bits, as RFC 4226 recommends. Everything else is the default of the library and of the apps: six digits, 30 s. */
const SECRET_BYTES = 20;
/** The codes of the step before and after pass too, for clocks that differ. */
const STEPS_BESIDE = 1;

export const makeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** ASCII: the library throws on a text of six characters that has more than six bytes. */
const CODE = /^[0-9]{6}$/;

/** The step of time that a code belongs to, counted from 1970; null for a wrong code. Compares in constant time. */
export function stepOfCode(secret: string, code: string, timestamp = Date.now()): number | null {
  if (!CODE.test(code)) return null;
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp, window: STEPS_BESIDE });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
