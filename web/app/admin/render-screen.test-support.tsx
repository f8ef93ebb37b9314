import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import admin from '~/i18n/locales/de/admin.json';
import adminAppearance from '~/i18n/locales/de/admin-appearance.json';
import adminFailures from '~/i18n/locales/de/admin-failures.json';
import adminMedia from '~/i18n/locales/de/admin-media.json';
import adminMessages from '~/i18n/locales/de/admin-messages.json';
import adminPages from '~/i18n/locales/de/admin-pages.json';
import adminProducts from '~/i18n/locales/de/admin-products.json';
import adminTranslations from '~/i18n/locales/de/admin-translations.json';
import { adminSystem } from '~/theme/admin-system';
import { createQueryClient } from './data/query-client';
import { DraftStore } from './drafts/draft-store';
import { DraftStoreContext } from './drafts/use-draft';
import { type Account, AccountContext } from './session/account';
import { PanelUrlContext } from './session/panel-url';

const all = { create: true, read: true, update: true, delete: true };

/** Somebody who may do everything. */
export const ACCOUNT: Account = {
  user: { id: 1, username: 'ada', email: 'ada@example.org', name: 'Ada', roles: ['strapi-editor'] },
  may: { sections: all, projects: all, productTexts: all, messages: all, media: all, appearance: all },
};

const texts = {
  admin,
  'admin-appearance': adminAppearance,
  'admin-failures': adminFailures,
  'admin-media': adminMedia,
  'admin-messages': adminMessages,
  'admin-pages': adminPages,
  'admin-products': adminProducts,
  'admin-translations': adminTranslations,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Renders a part of the screen inside all providers of the workspace. */
export function renderScreen(part: ReactNode, { account = ACCOUNT } = {}) {
  const drafts = new DraftStore(localStorage);
  const queryClient = createQueryClient();
  const element = (
    <ChakraProvider value={adminSystem}>
      <QueryClientProvider client={queryClient}>
        <DraftStoreContext.Provider value={drafts}>
          <PanelUrlContext.Provider value="http://localhost:1337/admin">
            <AccountContext.Provider value={account}>{part}</AccountContext.Provider>
          </PanelUrlContext.Provider>
        </DraftStoreContext.Provider>
      </QueryClientProvider>
    </ChakraProvider>
  );
  const router = createMemoryRouter([{ id: 'admin', path: '/', loader: () => null, element }], {
    hydrationData: { loaderData: { admin: { texts } } },
  });
  return { ...render(<RouterProvider router={router} future={{ v7_startTransition: true }} />), queryClient };
}

interface Call {
  method: string;
  path: string;
  json: unknown;
  ifMatch: string | null;
}

/** Stands for the site's server. @param answer by method and path, such as `GET /api/projects` */
export function answerCalls(answer: (call: Call) => Response | undefined): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const { method = 'GET', body } = init;
    const json: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    const call = { method, path, json, ifMatch: new Headers(init.headers).get('If-Match') };
    calls.push(call);
    return answer(call) ?? Response.json({ error: `Nobody answers ${method} ${path}` }, { status: 404 });
  });
  return calls;
}
