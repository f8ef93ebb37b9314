import { beforeAll, describe, expect, it, vi } from 'vitest';

// The site's server refuses these forms first; the development server does not.

const SITE = 'https://site.example';
const PAGES = {
  'the contact form': () => import('./home'),
  'the contact form beside the calendar': () => import('./schedule-meeting'),
  "the investors' gate": () => import('./investors-partners'),
  "the deck's gate": () => import('./investment-deck'),
};

beforeAll(() => {
  for (const name of ['CMS_API_TOKEN', 'SESSION_SECRET', 'PREVIEW_SECRET']) vi.stubEnv(name, 's'.repeat(40));
  vi.stubEnv('SITE_URL', SITE);
  vi.stubEnv('CMS_URL', 'https://cms.example');
});

async function statusOf(
  page: () => Promise<{ action: (args: never) => Promise<unknown> }>,
  headers: Record<string, string>,
): Promise<number> {
  const { action } = await page();
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

describe.each(Object.entries(PAGES))('%s', (_name, page) => {
  it('is refused when another site sends it', async () => {
    expect(await statusOf(page, { Origin: 'https://elsewhere.example' })).toBe(403);
    expect(await statusOf(page, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  });

  it('is looked at when this site sends it', async () => {
    expect(await statusOf(page, { Origin: SITE })).not.toBe(403);
  });
});
