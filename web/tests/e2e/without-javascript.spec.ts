import { randomUUID } from 'node:crypto';
import { copy } from './support/copy';
import { PATHS } from './support/route-table';
import { expect, test } from './support/site-test';
import { strapi } from './support/strapi';

test.use({ javaScriptEnabled: false });

const home = copy('en', 'home');
const { form, toasts } = copy('en', 'contact');

test('without JavaScript the whole home page can be read', async ({ page }) => {
  await page.goto('/en');
  await expect(page.locator('main section[aria-labelledby]')).toHaveCount(10);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.title);
  await expect(page.locator('[data-project]')).not.toHaveCount(0);
  const faint = await page.locator('main h2, main h3, main p, main li, main dd').evaluateAll((elements) =>
    elements
      .filter(
        (element) =>
          !element.closest('[aria-hidden=true], [aria-roledescription=carousel], [data-in-place-of]'),
      )
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.textContent),
  );
  expect(faint).toEqual([]);
  await expect(page.locator('#expertise').getByRole('table')).toBeVisible();
});

test('without JavaScript a phone shows the navigation, and nothing that would not work', async ({ page }) => {
  const { nav, footer } = copy('en', 'frame');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/careers');
  const bar = page.getByRole('navigation', { name: nav.label });
  await expect(bar.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('list', { name: footer.languages }).getByRole('link')).toHaveCount(7);
  await bar.getByRole('link', { name: nav.solutions }).click();
  await expect(page).toHaveURL('/en#solutions');
});

test('without JavaScript the contact form sends', async ({ page }) => {
  const email = `${randomUUID()}@no-script.example`;
  await page.goto('/en?utm_campaign=dmea-2027');
  await page.getByLabel(form.firstName).fill('Nora');
  await page.getByLabel(form.lastName).fill('Skript');
  await page.getByLabel(form.email).fill(email);
  await page.getByLabel(form.message).fill('Ohne JavaScript.');
  await expect(page.locator('#captcha')).toBeHidden();
  await page.getByRole('button', { name: form.submit }).click();

  await expect(page).toHaveURL(/\/en\?contact=[0-9A-F]{8}-[0-9A-F]{4}#contact-result$/);
  const result = page.getByRole('heading', { name: toasts.successTitle });
  await expect(result).toBeInViewport({ ratio: 1 });
  await expect(result).toBeFocused();
  await expect(page.getByLabel(form.message)).toBeEmpty();
  const stored = await strapi.submissions.list('email', email);
  const number = new URL(page.url()).searchParams.get('contact') ?? '';
  const origin = { page: '/', campaign: 'dmea-2027' };
  expect(stored).toMatchObject([
    { firstName: 'Nora', lastName: 'Skript', language: 'en', number, ...origin },
  ]);
  await expect(page.locator('#contact-result-text')).toContainText(number);
});

test('without JavaScript a failed message is told in sight and in the focus, with what was typed', async ({
  page,
  complaints,
}) => {
  complaints.announce(/\/en\?product=attrian/, 400);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/en?product=attrian');
  await page.getByLabel(form.firstName).fill('Nora');
  await page.getByLabel(form.lastName).fill('Skript');
  await page.getByLabel(form.email).fill(`${randomUUID()}@no-script.example`);
  // Spaces satisfy the browser's check.
  await page.getByLabel(form.message).fill('   ');
  await page.getByRole('button', { name: form.submit }).click();
  const result = page.getByRole('heading', { name: toasts.errorTitle });
  await expect(result).toBeInViewport({ ratio: 1 });
  await expect(result).toBeFocused();
  await expect(page.getByLabel(form.firstName)).toHaveValue('Nora');
  await expect(page.getByLabel(form.interest)).toHaveValue('attrian-identity');
});

for (const path of PATHS) {
  test(`without JavaScript ${path} shows what it has to say`, async ({ page }) => {
    await page.goto(path === '/' ? '/fr' : `/fr${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Folded parts open without scripts.
    await page.locator('main details').evaluateAll((parts) => {
      for (const part of parts) part.setAttribute('open', '');
    });
    const unseen = await page.locator('main h1, main h2, main h3, main p').evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            !element.closest(
              '[aria-hidden=true], [role=status], [aria-live], [data-needs-script], [data-in-place-of]',
            ),
        )
        .filter((element) => element.textContent?.trim() && !element.checkVisibility())
        .map((element) => element.textContent),
    );
    expect(unseen).toEqual([]);
  });
}
