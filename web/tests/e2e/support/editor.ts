import { type BrowserContext, request } from '@playwright/test';
import { environment } from './environment';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

let session: Promise<Cookies> | undefined;

async function signIn(): Promise<Cookies> {
  const api = await request.newContext({ baseURL: environment.siteUrl });
  const { email: username, password } = environment.administrator;
  const response = await api.post('/api/admin/login', { data: { username, password } });
  if (!response.ok()) throw new Error(`The administrator could not sign in: ${response.status()}`);
  const { cookies } = await api.storageState();
  await api.dispose();
  return cookies;
}

/** Signs in once a worker, because Strapi allows few sign-ins in five minutes. Not for tests that sign out. */
export async function signInAsAdministrator(context: BrowserContext): Promise<void> {
  session ??= signIn();
  await context.addCookies(await session);
}
