import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openAdmin } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { test as base, expect } from './support/site-test';
import { strapi } from './support/strapi';

const { table, filter } = copy('de', 'admin-translations');
const { translation } = copy('de', 'admin');

interface Fixtures {
  /** The German title of two products, one of them with an English title that is older. */
  name: string;
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
  name: async ({}, use) => {
    const key = `e2e-${randomUUID()}`;
    const hidden = { isActive: false, order: 9_100 };
    const older = await strapi.projects.create({ ...hidden, key: `${key}-a`, title: 'Alt' }, 'de');
    await strapi.projects.save(older, 'en', { title: 'Title' });
    await strapi.projects.save(older, 'de', { title: `Titel ${key}` });
    const product = await strapi.projects.create({ ...hidden, key, title: `Titel ${key}` }, 'de');
    await use(`Titel ${key}`);
    await strapi.projects.remove(older);
    await strapi.projects.remove(product);
  },
});

const link = (page: Page, name: string, language: string, state: keyof typeof translation) =>
  page.getByRole('link', {
    name: table.openIn
      .replace('{{name}}', name)
      .replace('{{language}}', language)
      .replace('{{state}}', translation[state]),
    exact: true,
  });
const title = (page: Page, language: string) =>
  page.getByRole('textbox', { name: `Titel (${language})`, exact: true });

test('the table says what is missing and what is outdated, and one step by keyboard opens it', async ({
  page,
  name,
}) => {
  await openAdmin(page);
  await page.getByRole('link', { name: table.open }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: table.title })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: filter.search }).fill(name);
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(2);
  await expect(link(page, name, 'Deutsch', 'complete')).toHaveCount(2);
  await expect(link(page, name, 'Italienisch', 'missing')).toHaveCount(2);
  await expect(link(page, name, 'Englisch', 'outdated')).toHaveCount(1);
  await expectAccessible(page);

  await link(page, name, 'Englisch', 'outdated').press('Enter');
  await expect(page.getByRole('heading', { level: 2, name }).locator('[tabindex]')).toBeFocused();
  await expect(title(page, 'Englisch')).toHaveValue('Title');

  await page.goBack();
  await page.getByRole('searchbox', { name: filter.search }).fill(name);
  await link(page, name, 'Albanisch', 'missing').first().press('Enter');
  await expect(page).toHaveURL(/#products\//);
  await expect(title(page, 'Deutsch')).toHaveValue(name);
  await expect(title(page, 'Albanisch')).toHaveValue('');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goBack();
  await expect(page.getByRole('row').filter({ hasText: 'fhir-link' }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('a product goes out as XLIFF and comes back translated, but for the text that changed meanwhile', async ({
  page,
  createProject,
}) => {
  const { translators } = copy('de', 'admin-page-texts');
  const { key, documentId } = await createProject({ title: 'Prüfdienst', description: 'Prüft alles.' });
  const french = async () => (await strapi.projects.list('key', key, 'fr'))[0];
  await openAdmin(page);
  await page.getByRole('link', { name: table.open }).click();
  await page.getByRole('button', { name: translators.title }).click();
  await page.getByRole('combobox', { name: translators.language }).selectOption('Französisch');
  await page.getByRole('combobox', { name: translators.state }).selectOption({ value: 'missing' });
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: translators.download }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('texte-fr-missing.xlf');
  const content = await readFile(await download.path(), 'utf8');
  const file = content.split('<file ').find((part) => part.startsWith(`id="project:${key}"`)) ?? '';
  const translated = file
    .replace(/(?<=<source>Prüfdienst<\/source>)<target\s*\/>/, '<target>Service de contrôle</target>')
    .replace(/(?<=<source>Prüft alles.<\/source>)<target\s*\/>/, '<target>Contrôle tout.</target>');
  const buffer = Buffer.from(content.replace(file, translated));
  await strapi.projects.save(documentId, 'de', { title: 'Prüfdienst', description: 'Prüft fast alles.' });

  await page
    .getByLabel(translators.file)
    .setInputFiles({ name: 'texte-fr-missing.xlf', mimeType: 'application/xliff+xml', buffer });
  await page.getByRole('button', { name: translators.send }).click();
  await expect(page.getByRole('heading', { name: translators.result })).toBeFocused();
  // Other journeys change entries of the same file meanwhile, which is refused too.
  const refused = page.getByRole('region', { name: translators.refused }).getByRole('listitem');
  await expect(refused.filter({ hasText: 'Contrôle tout.' })).toHaveCount(1);
  await expect(refused.filter({ hasText: 'Service de contrôle' })).toHaveCount(0);
  await expectAccessible(page);
  expect(await french()).toMatchObject({ title: 'Service de contrôle' });
  expect((await french())?.description ?? null).toBeNull();
});
