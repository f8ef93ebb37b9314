import { Secret, TOTP } from 'otpauth';
import type { SiteApi } from './site-api';

const PATH = '/api/admin/second-factor';
const STEP_MS = 30_000;

export const codeOf = (secret: string, timestamp = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

/** The next half minute's code, valid already and not yet used for the setup. */
export const nextCodeOf = (secret: string): string => codeOf(secret, Date.now() + STEP_MS);

export async function enrol(api: SiteApi, password: string) {
  const { body: setup } = await api.post<{ secret: string }>(PATH, { password });
  const confirmation = { code: codeOf(setup.secret) };
  const { status, body } = await api.put<{ recoveryCodes: string[] }>(PATH, confirmation);
  if (status !== 200) throw new Error(`The second factor was answered ${status}: ${JSON.stringify(body)}`);
  return { recoveryCodes: body.recoveryCodes, nextCode: () => nextCodeOf(setup.secret) };
}
