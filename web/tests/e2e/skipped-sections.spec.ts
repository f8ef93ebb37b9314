import type { Page } from '@playwright/test';
import { copy } from './support/copy';
import { nextFrame } from './support/layout-shifts';
import { expect, hydrated, laidOut, test } from './support/site-test';

const visibilities = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('section[data-ground]')].map(
      (section) => getComputedStyle(section).contentVisibility,
    ),
  );
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

async function holdIdleWork(page: Page) {
  await page.addInitScript(() => {
    let held: IdleRequestCallback[] = [];
    window.requestIdleCallback = (callback) => held.push(callback);
    addEventListener('idle-under-test', () => {
      const due = held;
      held = [];
      for (const callback of due) callback({ didTimeout: false, timeRemaining: () => 0 });
    });
  });
}

test.describe('a page whose scripts have not come', () => {
  test.use({ javaScriptEnabled: false });

  test('leaves out what is far below the screen, and shows it when it comes near', async ({ page }) => {
    await page.goto('/de');
    expect(new Set(await visibilities(page))).toEqual(new Set(['auto']));
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(page.locator('#contact')).toBeInViewport();
  });

  test('is printed whole', async ({ page }) => {
    await page.goto('/de');
    await page.emulateMedia({ media: 'print' });
    expect(new Set(await visibilities(page))).toEqual(new Set(['visible']));
  });
});

test('all sections have their true height soon after the page has been taken over', async ({ page }) => {
  await page.goto('/de');
  await hydrated(page);
  await laidOut(page);
  expect(new Set(await visibilities(page))).toEqual(new Set(['visible']));
  await page.getByRole('navigation').first().getByRole('link').first().click();
  await hydrated(page);
  expect((await visibilities(page)).every((visibility) => visibility === 'visible')).toBe(true);
});

test('what is on the screen stays where it is while others get their height', async ({ page }) => {
  await holdIdleWork(page);
  await page.goto('/de');
  await hydrated(page);
  await page.evaluate(() => scrollTo({ top: 3_000, behavior: 'instant' }));
  await nextFrame(page);
  const shown = await page.evaluate(() => {
    const middle = document
      .elementFromPoint(innerWidth / 2, innerHeight / 2)
      ?.closest('section[data-ground]');
    middle?.setAttribute('data-under-test', '');
    return middle !== null;
  });
  expect(shown).toBe(true);
  const before = await topOf(page, '[data-under-test]');
  const html = page.locator('html');
  while (await html.evaluate((element) => element.hasAttribute('data-skips-sections'))) {
    await page.evaluate(() => window.dispatchEvent(new Event('idle-under-test')));
    await nextFrame(page);
    expect(Math.abs((await topOf(page, '[data-under-test]')) - before)).toBeLessThan(2);
  }
});

test('whoever comes to a place within the page, or back to it, finds it there', async ({ page }) => {
  await holdIdleWork(page);
  await page.goto('/de#contact');
  expect(new Set(await visibilities(page))).toEqual(new Set(['visible']));
  // `load` may come before the first frame, which scrolls there.
  await expect.poll(async () => Math.abs(await topOf(page, '#contact'))).toBeLessThan(150);
  await page.goto('/de/ti-transformation');
  expect(await visibilities(page)).toContain('auto');
  await page.reload();
  expect(await visibilities(page)).not.toContain('auto');
});

test('whoever goes to a place within the page before all is laid out arrives there', async ({ page }) => {
  await holdIdleWork(page);
  await page.goto('/en');
  await hydrated(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: copy('en', 'frame').nav.contact })
    .click();
  await expect(page.locator('#contact')).toBeInViewport();
  await expect.poll(async () => Math.abs(await topOf(page, '#contact'))).toBeLessThan(150);
});
