import { type Page, test } from '@playwright/test';
import { expect, open } from './site-test';

const SCRIPT_MARGIN_BYTES = 20_000;

async function scriptBytes(page: Page, path: string): Promise<number> {
  await open(page, path);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
}

export async function expectFewScripts(page: Page, path: `/en/${string}`): Promise<void> {
  const own = await scriptBytes(page, path);
  const home = await scriptBytes(page, '/en');
  test.info().annotations.push({ type: 'JavaScript', description: `${own} bytes, home page ${home}` });
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThanOrEqual(home + SCRIPT_MARGIN_BYTES);
}
