import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { fillLogin } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { environment } from './support/environment';
import { edit, field, isAbove, openList, row, save, test } from './support/products-tab';
import { expect, hydrated } from './support/site-test';
import { strapi } from './support/strapi';
import { toast } from './support/toast';

const texts = copy('de', 'admin-products');
const { form, conflict, failure } = copy('de', 'admin');
const { fields, sorting, removal } = texts;

/** Somebody else saves, with the same session in another window. */
async function saveElsewhere(page: Page, key: string, change: object): Promise<void> {
  const response = await page.request.put(`/api/projects/${key}`, {
    data: change,
    headers: { Origin: environment.siteUrl },
  });
  expect(response.status()).toBe(200);
}

test('what was typed survives a reload, and two editors lose nothing', async ({
  page,
  complaints,
  createProject,
}) => {
  complaints.announce(/\/api\/projects\/e2e-/, 409);
  const title = `Gemeinsam ${randomUUID().slice(0, 6)}`;
  const { key } = await createProject(
    { title, description: 'Alt', stage: 'Launch', order: 9_004 },
    { description: 'Old' },
  );
  await openList(page);
  await edit(page, title).click();
  await field(page, fields.description).fill('Meine Fassung');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await hydrated(page);
  await fillLogin(page);
  await expect(field(page, fields.description)).toHaveValue('Meine Fassung');

  await saveElsewhere(page, key, {
    description: { de: 'Andere Fassung', en: 'Other' },
    status: 'In Testing',
  });
  await save(page).click();
  await expect(toast(page)).toContainText(texts.stale.text);
  await expect(page.getByText(conflict.title)).toBeVisible();
  await expect(page.getByText('Andere Fassung')).toBeVisible();
  // Only the other one has changed these: they are simply taken over.
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

test('what is typed while a save runs stays open; a text that is too long stays whole and is not saved', async ({
  page,
  createProject,
}) => {
  const title = `Eile ${randomUUID().slice(0, 6)}`;
  const { key } = await createProject({ title, description: 'Alt', order: 9_008 });
  await openList(page);
  await edit(page, title).click();
  const description = field(page, fields.description);
  await description.fill('Erstens');
  const saves: string[] = [];
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/api/projects/${key}`, async (route) => {
    if (route.request().method() === 'PUT') saves.push(route.request().postData() ?? '');
    await mayAnswer;
    await route.continue();
  });
  await save(page).dblclick();
  await description.fill('Erstens und zweitens');
  answer();
  await expect(toast(page)).toContainText('Product updated');
  expect(saves).toEqual([JSON.stringify({ description: { de: 'Erstens' } })]);
  await expect(description).toHaveValue('Erstens und zweitens');
  await expect(page.getByText(conflict.title)).toHaveCount(0);

  const english = field(page, fields.title, 'Englisch');
  await english.fill('x'.repeat(300));
  await expect(english).toHaveAccessibleErrorMessage(/45 Zeichen zu lang/);
  await page.getByRole('radio', { name: 'Französisch' }).check({ force: true });
  await expect(english).toHaveCount(0);
  await save(page).click();
  await expect(english).toBeFocused();
  await expect(english).toHaveValue('x'.repeat(300));
  expect(saves).toHaveLength(1);
  await english.fill('In time');
  await save(page).click();
  await expect(save(page)).toBeDisabled();
  expect(await strapi.projects.list('key', key, 'de')).toMatchObject([
    { description: 'Erstens und zweitens' },
  ]);
  expect(await strapi.projects.list('key', key, 'en')).toMatchObject([{ title: 'In time' }]);
});

test('what fails says so and what is safe, and nothing is lost', async ({
  page,
  complaints,
  createProject,
}) => {
  complaints.announce(/\/api\/projects/, 503);
  const title = `Störung ${randomUUID().slice(0, 6)}`;
  const other = `Nachbar ${randomUUID().slice(0, 6)}`;
  const { key } = await createProject({ title, order: 9_005 });
  await createProject({ title: other, order: 9_006 });
  await openList(page);
  await expect(row(page, title)).toBeVisible();
  await page.route('**/api/projects/**', (route) =>
    route.fulfill({ status: 503, json: { error: 'Strapi is away.' } }),
  );
  await row(page, title).getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await expect(toast(page)).toContainText('503: Strapi is away.');
  await expect(toast(page)).toContainText(failure.unchanged);
  await expect(row(page, title).getByRole('checkbox')).toBeChecked();
  await expect(row(page, title)).toContainText('Published');

  await toast(page).getByRole('button').click();
  await page.getByRole('button', { name: `${title} nach unten` }).click();
  await expect(toast(page)).toContainText(sorting.failed);
  await expect.poll(() => isAbove(row(page, title), row(page, other))).toBe(true);

  await page.getByRole('button', { name: `Delete: ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: removal.confirm, exact: true }).click();
  await expect(toast(page)).toContainText(failure.delete);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(row(page, title)).toBeVisible();

  await edit(page, title).click();
  await field(page, fields.title).fill('Bleibt stehen');
  await save(page).click();
  await expect(toast(page)).toContainText('503: Strapi is away.');
  await expect(toast(page)).toContainText(failure.kept);
  await expect(field(page, fields.title)).toHaveValue('Bleibt stehen');
  await page.getByRole('button', { name: form.cancel }).click();
  await page.getByRole('button', { name: copy('de', 'admin').cancel.keep }).click();
  await expect(row(page, title)).toContainText(form.unsaved);
  await page.unroute('**/api/projects/**');
  await edit(page, title).click();
  await save(page).click();
  await expect(toast(page)).toContainText('Product updated');
  await page.getByRole('main').getByRole('button', { name: form.close, exact: true }).click();
  await expect(row(page, 'Bleibt stehen')).not.toContainText(form.unsaved);
  expect(await strapi.projects.list('key', key, 'de')).toMatchObject([{ title: 'Bleibt stehen' }]);
});
