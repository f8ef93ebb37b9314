import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LivePage } from '~/i18n/live-page';
import { textsFor } from '~/i18n/texts.server';
import { BlogSkeleton, BlogStatus, useIsBlogPending } from './blog-skeleton';

const texts = textsFor('en', 'frame');
const cards = () => document.querySelectorAll('[data-skeleton]');

function Site() {
  const isPending = useIsBlogPending();
  return (
    <>
      {isPending ? <BlogSkeleton /> : <Outlet />}
      <BlogStatus isPending={isPending} />
    </>
  );
}

/** A site whose list of the blog answers when it is told to. */
function renderSite() {
  let answer: () => void = () => undefined;
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        path: '/',
        element: (
          <LivePage>
            <Site />
          </LivePage>
        ),
        loader: () => ({ language: 'en', texts }),
        children: [
          { path: 'en/careers', element: <h1>Careers</h1> },
          { path: 'en/impressum', element: <h1>Imprint</h1>, loader: () => new Promise(() => undefined) },
          {
            path: 'en/blog',
            element: <h1>Blog</h1>,
            loader: () =>
              new Promise((resolve) => {
                answer = () => resolve(null);
              }),
          },
        ],
      },
    ],
    {
      initialEntries: ['/en/careers'],
      hydrationData: { loaderData: { root: { language: 'en', texts } } },
      future: { v7_relativeSplatPath: true },
    },
  );
  render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
  return { go: (path: string) => act(async () => void router.navigate(path)), answer: () => answer() };
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('a navigation to the list of the blog', () => {
  it('shows six placeholder cards when it takes longer than an instant, until the posts are there', async () => {
    const { go, answer } = renderSite();
    await go('/en/blog');
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');
    expect(cards()).toHaveLength(0);
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(cards()).toHaveLength(6);
    expect(status.textContent).toBe(texts.frame.pending.articles);
    await act(async () => answer());
    await waitFor(() => expect(screen.getByRole('heading').textContent).toBe('Blog'));
    expect(cards()).toHaveLength(0);
    expect(status.textContent).toBe('');
  });

  it('shows none when it is quick, nor does one to another page', async () => {
    const { go, answer } = renderSite();
    await go('/en/blog');
    await act(async () => answer());
    await waitFor(() => expect(screen.getByRole('heading').textContent).toBe('Blog'));
    await go('/en/impressum');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(cards()).toHaveLength(0);
  });
});
