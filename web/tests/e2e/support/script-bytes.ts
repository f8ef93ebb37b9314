import { type Page, test } from '@playwright/test';
import { expect, open } from './site-test';

/** Loads what a page fetches by itself. @returns compressed bytes of its scripts, more than none */
export async function scriptBytes(page: Page, path: `/en/${string}`): Promise<number> {
  await open(page, path);
  await page.waitForLoadState('networkidle');
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  test.info().annotations.push({ type: 'JavaScript', description: `${bytes} bytes` });
  expect(bytes).toBeGreaterThan(0);
  return bytes;
}
