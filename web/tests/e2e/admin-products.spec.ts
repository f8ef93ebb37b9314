import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { environment } from './support/environment';
import { card, edit, editorOf, feature, field, openList, row, save, test } from './support/products-tab';
import { expect, open } from './support/site-test';
import { strapi } from './support/strapi';
import { toast } from './support/toast';

const texts = copy('de', 'admin-products');
const { form, conflict, translation, lines } = copy('de', 'admin');
const { stages } = copy('de', 'frame');
const { actions, fields, removal } = texts;

async function saveElsewhere(page: Page, key: string, change: object): Promise<void> {
  const response = await page.request.put(`/api/projects/${key}`, {
    data: change,
    headers: { Origin: environment.siteUrl },
  });
  expect(response.status()).toBe(200);
}

test('a product is added as a draft, and written in two languages', async ({ page, newKey }) => {
  const title = `Prüfdienst ${newKey.slice(-6)}`;
  await openList(page);
  await page.getByRole('button', { name: actions.add }).click();
  await page.getByRole('textbox', { name: fields.title }).fill(title);
  const key = page.getByRole('textbox', { name: fields.key });
  await expect(key).toHaveValue(`pruefdienst-${newKey.slice(-6)}`);
  await key.fill(newKey);
  await save(page).click();

  await expect(editorOf(page, title)).toBeVisible();
  await expect(toast(page)).toContainText(texts.create.done);
  const published = page.getByRole('checkbox', { name: fields.isActive });
  await expect(published).not.toBeChecked();
  await field(page, fields.description).fill('Prüft Nachweise.\nOhne Papier.');
  await page.getByRole('button', { name: `${fields.features} (Deutsch): ${lines.add}` }).click();
  await page.keyboard.type('Erstes');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Zweites');
  await page.getByRole('button', { name: 'Zweites nach oben' }).click();
  await expect(feature(page, 1)).toHaveValue('Zweites');
  await page.getByRole('radio', { name: texts.icons.award }).check({ force: true });
  await page.getByRole('radio', { name: texts.colors.purple }).check({ force: true });
  await page.getByRole('button', { name: stages.launch }).click();
  await page.getByRole('radio', { name: 'Französisch' }).check({ force: true });
  await expect(page.getByRole('radio', { name: `Französisch (${translation.missing})` })).toBeChecked();
  await field(page, fields.title, 'Französisch').fill('Service de preuve');
  await expect(page.getByRole('radio', { name: `Französisch (${translation.partial})` })).toBeChecked();
  await expectAccessible(page);
  await save(page).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Product updated');
  await expect(save(page)).toBeFocused();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: form.close, exact: true }).click();
  await expect(edit(page, title)).toBeFocused();
  await expectAccessible(page);
  await expect(row(page, title)).toContainText('Entwurf');
  await expect(row(page, title)).toContainText(stages.launch);
  expect(await strapi.projects.list('key', newKey, 'fr')).toMatchObject([{ title: 'Service de preuve' }]);
  expect(await strapi.projects.list('key', newKey, 'de')).toMatchObject([
    { title, features: 'Zweites\nErstes', icon: 'award', color: 'purple', isActive: false },
  ]);
});

test('a product is published, seen by visitors, and deleted with all that belongs to it', async ({
  page,
  context,
  createProject,
  newKey: key,
}) => {
  const title = `Prüfdienst ${key.slice(-6)}`;
  const next = `Nachfolger ${key.slice(-6)}`;
  const documentId = await strapi.projects.create({ key, title, isActive: false, order: 9_009 }, 'de');
  await createProject({ title: next, isActive: false, order: 9_010 });
  await strapi.projects.save(documentId, 'en', { title: 'Proof service' });
  await openList(page);
  const visitor = await context.newPage();
  await open(visitor, '/en');
  await expect(card(visitor, key)).toHaveCount(0);
  await page.bringToFront();
  const switched = row(page, title).getByRole('checkbox');
  await switched.focus();
  await page.keyboard.press('Space');
  await expect(row(page, title)).toContainText('Veröffentlicht');
  await expect(toast(page)).toContainText('Product updated');
  await visitor.reload();
  await expect(card(visitor, key)).toContainText('Proof service');

  await page.bringToFront();
  await toast(page).getByRole('button').click();
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: `Vorschau: ${title}` }).click(),
  ]);
  await expect(preview).toHaveURL(new RegExp(`/products/${key}$`));
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();

  await page.bringToFront();
  await page.getByRole('button', { name: `Löschen: ${title}` }).click();
  const dialog = page.getByRole('alertdialog');
  for (const goes of [removal.card, removal.texts, `die Seite /products/${key}`]) {
    await expect(dialog).toContainText(goes);
  }
  await expectAccessible(page);
  await dialog.getByRole('button', { name: removal.cancel }).click();
  await expect(row(page, title)).toBeVisible();
  const deletions: string[] = [];
  page.on('request', (request) => request.method() === 'DELETE' && deletions.push(request.url()));
  await page.getByRole('button', { name: `Löschen: ${title}` }).click();
  await dialog.getByRole('button', { name: removal.confirm, exact: true }).dblclick();
  await expect(row(page, title)).toHaveCount(0);
  await expect(toast(page)).toContainText(removal.done);
  await expect(edit(page, next)).toBeFocused();
  expect(deletions).toHaveLength(1);
  await visitor.reload();
  await expect(card(visitor, key)).toHaveCount(0);
});

test('two editors of one product lose nothing', async ({ page, complaints, createProject }) => {
  complaints.announce(/\/api\/projects\/e2e-/, 409);
  const title = `Gemeinsam ${randomUUID().slice(0, 6)}`;
  const { key } = await createProject(
    { title, description: 'Alt', stage: 'Launch', order: 9_004 },
    { description: 'Old' },
  );
  await openList(page);
  await edit(page, title).click();
  await field(page, fields.description).fill('Meine Fassung');

  await saveElsewhere(page, key, {
    description: { de: 'Andere Fassung', en: 'Other' },
    status: 'In Testing',
  });
  await save(page).click();
  await expect(toast(page)).toContainText(conflict.title);
  await expect(page.getByRole('main').getByText(conflict.title)).toBeVisible();
  await expect(page.getByText('Andere Fassung')).toBeVisible();
  await expect(field(page, fields.description, 'Englisch')).toHaveValue('Other');
  await expect(page.getByRole('textbox', { name: fields.status })).toHaveValue('In Testing');
  await expect(save(page)).toBeDisabled();
  await expectAccessible(page);
  const label = `${fields.description} (Deutsch)`;
  await page.getByRole('button', { name: `${conflict.takeMine}: ${label}` }).click();
  await save(page).click();
  await expect(toast(page)).toContainText('Product updated');
  const [stored] = await strapi.projects.list('key', key, 'de');
  expect(stored).toMatchObject({ description: 'Meine Fassung', stage: 'In Testing' });
  expect(await strapi.projects.list('key', key, 'en')).toMatchObject([{ description: 'Other' }]);
});
