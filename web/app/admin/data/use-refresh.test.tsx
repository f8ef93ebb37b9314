import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { Tab } from '~/admin/admin-location';
import { RefreshButton } from '~/admin/parts/refresh-button';
import { answerCalls, renderScreen } from '~/admin/render-screen.test-support';
import { queryKeys } from './query-keys';
import { callSite } from './site-api';
import { useRefreshInView } from './use-refresh';

function Tabs() {
  const [tab, setTab] = useState<Tab>('products');
  useRefreshInView(tab);
  const products = useQuery({
    queryKey: queryKeys.products,
    queryFn: async () => (await callSite('GET /api/projects')) as unknown as string[],
  });
  return (
    <>
      <p>{products.data?.join()}</p>
      <button type="button" onClick={() => setTab('appearance')}>
        away
      </button>
      <button type="button" onClick={() => setTab('products')}>
        back
      </button>
      <RefreshButton tab="products" />
    </>
  );
}

function serve() {
  const stored = { products: ['Idatik', 'Attrian'] };
  const calls = answerCalls(({ path }) =>
    path === '/api/projects' ? Response.json(stored.products) : undefined,
  );
  return { stored, calls };
}

describe('what others have changed', () => {
  it('is seen when the tab comes into sight again, and asked for once', async () => {
    const { stored, calls } = serve();
    renderScreen(<Tabs />);
    await screen.findByText('Idatik,Attrian');
    expect(calls).toHaveLength(1);
    stored.products = ['Attrian'];
    await userEvent.click(screen.getByRole('button', { name: 'away' }));
    expect(calls).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'back' }));
    await screen.findByText('Attrian');
    expect(calls).toHaveLength(2);
  });

  it('is seen when the window is looked at again', async () => {
    const { stored } = serve();
    renderScreen(<Tabs />);
    await screen.findByText('Idatik,Attrian');
    stored.products = ['Idatik'];
    document.dispatchEvent(new Event('visibilitychange'));
    await screen.findByText('Idatik');
  });

  it('is seen when the button is pressed, which keeps the focus', async () => {
    const { stored, calls } = serve();
    renderScreen(<Tabs />);
    await screen.findByText('Idatik,Attrian');
    stored.products = [];
    const button = screen.getByRole('button', { name: 'Aktualisieren' });
    await userEvent.click(button);
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(document.activeElement).toBe(button);
  });
});
