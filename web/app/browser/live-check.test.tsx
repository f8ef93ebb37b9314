import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import german from '~/i18n/locales/de/status.json';
import { LiveCheck } from '~/sections/status/live-check';
import { checkLive } from './live-check';

async function answerWith(answer: () => Promise<Response>) {
  const call = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', call);
  render(<LiveCheck texts={german.live} />);
  await checkLive();
  return call;
}

const said = () => screen.getByRole('status').querySelector('[data-outcome]:not([hidden])')?.textContent;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the live check', () => {
  it('asks this site and nobody else, past every cache', async () => {
    const call = await answerWith(async () => Response.json({ status: 'ok' }));
    expect(said()).toContain(german.live.ok);
    expect(call).toHaveBeenCalledExactlyOnceWith('/healthz', expect.objectContaining({ cache: 'no-store' }));
  });

  it('says when it was checked, in German time wherever the visitor is', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-01T10:15:30Z') });
    await answerWith(async () => Response.json({ status: 'ok' }));
    expect(said()).toContain('12:15:30');
  });

  it.each([
    ['an error', async () => new Response(null, { status: 503 })],
    ['something else', async () => Response.json({ status: 'starting' })],
    ['what is no answer at all', async () => new Response('<html>')],
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('says that the site does not answer as expected when it answers %s', async (_name, answer) => {
    await answerWith(answer);
    expect(said()).toContain(german.live.failed);
  });
});
