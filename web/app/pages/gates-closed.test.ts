import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { action as deckAction, loader as deckLoader } from './investment-deck';
import { action as investorsAction, loader as investorsLoader } from './investors-partners';

beforeAll(() => {
  vi.stubEnv('CMS_INTERNAL_URL', 'http://127.0.0.1:1');
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
  vi.stubEnv('INVESTORS_PASSWORD', '');
  vi.stubEnv('DECK_PASSWORD', '');
});

afterAll(() => {
  vi.unstubAllEnvs();
});

const PAGES = [
  ['/investors-partners', 'pwd', investorsLoader, investorsAction],
  ['/investment-deck', 'password', deckLoader, deckAction],
] as const;

describe.each(PAGES)('%s without a password in the settings', (path, parameter, load, act) => {
  const at = (address: string, init?: RequestInit) =>
    ({
      request: new Request(`http://localhost:3000${address}`, init),
      params: {},
      context: { clientAddress: '192.0.2.1' },
    }) as LoaderFunctionArgs & ActionFunctionArgs;

  it('is locked, and knows that no password will help', async () => {
    const { data } = await load(at(path));
    expect(data).toMatchObject({ view: { hasPassword: false, notice: null }, content: null });
  });

  it.each(['', 'null', 'undefined'])('opens for no password, not for "%s" either', async (guess) => {
    const address = `${path}?${parameter}=${guess}`;
    const left = await load(at(address)).catch((thrown: unknown) => thrown);
    expect((left as Response).headers.get('Location')).toBe(path);
    const body = new URLSearchParams({ password: guess });
    const { data, init } = (await act(at(path, { method: 'POST', body }))) as {
      data: { content: unknown };
      init: ResponseInit | null;
    };
    expect(data.content).toBeNull();
    expect(init?.status).toBe(guess === '' ? 400 : 403);
  });
});
