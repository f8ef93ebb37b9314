import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { forEachPlural } from 'contract/ordered-kinds';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest';
import { LivePage } from '~/i18n/live-page';
import frame from '~/i18n/locales/de/frame.json';
import home from '~/i18n/locales/de/home.json';
import { adminSystem } from '~/theme/admin-system';
import { currentToast, dismiss } from '~/ui/toast';
import { AdminLocationProvider } from './admin-location';
import { createQueryClient } from './data/query-client';
import { DraftStore } from './drafts/draft-store';
import { DraftSync } from './drafts/draft-sync';
import { watchOtherWindows } from './drafts/other-windows';
import { DraftStoreContext } from './drafts/use-draft';
import { DraftSyncContext } from './drafts/use-draft-sync';
import type { SectionSlots } from './pages-tab/section-slots';
import { type Account, AccountContext } from './session/account';
import { PanelUrlContext } from './session/panel-url';

const all = { create: true, read: true, update: true, delete: true };

export const ACCOUNT: Account = {
  user: { id: 1, username: 'ada', email: 'ada@example.org', name: 'Ada', roles: ['strapi-editor'] },
  owesSecondFactor: false,
  sendsMail: true,
  may: {
    ...{ sections: all, projects: all, productTexts: all, pageTexts: all, posts: all },
    ...{
      ...forEachPlural(() => all),
      redirects: all,
      messages: all,
      media: all,
      appearance: all,
      homePage: { read: true, update: false },
      company: all,
      serviceStatus: all,
      notifications: all,
    },
    ...{ statistics: { read: true }, audit: { read: false }, personalData: { read: false, delete: false } },
  },
};

export const ADMINISTRATOR: Account = {
  ...ACCOUNT,
  user: { ...ACCOUNT.user, roles: ['strapi-super-admin'] },
  may: { ...ACCOUNT.may, homePage: all, audit: all, personalData: all },
};

const files = import.meta.glob('../i18n/locales/de/admin*.json', { eager: true, import: 'default' });
const adminTexts = Object.entries(files).map(
  ([path, copy]) => [path.replace(/.*\/|\.json$/g, ''), copy] as const,
);
const texts = { ...Object.fromEntries(adminTexts), frame, home };

/** happy-dom measures no sizes. */
class NoResizes {
  observe() {}
  disconnect() {}
}

beforeEach(() => vi.stubGlobal('ResizeObserver', NoResizes));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  const notice = currentToast();
  if (notice) dismiss(notice.id);
});

export function noticeText(): string {
  const notice = currentToast();
  return notice?.isOpen ? [notice.title, notice.description].filter(Boolean).join('\n') : '';
}

interface RenderOptions {
  account?: Account;
  hash?: string;
  sectionSlots?: SectionSlots;
}

export function renderScreen(
  part: ReactNode,
  { account = ACCOUNT, hash = '', sectionSlots = {} }: RenderOptions = {},
) {
  const drafts = new DraftStore(localStorage);
  // Not started: it makes calls only where a part asks for them.
  const sync = new DraftSync(drafts, String(account.user.id));
  const queryClient = createQueryClient();
  const element = (
    <LivePage>
      <ChakraProvider value={adminSystem}>
        <QueryClientProvider client={queryClient}>
          <DraftStoreContext.Provider value={drafts}>
            <PanelUrlContext.Provider value="http://localhost:1337/admin">
              <AccountContext.Provider value={account}>
                <DraftSyncContext.Provider value={sync}>
                  <AdminLocationProvider>{part}</AdminLocationProvider>
                </DraftSyncContext.Provider>
              </AccountContext.Provider>
            </PanelUrlContext.Provider>
          </DraftStoreContext.Provider>
        </QueryClientProvider>
      </ChakraProvider>
    </LivePage>
  );
  const router = createMemoryRouter([{ id: 'admin', path: '/', loader: () => null, element }], {
    hydrationData: { loaderData: { admin: { texts, sectionSlots } } },
    initialEntries: [`/${hash}`],
  });
  const stopWatching = watchOtherWindows(drafts, queryClient);
  onTestFinished(stopWatching);
  return {
    ...render(<RouterProvider router={router} future={{ v7_startTransition: true }} />),
    queryClient,
    router,
  };
}

interface Call {
  method: string;
  path: string;
  json: unknown;
  ifMatch: string | null;
}

export function answerCalls(answer: (call: Call) => Response | Promise<Response> | undefined): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const { method = 'GET', body } = init;
    const json: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    const call = { method, path, json, ifMatch: new Headers(init.headers).get('If-Match') };
    calls.push(call);
    const answered = answer(call);
    if (answered) return answered;
    if (path.startsWith('/api/link-checks')) return Response.json({ kind: 'section', key: '', broken: [] });
    if (path.startsWith('/api/links-here')) return Response.json([]);
    return Response.json({ error: `Nobody answers ${method} ${path}` }, { status: 404 });
  });
  return calls;
}
