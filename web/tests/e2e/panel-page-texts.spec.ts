import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { environment } from './support/environment';
import { expectPanel, signInToPanel } from './support/panel';
import { closePages, expect, test } from './support/site-test';
import { strapi } from './support/strapi';

const FILE = 'documentation';
const LIST = `${environment.cmsUrl}/admin/content-manager/collection-types/api::page-text.page-text`;
const documentation = copy('de', FILE);

const saveButton = (page: Page) => page.getByRole('button', { name: 'Speichern' });

test.beforeEach(({ complaints }) => expectPanel(complaints));

/** Removes the edited texts after the one test that makes them, because the other runs beside it. */
const editingTest = test.extend<{ edited: undefined }>({
  edited: [
    async ({ context }, use) => {
      await use(undefined);
      await closePages(context);
      for (const { documentId } of await strapi.pageTexts.list('file', FILE, 'de')) {
        await strapi.pageTexts.remove(documentId);
      }
    },
    { auto: true },
  ],
});

editingTest(
  'a text of a page is found by its place, refused, corrected, live, and built in again',
  async ({ page, request }) => {
    const { title } = documentation.page;
    const live = (text: string) =>
      expect.poll(async () => (await request.get('/de/documentation')).text()).toContain(text);
    await page.setViewportSize({ width: 768, height: 1000 });
    await signInToPanel(page);
    await page.goto(`${LIST}/create?plugins[i18n][locale]=de`);
    await page.getByRole('combobox', { name: /^Teil der Website/ }).click();
    await page.getByRole('option', { name: documentation.meta.title }).click();

    await page.getByRole('searchbox', { name: 'Texte suchen' }).fill(title);
    const field = page.getByRole('textbox', { name: /› Titel$/ }).first();
    await expect(field).toHaveValue(title);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);

    await field.fill('{{niemand}} füllt das');
    await saveButton(page).click();
    await expect(page.getByText('Die Platzhalter in doppelten geschweiften Klammern')).toBeVisible();
    await live(title);
    await field.fill('Was Entwickler lesen');
    await saveButton(page).click();
    await expect(saveButton(page)).toBeDisabled();
    await live('Was Entwickler lesen');

    await page
      .getByRole('button', { name: /^Eingebauten Text wieder zeigen/ })
      .first()
      .click();
    await expect(field).toHaveValue(title);
    await saveButton(page).click();
    await expect(saveButton(page)).toBeDisabled();
    await live(title);
  },
);

test('no other page than the panel gets the texts with a token', async ({ request }) => {
  const { email, password } = environment.administrator;
  const login = await request.post(`${environment.cmsUrl}/admin/login`, { data: { email, password } });
  const { data } = await login.json();
  const ask = (origin: string) =>
    request.get('/api/page-texts/home', {
      headers: { Origin: origin, Authorization: `Bearer ${data.accessToken}` },
    });
  const panel = await ask(environment.cmsUrl);
  expect(panel.status()).toBe(200);
  expect(panel.headers()['access-control-allow-origin']).toBe(environment.cmsUrl);
  const other = await ask('https://other.example');
  expect(other.status()).toBe(401);
  expect(other.headers()['access-control-allow-origin']).toBeUndefined();
});
