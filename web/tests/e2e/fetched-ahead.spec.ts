import type { Page } from '@playwright/test';
import { expect, open, stopClock, test } from './support/site-test';

const CAREERS = 'footer a[href="/en/careers"]';

/** What the page has told the browser to fetch ahead. */
const fetchedAhead = (page: Page) => page.locator('link[rel=prefetch][href^="/en/careers.data"]');

test('a page is fetched ahead when the pointer rests on a link to it, not when it passes by', async ({
  page,
}) => {
  await stopClock(page);
  await open(page, '/en/status');
  await page.locator(CAREERS).hover();
  await page.clock.runFor(50);
  await page.locator('footer a[href="/en/blog"]').hover();
  await page.clock.runFor(1_000);
  await expect(page.locator('link[rel=prefetch][href^="/en/blog.data"]')).toHaveCount(1);
  await expect(fetchedAhead(page)).toHaveCount(0);
});

test('the keyboard fetches ahead as well', async ({ page }) => {
  await stopClock(page);
  await open(page, '/en/status');
  await page.locator(CAREERS).focus();
  await page.clock.runFor(1_000);
  await expect(fetchedAhead(page)).toHaveCount(1);
});

test('nothing is fetched ahead for visitors who save data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await stopClock(page);
  await open(page, '/en/status');
  await page.locator(CAREERS).hover();
  await page.clock.runFor(1_000);
  await page.locator(CAREERS).click();
  await expect(page).toHaveURL('/en/careers');
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
});
