import { UNSAFE_RemixContext as RemixContext } from '@remix-run/react';
import { render } from '@testing-library/react';
import type { Language } from 'contract/languages';
import type { ComponentProps, ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { LivePage } from './live-page';

type Remix = ComponentProps<typeof RemixContext.Provider>['value'];

/** Tells Remix's links to prefetch nothing. */
const remix = { routeModules: {}, manifest: { routes: {} }, future: {} } as unknown as Remix;

interface PageOptions {
  address?: string;
  language?: Language;
  /** By file name, as the page's loaders return them. */
  texts: Record<string, unknown>;
  /** Further data of the root loader. */
  root?: Record<string, unknown>;
}

export function renderOnPage(
  element: ReactElement,
  { address = '/', language = 'de', texts, root = {} }: PageOptions,
) {
  const loaderData = { root: { ...root, language, texts } };
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        path: '*',
        element: <LivePage>{element}</LivePage>,
        loader: () => loaderData.root,
        action: () => null,
      },
    ],
    {
      initialEntries: [address],
      hydrationData: { loaderData },
      future: { v7_relativeSplatPath: true },
    },
  );
  const rendered = render(
    <RemixContext.Provider value={remix}>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </RemixContext.Provider>,
  );
  return { ...rendered, router };
}
