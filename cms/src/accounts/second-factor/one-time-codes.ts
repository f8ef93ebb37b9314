import { Secret, TOTP } from 'otpauth';

/** 160 bits, as RFC 4226 recommends. The rest follows the defaults of library and apps: six digits, 30 s. */
const SECRET_BYTES = 20;
/** Accepts the codes of the step before and after, for clocks that differ. */
const STEPS_BESIDE = 1;

export const makeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** ASCII digits, because the library throws on six characters with more than six bytes. */
const CODE = /^[0-9]{6}$/;

/** Returns the step of time since 1970 that a code belongs to, or null for a wrong code. Compares in constant time. */
export function stepOfCode(secret: string, code: string, timestamp = Date.now()): number | null {
  if (!CODE.test(code)) return null;
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp, window: STEPS_BESIDE });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
