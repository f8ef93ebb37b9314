import { SCRIPT_BUDGETS } from '../../script-budgets';
import { ContactForm, newMessage } from './support/contact-form';
import { copy } from './support/copy';
import { scriptBytes } from './support/script-bytes';
import { expect, hydrated, open, test } from './support/site-test';
import { strapi } from './support/strapi';
import { toast } from './support/toast';

const PAGES = [
  '/en/impressum',
  '/en/privacy',
  '/en/products/idatik',
  '/en/products/attrian',
  '/en/products/me-ti',
  '/en/blog',
  '/en/careers',
  '/en/eu-id',
] as const;

for (const path of PAGES) {
  test(`${path} fetches one small script and no React before anybody acts`, async ({ page }) => {
    expect(await scriptBytes(page, path)).toBeLessThanOrEqual(SCRIPT_BUDGETS.document.bytes);
    await expect(page.locator('script:not([type])')).toHaveCount(3);
    expect(await page.content()).not.toContain('__remix');
  });
}

test('a button that is clicked before the script is there does its work when it is', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/en/careers', { waitUntil: 'commit' });
  await page.locator('[data-panel]').click();
  await expect(page.locator('#solutions-panel')).toBeHidden();
  release();
  await hydrated(page);
  await expect(page.locator('#solutions-panel')).toBeVisible();
});

test('a button of an island that sleeps does its work when the island is awake', async ({ page }) => {
  // Low enough that the island is not near the screen, where it would wake by itself.
  await page.setViewportSize({ width: 1280, height: 300 });
  await open(page, '/en/ti-transformation');
  const island = page.locator('site-island[name=stage]');
  await expect(island).not.toHaveAttribute('data-awake');
  const audience = island.locator('button[aria-pressed=false]').first();
  const name = (await audience.textContent()) ?? '';
  await audience.evaluate((button: HTMLElement) => button.click());
  await expect(island.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('what is typed into the contact form before it is awake is sent', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/contact-form-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/en');
  const form = new ContactForm(page);
  const message = newMessage();
  await form.fill(message);
  release();
  await form.solve();
  expect(await form.content()).toEqual(message);
  await form.submit.click();
  await expect(toast(page)).toHaveAttribute('data-variant', 'default');
  expect(await strapi.submissions.list('email', message.email)).toMatchObject([message]);
});

test('a contact form that is sent asleep says in its own words what it lacks', async ({ page }) => {
  await open(page, '/en');
  const form = new ContactForm(page);
  const island = page.locator('site-island[name=contact-form]');
  await expect(island).not.toHaveAttribute('data-awake');
  await form.submit.evaluate((button: HTMLElement) => button.click());
  await expect(island).toHaveAttribute('data-awake', '');
  await expect(form.root).toContainText(copy('en', 'contact').form.missing);
});
