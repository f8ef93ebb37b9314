import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { AdminLocationProvider, FROM_OVERVIEW, useAdminLocation } from './admin-location';

afterEach(cleanup);

function Editor() {
  return (
    <button type="button" onClick={useAdminLocation().close}>
      Zurück
    </button>
  );
}

it.each([
  ['to the table of translations when a link of it led there', FROM_OVERVIEW, '#translations'],
  ['else to the list of its tab', null, '#products'],
])('closing an editor leads %s', (_name, state, hash) => {
  const start = { pathname: '/', hash: '#products/idatik?en', state };
  const element = (
    <AdminLocationProvider>
      <Editor />
    </AdminLocationProvider>
  );
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [start] });
  render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
  fireEvent.click(screen.getByRole('button'));
  expect(router.state.location.hash).toBe(hash);
});
