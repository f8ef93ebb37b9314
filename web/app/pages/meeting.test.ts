import type { LoaderFunctionArgs } from '@remix-run/node';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const asked = (path: string) =>
  ({ request: new Request(`http://localhost:3000${path}`), params: {}, context: {} }) as LoaderFunctionArgs;

/** Loads the pages again, because settings are read once per process. */
async function pagesWith(calendarUrl: string) {
  vi.resetModules();
  vi.stubEnv('CALENDAR_URL', calendarUrl);
  const [{ loader: meeting }, { loader: consent }] = await Promise.all([
    import('./schedule-meeting'),
    import('./meeting-consent'),
  ]);
  return { meeting, consent };
}

beforeEach(() => {
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
});
afterEach(() => vi.unstubAllEnvs());

it('with a calendar the page has the frame, which asks before it loads', async () => {
  const { meeting, consent } = await pagesWith('https://kalender.example/demo');
  expect(await meeting(asked('/en/schedule-meeting'))).toMatchObject({
    hasCalendar: true,
    isVerified: false,
  });
  const page = await consent(asked('/en/schedule-meeting/consent'));
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('kalender.example');
});

it('without one the page has the form, and there is nothing to consent to', async () => {
  const { meeting, consent } = await pagesWith('');
  const { hasCalendar, contact } = await meeting(asked('/fr/schedule-meeting?contact=7F3A92C1-B04D'));
  expect(hasCalendar).toBe(false);
  expect(contact).toMatchObject({ sentNumber: '7F3A92C1-B04D', formToken: expect.stringMatching(/./) });
  await expect(async () => consent(asked('/fr/schedule-meeting/consent'))).rejects.toMatchObject({
    status: 302,
  });
});
