import { UNSAFE_RemixContext as RemixContext } from '@remix-run/react';
import { render } from '@testing-library/react';
import type { Language } from 'contract/languages';
import type { ComponentProps, ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { LivePage } from './live-page';

type Remix = ComponentProps<typeof RemixContext.Provider>['value'];

/** What the links of Remix look at: that nothing is to be fetched ahead. */
const remix = { routeModules: {}, manifest: { routes: {} }, future: {} } as unknown as Remix;

interface PageOptions {
  address?: string;
  language?: Language;
  /** As the loaders of the page deliver them, by the name of their file. */
  texts: Record<string, unknown>;
}

/** Renders a part of a page where it finds its texts, its language and its address. */
export function renderOnPage(element: ReactElement, { address = '/', language = 'de', texts }: PageOptions) {
  const loaderData = { root: { language, texts } };
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
