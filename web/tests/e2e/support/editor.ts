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

/**
 * Keeps unsaved text in the browser of a test: all tests share one administrator, whose drafts would otherwise appear
 * in the browsers of other tests.
 */
export async function keepDraftsApart(context: BrowserContext): Promise<void> {
  await context.route('**/api/drafts', (route) => route.fulfill({ json: [] }));
  await context.route('**/api/drafts/**', (route) => route.fulfill({ json: { revision: null } }));
}

/** Signs in once a worker, because Strapi allows few sign-ins in five minutes. Not for tests that sign out. */
export async function signInAsAdministrator(context: BrowserContext): Promise<void> {
  await keepDraftsApart(context);
  session ??= signIn();
  await context.addCookies(await session);
}
