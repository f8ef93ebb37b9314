import type { Page } from '@playwright/test';
import { copy } from './support/copy';
import { expect, open, test } from './support/site-test';

const { nav, site } = copy('en', 'frame');
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

function opacity(page: Page): Promise<number> {
  return page.getByRole('banner').evaluate((header) => {
    const channels = getComputedStyle(header).backgroundColor.match(/[\d.]+/g) ?? [];
    return Number(channels[3] ?? 1);
  });
}

test('the navigation turns opaque beyond 10 pixels, and back', async ({ page }) => {
  await open(page, '/en');
  const atTop = await opacity(page);
  expect(atTop).toBeLessThan(0.9);
  await scrollTo(page, 11);
  await expect.poll(() => opacity(page)).toBeGreaterThan(0.95);
  await scrollTo(page, 10);
  await expect.poll(() => opacity(page)).toBe(atTop);
});

test('the navigation names five places and leads to them', async ({ page }) => {
  await open(page, '/en/careers');
  const bar = page.getByRole('navigation', { name: nav.label });
  const links = bar.getByRole('listitem').getByRole('link');
  await expect(links).toHaveText([nav.home, nav.solutions, nav.about, nav.contact, nav.investors]);
  await bar.getByRole('link', { name: nav.solutions }).click();
  await expect(page).toHaveURL('/en#solutions');
  await expect(page.locator('#solutions-title')).toBeInViewport();
});

test('the skip link comes first and leads past the navigation', async ({ page }) => {
  await open(page, '/en');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: site.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const opener = (page: Page) => page.getByRole('button', { name: nav.openMenu });
  const drawer = (page: Page) => page.getByRole('dialog', { name: nav.menuTitle });

  async function openMenu(page: Page): Promise<void> {
    await opener(page).click();
    await expect(drawer(page)).toBeVisible();
    await expect(drawer(page)).toHaveAttribute('data-state', 'open');
  }

  test('the menu holds the items and Get in Touch', async ({ page }) => {
    await open(page, '/en/careers');
    await expect(page.getByRole('link', { name: nav.solutions, exact: true }).first()).toBeHidden();
    await openMenu(page);
    const links = drawer(page).getByRole('link');
    const items = [nav.home, nav.solutions, nav.about, nav.contact, nav.investors, nav.search];
    await expect(links).toHaveText([...items, 'Get in Touch']);
  });

  test('the menu keeps the focus until Escape gives it back', async ({ page }) => {
    await open(page, '/en');
    await openMenu(page);
    const focusIsInside = () => drawer(page).evaluate((dialog) => dialog.contains(document.activeElement));
    await expect.poll(focusIsInside).toBe(true);
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press('Tab');
      expect(await focusIsInside()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('the close button closes the menu', async ({ page }) => {
    await open(page, '/en');
    await openMenu(page);
    await drawer(page).getByRole('button', { name: nav.closeMenu }).click();
    await expect(drawer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  for (const path of ['/en', '/en/careers']) {
    test(`Get in Touch on ${path} leads to the contact section`, async ({ page }) => {
      await open(page, path);
      await openMenu(page);
      await drawer(page).getByRole('link', { name: nav.getInTouch }).click();
      await expect(page).toHaveURL('/en#contact');
      await expect(drawer(page)).toBeHidden();
      await expect(page.locator('#contact-title')).toBeInViewport();
    });
  }
});
