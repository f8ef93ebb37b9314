import { type EditorAccount, editorAccount } from 'contract/account';
import { z } from 'zod';
import { ContentUnavailable } from '~/content/store/availability.server';
import { StrapiRefusal } from '~/content/store/strapi-refusal.server';
import { callStrapi, callStrapiAs, type Editor, onBehalfOf, tellStrapi } from './strapi-call.server';

export interface StrapiTokens {
  accessToken: string;
  refreshCookie: string;
}

interface LoginRequest {
  username: string;
  password: string;
  code?: string | undefined;
  /** Identifies this login at Strapi, so that a logout ends only this one. */
  deviceId: string;
  rememberMe: boolean;
  /** The visitor's address, by which Strapi counts failed logins; empty if unknown. */
  address: string;
}

const REFRESH_COOKIE = /^strapi_admin_refresh(?:\.sig)?=./;

/** A refused login; refusals without a code count as wrong credentials. */
export type LoginRefusal = 'credentials-wrong' | 'second-factor-required' | 'second-factor-wrong';

const secondStepRefusal = z.object({ code: z.enum(['second-factor-required', 'second-factor-wrong']) });
const loginAnswer = z.object({ data: z.object({ accessToken: z.string().min(1) }) });
const refreshAnswer = z.object({ data: z.object({ token: z.string().min(1) }) });

/** Returns Koa's cookie and its signature as a browser would send them. */
function refreshCookieOf(response: Response): string {
  const pairs = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
  const cookie = pairs.filter((pair) => REFRESH_COOKIE.test(pair)).join('; ');
  if (cookie === '') throw new ContentUnavailable('Strapi sent no refresh cookie.');
  return cookie;
}

/** @throws StrapiRefusal (too many attempts), ContentUnavailable */
export async function logIn({ address, ...credentials }: LoginRequest): Promise<StrapiTokens | LoginRefusal> {
  try {
    const response = await callStrapi('/admin/login', {
      method: 'POST',
      json: credentials,
      headers: onBehalfOf(address),
    });
    const { data } = loginAnswer.parse(await response.json());
    return { accessToken: data.accessToken, refreshCookie: refreshCookieOf(response) };
  } catch (error) {
    if (!(error instanceof StrapiRefusal) || error.status === 429) throw error;
    return secondStepRefusal.safeParse(error.details.info).data?.code ?? 'credentials-wrong';
  }
}

/** Returns tokens for the next half hour; null if Strapi has ended the session. @throws ContentUnavailable */
export async function refreshTokens(refreshCookie: string): Promise<StrapiTokens | null> {
  try {
    const response = await callStrapi('/admin/access-token', {
      method: 'POST',
      headers: { Cookie: refreshCookie },
    });
    const { data } = refreshAnswer.parse(await response.json());
    return { accessToken: data.token, refreshCookie: refreshCookieOf(response) };
  } catch (error) {
    if (!(error instanceof StrapiRefusal) || error.status === 429) throw error;
    return null;
  }
}

/** Ends this login at Strapi and invalidates its tokens. @throws StrapiRefusal, ContentUnavailable */
export function logOut({ accessToken }: Editor, deviceId: string): Promise<void> {
  const headers = { Authorization: `Bearer ${accessToken}` };
  return tellStrapi('/admin/logout', { method: 'POST', json: { deviceId }, headers });
}

/** @throws StrapiRefusal, ContentUnavailable */
export function getAccount(editor: Editor): Promise<EditorAccount> {
  return callStrapiAs(editor, '/site-admin/session', editorAccount);
}
