import { Secret, TOTP } from 'otpauth';
import { call } from './http-client';
import { PASSWORD } from './people';
import { siteAdmin } from './site-admin';

const STEP_MS = 30_000;

/** Returns the code of now or of the next step, which is accepted too and was not used for setting up. */
export const codeOf = (secret: string, step: 'now' | 'next' = 'now') =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + (step === 'next' ? STEP_MS : 0),
  });

/** Returns a code outside the accepted steps and their neighbours. */
export function wrongCodeOf(secret: string): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const near = [-3, -2, -1, 0, 1, 2, 3].map((step) =>
    totp.generate({ timestamp: Date.now() + step * STEP_MS }),
  );
  return ['000000', '111111', '222222', '333333', '444444', '555555', '666666', '777777'].find(
    (code) => !near.includes(code),
  ) as string;
}

export interface Enrolled {
  secret: string;
  /** The code that turned the second factor on. */
  usedCode: string;
  recoveryCodes: string[];
}

/** Sets up a second factor as a person does in /admin. */
export async function enrol(url: string, token: string, password = PASSWORD): Promise<Enrolled> {
  const api = siteAdmin(url, token);
  const begun = await api.post<{ secret: string }>('/second-factor', { password });
  const { secret } = begun.body;
  const usedCode = codeOf(secret);
  const confirmed = await api.put<{ recoveryCodes: string[] }>('/second-factor', { code: usedCode });
  if (confirmed.status !== 200) throw new Error(`the code was answered ${JSON.stringify(confirmed.body)}`);
  return { secret, usedCode, recoveryCodes: confirmed.body.recoveryCodes };
}

export interface SignIn {
  status: number;
  /** A code of the contract; undefined if the first step failed. */
  code: string | undefined;
  token: string | undefined;
  cookie: string | undefined;
}

/** Signs in as the site does for a visitor. */
export async function signIn(
  url: string,
  credentials: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<SignIn> {
  const answer = await call<{
    data?: { accessToken: string } | null;
    error?: { details?: { code?: string } };
  }>(`${url}/admin/login`, { json: credentials, headers });
  return {
    status: answer.status,
    code: answer.body.error?.details?.code,
    token: answer.body.data?.accessToken,
    cookie: answer.headers.get('set-cookie')?.match(/strapi_admin_refresh=[^;]+/)?.[0],
  };
}
