import { untilBannerStands } from './support/layout-shifts';
import { expect, open, test } from './support/site-test';

const SCRIPT_LIMIT_BYTES = 12_000;
const PHONE_HEIGHT_LIMIT = 9_500;

test('the home page needs no more JavaScript than it may, its banner included', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const scripts = new Set<string>();
  // Compressed bodies, without headers.
  const bytes = new Map<string, number>();
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || /javascript/.test(response.mimeType)) scripts.add(requestId);
  });
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, (bytes.get(requestId) ?? 0) + encodedDataLength);
  });

  await open(page, '/en');
  await untilBannerStands(page);
  await page.waitForLoadState('networkidle');
  const total = [...scripts].reduce((sum, id) => sum + (bytes.get(id) ?? 0), 0);
  test
    .info()
    .annotations.push({ type: 'JavaScript', description: `${total} bytes in ${scripts.size} files` });
  expect(scripts.size).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(SCRIPT_LIMIT_BYTES);
});

test('on a phone of 360 pixels the home page is at most 9,500 pixels high', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/de');
  await expect(page.locator('[data-project]')).not.toHaveCount(0);
  // Excludes products of other tests, and the banner's room below the footer.
  const height = await page.evaluate(() => {
    const shown = ['idatik', 'fhir-link', 'me-ti', 'attrian', 'attrian-credentials', 'docuflow'];
    for (const card of document.querySelectorAll<HTMLElement>('[data-project]')) {
      if (!shown.includes(card.dataset.project ?? '')) card.remove();
    }
    document.documentElement.style.setProperty('--banner-height', '0px');
    return document.documentElement.scrollHeight;
  });
  expect(height).toBeGreaterThan(5_000);
  expect(height).toBeLessThanOrEqual(PHONE_HEIGHT_LIMIT);
});
