import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest';
import { LivePage } from '~/i18n/live-page';
import admin from '~/i18n/locales/de/admin.json';
import adminAppearance from '~/i18n/locales/de/admin-appearance.json';
import adminAudit from '~/i18n/locales/de/admin-audit.json';
import adminChanges from '~/i18n/locales/de/admin-changes.json';
import adminCompany from '~/i18n/locales/de/admin-company.json';
import adminFailures from '~/i18n/locales/de/admin-failures.json';
import adminHistory from '~/i18n/locales/de/admin-history.json';
import adminMedia from '~/i18n/locales/de/admin-media.json';
import adminMessages from '~/i18n/locales/de/admin-messages.json';
import adminNotifications from '~/i18n/locales/de/admin-notifications.json';
import adminOpenings from '~/i18n/locales/de/admin-openings.json';
import adminPageTexts from '~/i18n/locales/de/admin-page-texts.json';
import adminPages from '~/i18n/locales/de/admin-pages.json';
import adminPosts from '~/i18n/locales/de/admin-posts.json';
import adminProducts from '~/i18n/locales/de/admin-products.json';
import adminRedirects from '~/i18n/locales/de/admin-redirects.json';
import adminReports from '~/i18n/locales/de/admin-reports.json';
import adminResources from '~/i18n/locales/de/admin-resources.json';
import adminSecondFactor from '~/i18n/locales/de/admin-second-factor.json';
import adminStatistics from '~/i18n/locales/de/admin-statistics.json';
import adminStatus from '~/i18n/locales/de/admin-status.json';
import adminTranslations from '~/i18n/locales/de/admin-translations.json';
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
      openings: all,
      resources: all,
      redirects: all,
      messages: all,
      media: all,
      appearance: all,
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
  may: { ...ACCOUNT.may, audit: all, personalData: all },
};

const texts = {
  admin,
  'admin-appearance': adminAppearance,
  'admin-changes': adminChanges,
  'admin-company': adminCompany,
  'admin-status': adminStatus,
  'admin-statistics': adminStatistics,
  'admin-audit': adminAudit,
  'admin-failures': adminFailures,
  'admin-history': adminHistory,
  'admin-media': adminMedia,
  'admin-messages': adminMessages,
  'admin-notifications': adminNotifications,
  'admin-openings': adminOpenings,
  'admin-page-texts': adminPageTexts,
  'admin-pages': adminPages,
  'admin-posts': adminPosts,
  'admin-products': adminProducts,
  'admin-redirects': adminRedirects,
  'admin-reports': adminReports,
  'admin-resources': adminResources,
  'admin-second-factor': adminSecondFactor,
  'admin-translations': adminTranslations,
  frame,
  home,
};

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
