import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { openAdmin } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { test as base, expect, open } from './support/site-test';
import { strapi } from './support/strapi';
import { toast } from './support/toast';

const { actions, create, editor, fields, list, removal, states } = copy('de', 'admin-openings');
const { form, lines } = copy('de', 'admin');
const { deleted } = copy('de', 'admin-history');

const test = base.extend<{ newKey: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
  newKey: async ({}, use) => {
    const key = `e2e-${randomUUID()}`;
    await use(key);
    for (const { documentId } of await strapi.ordered.opening.list('key', key, 'de')) {
      await strapi.ordered.opening.remove(documentId);
    }
  },
});

const openList = (page: Page) => openAdmin(page, { hash: '#openings' });
const row = (page: Page, title: string): Locator =>
  page
    .getByRole('list', { name: list.label })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
const save = (page: Page) => page.getByRole('button', { name: form.save, exact: true });
const field = (page: Page, label: string, language = 'Deutsch') =>
  page.getByRole('textbox', { name: `${label} (${language})`, exact: true });
const advertisement = (page: Page, key: string) => page.locator(`article[id="${key}"]`);

test('an opening is written, published in two languages, expires, and is deleted', async ({
  page,
  context,
  newKey: key,
}) => {
  const title = `Prüferin ${key.slice(-6)}`;
  await openList(page);
  await page.getByRole('button', { name: actions.add }).click();
  await page.getByRole('textbox', { name: fields.title }).fill(title);
  await page.getByRole('textbox', { name: fields.key }).fill(key);
  await expectAccessible(page);
  await save(page).click();
  await expect(toast(page)).toContainText(create.done);

  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await field(page, fields.summary).fill('Sie prüfen Schnittstellen.');
  await page.getByRole('button', { name: `${fields.tasks} (Deutsch): ${lines.add}` }).click();
  await page.keyboard.type('Protokolle lesen');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Fehler finden');
  await page.getByRole('radio', { name: 'Französisch' }).check({ force: true });
  await field(page, fields.title, 'Französisch').fill('Contrôleuse');
  await page.getByRole('checkbox', { name: fields.isPublished }).check({ force: true });
  await expectAccessible(page);
  await save(page).click();
  await expect(toast(page)).toContainText(editor.saved);

  const visitor = await context.newPage();
  await open(visitor, '/de/careers');
  await expect(advertisement(visitor, key).getByRole('heading', { level: 3 })).toHaveText(title);
  await expect(advertisement(visitor, key)).toContainText('Fehler finden');
  await open(visitor, '/fr/careers');
  await expect(advertisement(visitor, key).getByRole('heading', { level: 3 })).toHaveText('Contrôleuse');
  // A missing translation is German, and says so.
  await expect(advertisement(visitor, key).getByText('Sie prüfen Schnittstellen.')).toHaveAttribute(
    'lang',
    'de',
  );
  await expectAccessible(visitor);

  await page.bringToFront();
  await page.getByLabel(fields.expires).fill('2020-01-31');
  // The notice of the first save may still be there.
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await save(page).click();
  await saved;
  await visitor.reload();
  await expect(advertisement(visitor, key)).toHaveCount(0);
  await page.bringToFront();
  await page.getByRole('main').getByRole('button', { name: form.close, exact: true }).click();
  await expect(row(page, title)).toContainText(states.expired);

  // Editors still see it.
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    row(page, title).getByRole('link').click(),
  ]);
  await expect(advertisement(preview, key)).toBeVisible();
  await preview.close();

  await page.bringToFront();
  await page.getByRole('button', { name: `${actions.delete}: ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: removal.confirm, exact: true }).click();
  await expect(toast(page)).toContainText(removal.done);
  await expect(row(page, title)).toHaveCount(0);
  expect(await strapi.ordered.opening.list('key', key, 'de')).toEqual([]);
});

test('an opening that was deleted comes back, and is live again', async ({ page, context, newKey: key }) => {
  const title = `Zurück ${key.slice(-6)}`;
  const datePosted = '2026-01-01';
  const documentId = await strapi.ordered.opening.create({ key, title, datePosted, isPublished: true }, 'de');
  const visitor = await context.newPage();
  await open(visitor, '/de/careers');
  await expect(advertisement(visitor, key)).toBeVisible();
  await strapi.ordered.opening.remove(documentId);
  await visitor.reload();
  await expect(advertisement(visitor, key)).toHaveCount(0);

  await page.bringToFront();
  await openList(page);
  await page.getByRole('button', { name: deleted.open }).click();
  await page.getByRole('button', { name: deleted.restoreOf.replace('{{name}}', title) }).click();
  await expect(row(page, title)).toContainText(states.published);
  await visitor.reload();
  await expect(advertisement(visitor, key)).toBeVisible();
});
