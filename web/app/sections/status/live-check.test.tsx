import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import german from '~/i18n/locales/de/status.json';
import { LiveCheck } from './live-check';

function answerWith(answer: () => Promise<Response>) {
  const call = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', call);
  render(<LiveCheck texts={german.live} />);
  return call;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('LiveCheck', () => {
  it('asks this site and nobody else, past every cache', async () => {
    const call = answerWith(async () => Response.json({ status: 'ok' }));
    await screen.findByText(german.live.ok);
    expect(call).toHaveBeenCalledExactlyOnceWith('/healthz', expect.objectContaining({ cache: 'no-store' }));
  });

  it('says when it was checked, in German time wherever the visitor is', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-01T10:15:30Z') });
    answerWith(async () => Response.json({ status: 'ok' }));
    expect((await screen.findByText(german.live.ok)).textContent).toContain('12:15:30');
  });

  it.each([
    ['an error', async () => new Response(null, { status: 503 })],
    ['something else', async () => Response.json({ status: 'starting' })],
    ['what is no answer at all', async () => new Response('<html>')],
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('says that the site does not answer as expected when it answers %s', async (_name, answer) => {
    answerWith(answer);
    expect(await screen.findByText(german.live.failed)).toBeTruthy();
  });

  it('announces the result', async () => {
    answerWith(async () => Response.json({ status: 'ok' }));
    await screen.findByText(german.live.ok);
    expect(screen.getByRole('status').textContent).toContain(german.live.ok);
  });
});
