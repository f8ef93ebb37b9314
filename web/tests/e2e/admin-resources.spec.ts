import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openAdmin } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { pdf, SCRIPT_AT_OPENING } from './support/pdf';
import { test as base, expect, open } from './support/site-test';
import { strapi } from './support/strapi';
import { toast } from './support/toast';

const { actions, create, editor, fields, file, list, removal, states } = copy('de', 'admin-resources');
const { form } = copy('de', 'admin');
const { codes } = copy('de', 'admin-failures');

interface Own {
  key: string;
  /** Name of an upload, of which every file is removed. */
  fileName: string;
}

const test = base.extend<{ own: Own }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
  own: async ({}, use) => {
    const key = `e2e-${randomUUID()}`;
    const fileName = `Leitfaden ${key.slice(-12)}`;
    await use({ key, fileName });
    for (const { documentId } of await strapi.ordered.resource.list('key', key, 'de')) {
      await strapi.ordered.resource.remove(documentId);
    }
    await strapi.files.removeNamed(fileName);
  },
});

const openList = (page: Page) => openAdmin(page, { hash: '#resources' });
const save = (page: Page) => page.getByRole('button', { name: form.save, exact: true });
const field = (page: Page, label: string, language = 'Deutsch') =>
  page.getByRole('textbox', { name: `${label} (${language})`, exact: true });
const pdfGroup = (page: Page, language: string) =>
  page.getByRole('group', { name: `${fields.file} (${language})`, exact: true });
const entry = (page: Page, title: string) =>
  page
    .locator('#ti-transformation')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
const row = (page: Page, title: string) =>
  page
    .getByRole('list', { name: list.label })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });

async function choose(page: Page, language: string, name: string, buffer: Buffer) {
  const chooser = page.waitForEvent('filechooser');
  await pdfGroup(page, language).getByRole('button', { name: file.upload }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer });
}

test('a resource gets a PDF in two languages, is downloaded, hidden, and deleted', async ({
  page,
  context,
  own: { key, fileName },
}) => {
  const title = `Leitfaden ${key.slice(-6)}`;
  await openList(page);
  await page.getByRole('button', { name: actions.add }).click();
  await page.getByRole('textbox', { name: fields.title }).fill(title);
  await page.getByRole('textbox', { name: fields.key }).fill(key);
  await save(page).click();
  await expect(toast(page)).toContainText(create.done);
  await expect(page.getByText(editor.empty)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('combobox', { name: fields.part }).selectOption('ti-transformation');
  await field(page, fields.kind).fill('Leitfaden');
  await choose(page, 'Deutsch', `${fileName}.pdf`, pdf());
  await expect(pdfGroup(page, 'Deutsch')).toContainText(`${fileName}.pdf`);
  await page.getByRole('radio', { name: 'Französisch' }).check({ force: true });
  await field(page, fields.title, 'Französisch').fill('Guide');
  await choose(page, 'Französisch', `${fileName} fr.pdf`, pdf('/Lang (fr)'));
  await expect(pdfGroup(page, 'Französisch')).toContainText(`${fileName} fr.pdf`);
  await page.getByRole('checkbox', { name: fields.isPublished }).check({ force: true });
  await expectAccessible(page);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await save(page).click();
  await saved;

  const visitor = await context.newPage();
  await open(visitor, '/de/documentation');
  const link = entry(visitor, title).getByRole('link');
  await expect(link).toHaveText(/Herunterladen: .* PDF, 1\skB/);
  await expectAccessible(visitor);
  const [download] = await Promise.all([visitor.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe(`${fileName.replaceAll(/\W/g, '_')}.pdf`);
  expect((await readFile(await download.path())).equals(pdf())).toBe(true);

  await open(visitor, '/fr/documentation');
  await expect(entry(visitor, 'Guide').getByRole('link')).toHaveAttribute('href', /_fr_/);
  // Without a file of its own a language gets the German one, and says so.
  await open(visitor, '/en/documentation');
  const german = entry(visitor, title).getByRole('link');
  await expect(german).toHaveText(/PDF, 1\skB, German/);
  await expect(german).toHaveAttribute('hreflang', 'de');

  await page.bringToFront();
  await page.getByRole('main').getByRole('button', { name: form.close, exact: true }).click();
  await expect(row(page, title)).toContainText(states.published);
  const hidden = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await row(page, title).getByRole('checkbox').uncheck({ force: true });
  await hidden;
  await open(visitor, '/de/documentation');
  await expect(entry(visitor, title)).toHaveCount(0);

  // Editors still see it.
  await page.bringToFront();
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    row(page, title).getByRole('link').click(),
  ]);
  await expect(entry(preview, title)).toBeVisible();
  await preview.close();

  await page.getByRole('button', { name: `${actions.delete}: ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: removal.confirm, exact: true }).click();
  await expect(toast(page)).toContainText(removal.done);
  expect(await strapi.ordered.resource.list('key', key, 'de')).toEqual([]);
});

test('a file that is no harmless PDF is refused with its reason', async ({
  page,
  complaints,
  own: { key, fileName },
}) => {
  complaints.announce(/\/api\/pdfs$/, 415);
  await strapi.ordered.resource.create(
    { key, title: 'Unterlage', address: '/faq', isPublished: false },
    'de',
  );
  await openAdmin(page, { hash: `#resources/${key}` });
  const bad = [
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), codes['pdf-type-unknown']],
    ['too large', Buffer.concat([pdf(), Buffer.alloc(10 * 1024 * 1024)]), '10 MB'],
    ['with a script', pdf(SCRIPT_AT_OPENING), codes['pdf-active']],
    ['cut off', pdf().subarray(0, -8), codes['pdf-unreadable']],
  ] as const;
  for (const [what, content, reason] of bad) {
    await choose(page, 'Deutsch', `${fileName} ${what}.pdf`, content);
    await expect(toast(page).filter({ hasText: reason })).toBeVisible();
  }
  await expect(pdfGroup(page, 'Deutsch')).toContainText(file.none);
  expect(await strapi.files.named(fileName)).toEqual([]);
});
