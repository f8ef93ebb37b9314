import type { Page } from '@playwright/test';
import { copy } from './support/copy';
import { expect, open, stopClock, test } from './support/site-test';

const { hero } = copy('en', 'home');
const PRODUCTS = ['idatik', 'fhir-link', 'me-ti', 'attrian', 'docuflow'];
const TURN_MS = 3_000;

const carousel = (page: Page) => page.getByRole('region', { name: hero.carousel });
const shown = (page: Page) =>
  carousel(page).locator('[aria-roledescription=slide]:not([aria-hidden=true])').getByRole('heading');
const dots = (page: Page) => carousel(page).getByRole('button').filter({ hasNotText: /./ });
const dot = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true });

async function expectStill(page: Page, name: string): Promise<void> {
  await page.clock.runFor(4 * TURN_MS);
  await expect(shown(page)).toHaveText(name);
}

test.beforeEach(({ page }) => stopClock(page));

test('the card turns through five products, one every three seconds', async ({ page }) => {
  await open(page, '/en');
  for (const name of [...PRODUCTS, 'idatik']) {
    await expect(shown(page)).toHaveText(name);
    await page.clock.runFor(TURN_MS - 100);
    await expect(shown(page)).toHaveText(name);
    await page.clock.runFor(100);
  }
});

test('the card keeps its height while it turns', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/de');
  const card = page.locator('[aria-roledescription=carousel]');
  const height = (await card.boundingBox())?.height;
  for (const name of PRODUCTS.slice(1)) {
    await page.clock.runFor(TURN_MS);
    await expect(card.locator('[aria-roledescription=slide]:not([aria-hidden=true]) h2')).toHaveText(name);
    expect((await card.boundingBox())?.height).toBe(height);
  }
});

test('a dot shows its product for its full time', async ({ page }) => {
  await open(page, '/en');
  await page.clock.runFor(TURN_MS - 500);
  await dot(page, 'attrian').dispatchEvent('click');
  await expect(shown(page)).toHaveText('attrian');
  await expect(dot(page, 'attrian')).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(TURN_MS - 100);
  await expect(shown(page)).toHaveText('attrian');
  await page.clock.runFor(100);
  await expect(shown(page)).toHaveText('docuflow');
});

test('dots are at least 24 pixels wide and high', async ({ page }) => {
  await open(page, '/en');
  for (const name of PRODUCTS) {
    const box = await dot(page, name).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
  await expect(dots(page)).toHaveCount(PRODUCTS.length + 1);
});

test('the pause button stops the card and lets it go on', async ({ page }) => {
  await open(page, '/en');
  await carousel(page).getByRole('button', { name: hero.pause }).click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await expectStill(page, 'idatik');
  await carousel(page).getByRole('button', { name: hero.play }).dispatchEvent('click');
  await expect(carousel(page).getByRole('button', { name: hero.pause })).toBeVisible();
  await page.clock.runFor(TURN_MS);
  await expect(shown(page)).toHaveText('fhir-link');
});

test('the card waits while the pointer is on it', async ({ page }) => {
  await open(page, '/en');
  await carousel(page).hover();
  await expectStill(page, 'idatik');
  await page.mouse.move(0, 0);
  await page.clock.runFor(TURN_MS);
  await expect(shown(page)).toHaveText('fhir-link');
});

test('the card waits while the focus is in it', async ({ page }) => {
  await open(page, '/en');
  await carousel(page).getByRole('link').first().focus();
  await expectStill(page, 'idatik');
  await page.locator('#language-trigger').focus();
  await page.clock.runFor(TURN_MS);
  await expect(shown(page)).toHaveText('fhir-link');
});

test('the card waits while the tab is hidden', async ({ page }) => {
  const setHidden = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await open(page, '/en');
  await setHidden(true);
  await expectStill(page, 'idatik');
  await setHidden(false);
  await page.clock.runFor(TURN_MS);
  await expect(shown(page)).toHaveText('fhir-link');
});

test('with reduced motion the card turns only by hand', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/en');
  await expectStill(page, 'idatik');
  await dot(page, 'docuflow').click();
  await expect(shown(page)).toHaveText('docuflow');
  await expect(carousel(page).getByRole('button', { name: hero.play })).toBeVisible();
});

test('hidden slides are out of reach of the keyboard', async ({ page }) => {
  await open(page, '/en');
  const reachable = carousel(page).getByRole('link');
  await expect(reachable).toHaveCount(1);
  await reachable.focus();
  await page.keyboard.press('Tab');
  await expect(dot(page, 'idatik')).toBeFocused();
});

test('the lines of the product on the card light up within 300 ms, without motion where it is reduced', async ({
  page,
}) => {
  const lines = page.locator('[data-lines]');
  const expectLit = (index: number) =>
    expect
      .poll(() =>
        lines.evaluateAll((all) =>
          all
            .filter((line) => getComputedStyle(line).opacity !== '0')
            .map((line) => line.getAttribute('data-lines')),
        ),
      )
      .toEqual(PRODUCTS[index] === 'idatik' ? ['0', '0'] : [String(index)]);
  const durations = () =>
    lines.evaluateAll((all) =>
      all.map((line) => Number.parseFloat(getComputedStyle(line).transitionDuration)),
    );
  await open(page, '/en');
  await expectLit(0);
  await dot(page, 'me-ti').dispatchEvent('click');
  await expectLit(PRODUCTS.indexOf('me-ti'));
  for (const seconds of await durations()) expect(seconds).toBeLessThan(0.3);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await dot(page, 'idatik').dispatchEvent('click');
  await expectLit(0);
  expect(new Set(await durations())).toEqual(new Set([0]));
});
