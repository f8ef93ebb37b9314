import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { ContactForm, newMessage } from './support/contact-form';
import { copy } from './support/copy';
import { expectPrintable } from './support/print';
import { address, PATHS } from './support/route-table';
import { expect, open, stopClock, test } from './support/site-test';
import { toast } from './support/toast';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
/** A short page, because axe checks everything on it and the frame is the same everywhere. */
const SHORT_PAGE = '/en/impressum';
const CONTACT = '#contact';
const TOASTS = 'ol:has(> li[data-variant])';

const { nav, banner } = copy('en', 'frame');

const claims = (page: Page) => page.getByRole('complementary');

async function openWithBanner(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.clock.runFor(2_000);
  await expect(claims(page)).toBeVisible();
}

/** Closes the banner where the page has one (decision F12). */
async function openInPeace(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.clock.runFor(2_000);
  if (await page.locator('[data-without-banner]').count()) return expect(claims(page)).toHaveCount(0);
  await expect(claims(page)).toBeVisible();
  await claims(page).getByRole('button').click();
  await expect(claims(page)).toHaveCount(0);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stopClock(page);
});

test('a control whose name lacks what stands on it is a barrier (WCAG 2.5.3)', async ({ page }) => {
  await openInPeace(page, SHORT_PAGE);
  await page
    .locator('#language-trigger')
    .evaluate((button) => button.setAttribute('aria-label', 'English (EN)'));
  await expect(expectAccessible(page)).rejects.toThrow('label-content-name-mismatch');
});

test('the open language menu has no barrier', async ({ page }) => {
  await openInPeace(page, SHORT_PAGE);
  await page.locator('#language-trigger').click();
  await page.clock.runFor(500);
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
});

test('the open mobile menu has no barrier', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openInPeace(page, SHORT_PAGE);
  await page.getByRole('button', { name: nav.openMenu }).click();
  await page.clock.runFor(500);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`the open banner at ${viewport.width} pixels has no barrier`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openWithBanner(page, '/en/careers');
    await expect(claims(page)).toHaveAccessibleName(banner.label);
    await expectAccessible(page);
  });
}

test('a toast has no barrier', async ({ page }) => {
  await openInPeace(page, '/en');
  const form = new ContactForm(page);
  await form.fill(newMessage());
  await form.submit.click();
  await expect(toast(page)).toBeVisible();
  // Keeps the toast beyond its five seconds.
  await toast(page).hover();
  await expectAccessible(page, TOASTS);
});

test('the form with its errors has no barrier', async ({ page }) => {
  await openInPeace(page, '/en');
  const form = new ContactForm(page);
  await form.captcha.fill('99');
  await form.submit.click();
  await expect(form.field('firstName')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, CONTACT);
});

test('the not-found page has no barrier', async ({ page, complaints }) => {
  complaints.announce(/\/en\/no-such-page$/, 404);
  await openInPeace(page, '/en/no-such-page');
  await expectAccessible(page);
});

// Each page in German on a desktop and in Albanian on a phone; the products' shared page once.
const [, ...OTHER_PRODUCTS] = PATHS.filter((path) => path.startsWith('/products/'));
const PAGES = [...PATHS, '/docs/idatik?tab=api', '/schedule-meeting?meeting=verified', '/search?q=fhir'];
for (const path of PAGES) {
  test(`the page ${address('/de', path)} on a desktop has no barrier, and can be printed`, async ({
    page,
  }) => {
    await openInPeace(page, address('/de', path));
    await expectAccessible(page);
    await expectPrintable(page);
  });

  if (OTHER_PRODUCTS.includes(path)) continue;
  test(`the page ${address('/sq', path)} on a phone has no barrier`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openInPeace(page, address('/sq', path));
    await expectAccessible(page);
  });
}

test('the whitepaper has no barrier, and can be printed', async ({ page }) => {
  await page.goto('/TI-2.0-Transformation-Whitepaper.html');
  await expectAccessible(page);
  await expectPrintable(page);
});
