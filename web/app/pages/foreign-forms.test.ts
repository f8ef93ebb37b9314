import { beforeAll, describe, expect, it, vi } from 'vitest';
import { action as homeAction } from './home';
import { action as deckAction } from './investment-deck';
import { action as investorsAction } from './investors-partners';
import { action as meetingAction } from './schedule-meeting';

// The site's server refuses these forms first; the development server does not.

const SITE = 'https://site.example';
const ACTIONS = {
  'the contact form': homeAction,
  'the contact form beside the calendar': meetingAction,
  "the investors' gate": investorsAction,
  "the deck's gate": deckAction,
};

beforeAll(() => {
  for (const name of ['CMS_API_TOKEN', 'SESSION_SECRET', 'PREVIEW_SECRET']) vi.stubEnv(name, 's'.repeat(40));
  vi.stubEnv('SITE_URL', SITE);
  vi.stubEnv('CMS_URL', 'https://cms.example');
});

async function statusOf(
  action: (args: never) => Promise<unknown>,
  headers: Record<string, string>,
): Promise<number> {
  const request = new Request(`${SITE}/de`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ x: '1' }),
  });
  const args = { request, params: {}, context: { clientAddress: '192.0.2.1' } } as never;
  const answer: unknown = await action(args).catch((thrown: unknown) => thrown);
  if (answer instanceof Response) return answer.status;
  return (answer as { init: { status: number } }).init.status;
}

describe.each(Object.entries(ACTIONS))('%s', (_name, action) => {
  it('is refused when another site sends it', async () => {
    expect(await statusOf(action, { Origin: 'https://elsewhere.example' })).toBe(403);
    expect(await statusOf(action, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  });

  it('is looked at when this site sends it', async () => {
    expect(await statusOf(action, { Origin: SITE })).not.toBe(403);
  });
});
