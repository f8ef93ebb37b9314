import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openAdmin } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { test as base, expect } from './support/site-test';
import { strapi } from './support/strapi';

const { table, filter } = copy('de', 'admin-translations');
const { translation } = copy('de', 'admin');

interface Fixtures {
  /** Names a section and a product in German and English, with the English older. */
  name: string;
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
  name: async ({}, use) => {
    const key = `e2e-${randomUUID()}`;
    const section = await strapi.sections.create({ sectionKey: key, title: 'Alt' }, 'de');
    await strapi.sections.save(section, 'en', { title: 'Title' });
    await strapi.sections.save(section, 'de', { title: `Titel ${key}` });
    const product = await strapi.projects.create(
      { key, title: `Titel ${key}`, isActive: false, order: 9_100 },
      'de',
    );
    await use(`Titel ${key}`);
    await strapi.sections.remove(section);
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
  await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
  await expect(title(page, 'Englisch')).toHaveValue('Title');

  await page.goBack();
  await page.getByRole('searchbox', { name: filter.search }).fill(name);
  await link(page, name, 'Albanisch', 'missing').last().press('Enter');
  await expect(page).toHaveURL(/#products\//);
  await expect(title(page, 'Deutsch')).toHaveValue(name);
  await expect(title(page, 'Albanisch')).toHaveValue('');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goBack();
  await expect(page.getByRole('row').filter({ hasText: 'fhir-link' }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
