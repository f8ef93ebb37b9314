import type { Page } from '@playwright/test';
import { expect, open, test } from './support/site-test';

async function fetchedAhead(page: Page): Promise<Set<string>> {
  const session = await page.context().newCDPSession(page);
  const addresses = new Set<string>();
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) =>
    addresses.add(new URL(prefetchUrl).pathname),
  );
  await session.send('Preload.enable');
  return addresses;
}

test('a page is fetched ahead when the pointer rests on a link to it', async ({ page }) => {
  const addresses = await fetchedAhead(page);
  await open(page, '/en/status');
  await page.locator('footer a[href="/en/careers"]').hover();
  await expect.poll(() => [...addresses]).toEqual(['/en/careers']);
});

test('nothing is fetched ahead that is answered to one person alone, or is no page', async ({ page }) => {
  await open(page, '/en/status');
  const rules = await page.locator('script[type=speculationrules]').textContent();
  expect(JSON.parse(rules ?? '')).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] });
  for (const path of ['/admin', '/api/', '/uploads/', 'investors-partners', 'investment-deck', '/*.*'])
    expect(rules).toContain(path);
});

test('a page that was fetched ahead is asked for its head once it is shown, so that it counts', async ({
  page,
}) => {
  const addresses = await fetchedAhead(page);
  await open(page, '/en/status');
  const link = page.locator('footer a[href="/en/careers"]');
  await link.hover();
  await expect.poll(() => [...addresses]).toEqual(['/en/careers']);
  const shown = page.waitForRequest((request) => request.method() === 'HEAD');
  await link.click();
  const head = await shown;
  expect(new URL(head.url()).pathname).toBe('/en/careers');
  expect(new URL((await head.allHeaders())['page-shown-from'] ?? '').pathname).toBe('/en/status');
  expect((await head.response())?.status()).toBe(200);
});
