import type { Page } from '@playwright/test';
import { expect, open, test } from './support/site-test';

const PRODUCT = '/en/products/me-ti';

interface Filling {
  look: string;
  endsAfterMs: number;
}

/** Collects what is animated on the nodes of rails. */
const watchNodes = (page: Page) =>
  page.addInitScript(() => {
    const fillings: Filling[] = [];
    Object.assign(window, { fillings });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      const { look } = (this as HTMLElement).dataset;
      const { delay = 0, duration = 0 } = typeof options === 'object' ? options : { duration: options };
      if (look) fillings.push({ look, endsAfterMs: delay + Number(duration) });
      return animate.call(this, keyframes, options);
    };
  });
const fillings = (page: Page) => page.evaluate(() => (window as unknown as { fillings: Filling[] }).fillings);
const rail = (page: Page) => page.locator('main [data-rail]:has(> [data-look])');

test('the nodes of a rail fill once, within 300 ms, when it comes into view', async ({ page }) => {
  await watchNodes(page);
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(page, PRODUCT);
  expect(await fillings(page)).toEqual([]);
  await rail(page).scrollIntoViewIfNeeded();
  await expect
    .poll(async () => (await fillings(page)).map(({ look }) => look))
    .toEqual(['past', 'current', 'ahead', 'ahead']);
  for (const { endsAfterMs } of await fillings(page)) expect(endsAfterMs).toBeLessThan(300);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(rail(page)).not.toBeInViewport();
  await rail(page).scrollIntoViewIfNeeded();
  await expect(rail(page)).toBeInViewport();
  expect(await fillings(page)).toHaveLength(4);
});

test('with reduced motion the nodes of a rail are as they are', async ({ page }) => {
  await watchNodes(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(page, PRODUCT);
  await rail(page).scrollIntoViewIfNeeded();
  await expect(rail(page)).toBeInViewport();
  expect(await fillings(page)).toEqual([]);
});
