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
