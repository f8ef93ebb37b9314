import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { enablePendingNavigation, pageOf } from './pending-navigation';

function Page() {
  return (
    <>
      <div data-progress="" hidden />
      <main id="main">
        <h1>Careers</h1>
        <a href="/en/blog">Blog</a>
        <a href="/en/impressum">Imprint</a>
        <a href="#place">Place</a>
        <a href="/idatik-openapi.json" download>
          File
        </a>
        <a href="https://elsewhere.example/">Elsewhere</a>
      </main>
      <p id="blog-status" role="status" data-says="The articles are loading" />
    </>
  );
}

const cards = () => document.querySelectorAll('[data-skeleton]').length;
const line = () => document.querySelector<HTMLElement>('[data-progress]');
const linkTo = (text: string) => {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text);
  if (!link) throw new Error(`No link ${text}`);
  return link;
};

/** Clicks without leaving the test. */
function click(text: string, how: MouseEventInit = {}): void {
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  linkTo(text).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
}

beforeAll(() => window.history.replaceState(null, '', '/en/careers'));
beforeEach(() => {
  vi.useFakeTimers();
  render(<Page />);
  const skeleton = document.createElement('template');
  skeleton.id = 'blog-skeleton';
  skeleton.innerHTML = '<i data-skeleton></i>'.repeat(6);
  document.body.append(skeleton);
  enablePendingNavigation();
});
afterEach(() => {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  document.getElementById('blog-skeleton')?.remove();
  cleanup();
  vi.useRealTimers();
});

describe('a navigation', () => {
  it('to the blog shows placeholders when it takes longer than an instant, and says so', () => {
    click('Blog');
    vi.advanceTimersByTime(299);
    expect(cards()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(cards()).toBe(6);
    expect(document.getElementById('blog-status')?.textContent).toBe('The articles are loading');
    // Restored from the back/forward cache.
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(cards()).toBe(0);
    expect(document.querySelector('h1')?.textContent).toBe('Careers');
    expect(document.getElementById('blog-status')?.textContent).toBe('');
  });

  it('to any page shows a line after 150 ms, and no placeholders', () => {
    click('Imprint');
    vi.advanceTimersByTime(149);
    expect(line()?.hidden).toBe(true);
    vi.advanceTimersByTime(1);
    expect(line()?.hidden).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(cards()).toBe(0);
  });

  it.each(['Place', 'File', 'Elsewhere'])('is none where a link leads to no page: %s', (text) => {
    click(text);
    vi.advanceTimersByTime(1_000);
    expect(line()?.hidden).toBe(true);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is none in this window with %o',
    (how) => {
      const seen: (URL | null)[] = [];
      window.addEventListener('click', (event) => seen.push(pageOf(event)), { once: true });
      click('Imprint', how);
      vi.advanceTimersByTime(1_000);
      expect(seen).toEqual([null]);
      expect(line()?.hidden).toBe(true);
    },
  );
});
