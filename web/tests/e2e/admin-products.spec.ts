import { randomUUID } from 'node:crypto';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { card, edit, editorOf, feature, field, openList, row, save, test } from './support/products-tab';
import { expect, open } from './support/site-test';
import { strapi } from './support/strapi';
import { toast } from './support/toast';

const texts = copy('de', 'admin-products');
const { form, translation } = copy('de', 'admin');
const { literal, fields, features, faults, removal } = texts;

test('a product is added as a draft, and written in two languages', async ({ page, complaints, newKey }) => {
  complaints.announce(/\/api\/projects$/, 409);
  const title = `Prüfdienst ${newKey.slice(-6)}`;
  await openList(page);
  await page.getByRole('button', { name: literal.add }).click();
  await page.getByRole('textbox', { name: fields.title }).fill(title);
  const key = page.getByRole('textbox', { name: fields.key });
  await expect(key).toHaveValue(`pruefdienst-${newKey.slice(-6)}`);
  await key.fill('idatik');
  await page.keyboard.press('Enter');
  await expect(key).toBeFocused();
  await expect(key).toHaveAccessibleErrorMessage(faults.key.taken);
  await key.fill(newKey);
  await save(page).click();

  await expect(editorOf(page, title)).toBeVisible();
  await expect(toast(page)).toContainText(texts.create.done);
  const published = page.getByRole('checkbox', { name: literal.published });
  await expect(published).not.toBeChecked();
  await field(page, fields.description).fill('Prüft Nachweise.\nOhne Papier.');
  await page.getByRole('button', { name: `${fields.features} (Deutsch): ${features.add}` }).click();
  await page.keyboard.type('Erstes');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Zweites');
  await page.getByRole('button', { name: 'Zweites nach oben' }).click();
  await expect(feature(page, 1)).toHaveValue('Zweites');
  await page.getByRole('radio', { name: texts.icons.award }).check({ force: true });
  await page.getByRole('radio', { name: texts.colors.purple }).check({ force: true });
  await page.getByRole('button', { name: 'Launch' }).click();
  await page.getByRole('radio', { name: 'Französisch' }).check({ force: true });
  await expect(page.getByRole('radio', { name: `Französisch (${translation.missing})` })).toBeChecked();
  await field(page, fields.title, 'Französisch').fill('Service de preuve');
  await expect(page.getByRole('radio', { name: `Französisch (${translation.partial})` })).toBeChecked();
  const address = page.getByRole('textbox', { name: fields.externalUrl });
  await address.fill('javascript:alert(1)');
  await save(page).click();
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleErrorMessage(faults.externalUrl);
  await address.fill('');
  await save(page).click();
  await expect(toast(page)).toContainText('Product updated');
  await page.getByRole('main').getByRole('button', { name: form.close, exact: true }).click();
  await expect(edit(page, title)).toBeFocused();
  await expect(row(page, title)).toContainText('Draft');
  await expect(row(page, title)).toContainText('Launch');
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
  await expect(row(page, title)).toContainText('Published');
  await expect(toast(page)).toContainText('Product updated');
  await visitor.reload();
  await expect(card(visitor, key)).toContainText('Proof service');

  await page.bringToFront();
  await toast(page).getByRole('button').click();
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: `Preview: ${title}` }).click(),
  ]);
  await expect(preview).toHaveURL(new RegExp(`/products/${key}$`));
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();

  await page.bringToFront();
  await page.getByRole('button', { name: `Delete: ${title}` }).click();
  const dialog = page.getByRole('alertdialog');
  for (const goes of [removal.card, removal.texts, `die Seite /products/${key}`]) {
    await expect(dialog).toContainText(goes);
  }
  await expectAccessible(page);
  await dialog.getByRole('button', { name: removal.cancel }).click();
  await expect(row(page, title)).toBeVisible();
  const deletions: string[] = [];
  page.on('request', (request) => request.method() === 'DELETE' && deletions.push(request.url()));
  await page.getByRole('button', { name: `Delete: ${title}` }).click();
  await dialog.getByRole('button', { name: removal.confirm, exact: true }).dblclick();
  await expect(row(page, title)).toHaveCount(0);
  await expect(toast(page)).toContainText(removal.done);
  await expect(edit(page, next)).toBeFocused();
  expect(deletions).toHaveLength(1);
  await visitor.reload();
  await expect(card(visitor, key)).toHaveCount(0);
});

test('everything can be done by keyboard, and axe finds nothing, wide and narrow', async ({
  page,
  createProject,
}) => {
  const title = `Tastatur ${randomUUID().slice(0, 6)}`;
  const { key } = await createProject({ title, features: 'a\nb', order: 9_003 });
  await openList(page);
  await expect(row(page, title)).toBeVisible();
  await expectAccessible(page);
  await edit(page, title).focus();
  await page.keyboard.press('Enter');
  const heading = editorOf(page, title);
  await expect(heading.locator('[tabindex]')).toBeFocused();
  await expectAccessible(page);

  await field(page, fields.title).focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' neu');
  await feature(page, 2).focus();
  await page.keyboard.press('Enter');
  await expect(feature(page, 3)).toBeFocused();
  await page.keyboard.type('c');
  await page.keyboard.press('Enter');
  await expect(feature(page, 4)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(feature(page, 3)).toBeFocused();
  await expect(feature(page, 4)).toHaveCount(0);
  await page.getByRole('button', { name: 'a entfernen', exact: true }).press('Enter');
  await expect(feature(page, 1)).toBeFocused();
  await expect(feature(page, 1)).toHaveValue('b');
  await page.getByRole('button', { name: 'c verschieben', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'c aufgenommen' })).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: 'c über Platz 1' })).toBeAttached();
  await page.keyboard.press('Space');
  await expect(feature(page, 1)).toHaveValue('c');
  await page.getByRole('radio', { name: texts.colors.slate }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: texts.colors.indigo })).toBeChecked();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await save(page).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Product updated');
  await expect(save(page)).toBeFocused();
  await expectAccessible(page);
  const stored = await strapi.projects.list('key', key, 'de');
  expect(stored).toMatchObject([{ title: `${title} neu`, features: 'c\nb', color: 'indigo' }]);
});
