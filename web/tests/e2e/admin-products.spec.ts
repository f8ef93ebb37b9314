import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Language } from '~/i18n/languages';
import { fillLogin, openAdmin } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { environment } from './support/environment';
import { test as base, expect, hydrated, open } from './support/site-test';
import { removeProductText, strapi } from './support/strapi';
import { toast } from './support/toast';

const texts = copy('de', 'admin-products');
const { form, conflict, failure, translation } = copy('de', 'admin');
const { literal, fields, features, sorting, faults, removal, search } = texts;

const test = base.extend<{ newKey: string; removeProductTexts: (key: string) => void }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
  removeProductTexts: async ({}, use) => {
    const keys: string[] = [];
    await use((key) => keys.push(key));
    for (const key of keys) await removeProductText(key);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
  newKey: async ({}, use) => {
    const key = `e2e-${randomUUID()}`;
    await use(key);
    const left = await strapi.projects.list('key', key, 'de');
    for (const { documentId } of left) await strapi.projects.remove(documentId);
  },
});

const row = (page: Page, title: string): Locator =>
  page
    .getByRole('list', { name: texts.list.label })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
const edit = (page: Page, title: string) =>
  page.getByRole('button', { name: `${literal.edit}: ${title}`, exact: true });
const save = (page: Page) => page.getByRole('button', { name: form.save, exact: true });
const editorOf = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title });
const field = (page: Page, label: string, language = 'Deutsch') =>
  page.getByRole('textbox', { name: `${label} (${language})`, exact: true });
const feature = (page: Page, number: number, language = 'Deutsch') =>
  page.getByRole('textbox', { name: `${fields.features} (${language}): Merkmal ${number}`, exact: true });
const card = (page: Page, key: string) => page.locator(`article[data-project="${key}"]`);
const openList = (page: Page) => openAdmin(page, { hash: '#products' });

async function isAbove(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('One of the two is not shown.');
  return a.y < b.y;
}

/** Somebody else saves, with the same session in another window. */
async function saveElsewhere(page: Page, key: string, change: object): Promise<void> {
  const response = await page.request.put(`/api/projects/${key}`, {
    data: change,
    headers: { Origin: environment.siteUrl },
  });
  expect(response.status()).toBe(200);
}

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

test('products are put in order by mouse, by keyboard and by buttons, and visitors see it', async ({
  page,
  context,
  complaints,
  createProject,
}) => {
  // Products of other tests come and go: an order that names one that is gone is refused, and sent again without it.
  complaints.announce(/\/api\/projects\/order$/, 400);
  const mark = randomUUID().slice(0, 6);
  const make = async (title: string, order: number) => ({
    title,
    ...(await createProject({ title, order })),
  });
  const first = await make(`Erstes ${mark}`, 9_001);
  const second = await make(`Zweites ${mark}`, 9_002);
  const inList = async () =>
    (await isAbove(row(page, first.title), row(page, second.title))) ? 'first' : 'second';
  const isOrderSaved = () =>
    page.waitForResponse((answer) => answer.url().endsWith('/api/projects/order') && answer.ok());
  const handle = (title: string) => page.getByRole('button', { name: `${title} verschieben`, exact: true });
  const until = async (expected: 'first' | 'second', move: () => Promise<void>) =>
    expect(async () => {
      if ((await inList()) !== expected) await Promise.all([isOrderSaved(), move()]);
      await expect(toast(page)).toContainText(sorting.saved);
      expect(await inList()).toBe(expected);
    }).toPass();

  await openList(page);
  await until('second', async () => {
    await page.getByRole('button', { name: `${first.title} nach unten` }).click();
  });
  await expect(page.getByRole('button', { name: `${first.title} nach unten` })).toBeFocused();

  await until('first', async () => {
    await handle(first.title).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('status').filter({ hasText: `${first.title} aufgenommen` })).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('status').filter({ hasText: `${first.title} über Platz` })).toBeAttached();
    await page.keyboard.press('Space');
  });
  await expect(handle(first.title)).toBeFocused();

  await until('second', async () => {
    const from = await handle(second.title).boundingBox();
    const to = await handle(first.title).boundingBox();
    if (!from || !to) throw new Error('The handles are not shown.');
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y - 20, { steps: 4 });
    await page.mouse.move(to.x + 10, to.y, { steps: 8 });
    await page.mouse.up();
  });

  const visitor = await context.newPage();
  await open(visitor, '/de');
  const keys = await visitor
    .locator('article[data-project]')
    .evaluateAll((cards) => cards.map((one) => one.getAttribute('data-project')));
  expect(keys.indexOf(second.key)).toBeLessThan(keys.indexOf(first.key));
  expect(keys).toContain(second.key);
});

test('a product is described for search engines, with its own texts where a field is empty', async ({
  page,
  context,
  complaints,
  createProject,
  removeProductTexts,
}) => {
  complaints.announce(/\/api\/product-texts\/e2e-/, 409);
  const title = `Gefunden ${randomUUID().slice(0, 6)}`;
  const { key } = await createProject({ title, description: 'Prüft Nachweise.', order: 9_011 });
  removeProductTexts(key);
  await openList(page);
  await edit(page, title).click();
  const german = field(page, search.fields.title);
  await expect(german).toHaveAttribute('placeholder', title);
  await expect(field(page, search.fields.description)).toHaveAttribute('placeholder', 'Prüft Nachweise.');
  await page.getByRole('radio', { name: 'Französisch' }).check({ force: true });
  const french = field(page, search.fields.title, 'Französisch');
  await french.fill('x'.repeat(61));
  await expect(french).toHaveAccessibleDescription(/^61 Zeichen\. .*60/);
  await french.fill('Trouvé');
  await expect(french).toHaveAccessibleDescription('6 von etwa 60 Zeichen');
  await field(page, search.fields.keywords).fill('FHIR, ISiK');
  await expect(field(page, search.fields.keywords)).toHaveAccessibleDescription(/^2 Schlagwörter/);
  await expectAccessible(page);

  const elsewhere = { translations: { fr: { title: 'Par elle' }, en: { title: 'Found' } } };
  const theirs = await page.request.put(`/api/product-texts/${key}`, {
    data: elsewhere,
    headers: { Origin: environment.siteUrl },
  });
  expect(theirs.status()).toBe(200);
  await field(page, fields.description).fill('Prüft Nachweise, ohne Papier.');
  await save(page).click();
  await expect(toast(page)).toContainText(texts.stale.text);
  const label = `${search.fields.title} (Französisch)`;
  await page.getByRole('button', { name: `${conflict.takeMine}: ${label}` }).click();
  await save(page).click();
  await expect(toast(page)).toContainText('Product updated');
  expect(await strapi.projects.list('key', key, 'de')).toMatchObject([
    { description: 'Prüft Nachweise, ohne Papier.' },
  ]);
  const stored = (language: Language) => strapi.productTexts.list('productKey', key, language);
  expect(await stored('fr')).toMatchObject([{ title: 'Trouvé' }]);
  expect(await stored('en')).toMatchObject([{ title: 'Found' }]);

  const visitor = await context.newPage();
  await open(visitor, `/en/products/${key}`);
  await open(visitor, `/de/products/${key}`);
  await expect(visitor.locator('meta[name=keywords]')).toHaveAttribute('content', 'FHIR, ISiK');
  await expect(visitor).toHaveTitle(new RegExp(`^${title} `));
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
