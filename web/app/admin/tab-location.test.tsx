import { act, cleanup, render } from '@testing-library/react';
import { memo } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { AdminLocationProvider, hashOf, TabLocation, useAdminLocation } from './admin-location';

afterEach(cleanup);

const TABS = ['pages', 'products'] as const;
type Seen = Record<(typeof TABS)[number], string[]>;

const Contents = memo(function Contents({ tab, seen }: { tab: (typeof TABS)[number]; seen: Seen }) {
  seen[tab].push(hashOf(useAdminLocation().location));
  return null;
});

it('a tab renders for its own moves and when another hides it, not for the moves of others', async () => {
  const seen: Seen = { pages: [], products: [] };
  const element = (
    <AdminLocationProvider>
      {TABS.map((tab) => (
        <TabLocation key={tab} tab={tab}>
          <Contents tab={tab} seen={seen} />
        </TabLocation>
      ))}
    </AdminLocationProvider>
  );
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: ['/#pages'] });
  render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
  for (const hash of ['#pages/about', '#products', '#products/idatik', '#products', '#pages']) {
    await act(() => router.navigate(`/${hash}`));
  }
  expect(seen.pages).toEqual(['#pages', '#pages/about', '#products', '#pages']);
  expect(seen.products).toEqual(['#pages', '#products', '#products/idatik', '#products', '#pages']);
});
