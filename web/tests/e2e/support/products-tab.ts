import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { openAdmin } from './admin-screen';
import { copy } from './copy';
import { test as base } from './site-test';
import { removeProductText, strapi } from './strapi';

const texts = copy('de', 'admin-products');
const { form } = copy('de', 'admin');
const { actions, fields } = texts;

export const test = base.extend<{ newKey: string; removeProductTexts: (key: string) => void }>({
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

export const row = (page: Page, title: string): Locator =>
  page
    .getByRole('list', { name: texts.list.label })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
export const edit = (page: Page, title: string) =>
  page.getByRole('button', { name: `${actions.edit}: ${title}`, exact: true });
export const save = (page: Page) => page.getByRole('button', { name: form.save, exact: true });
export const editorOf = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title });
export const field = (page: Page, label: string, language = 'Deutsch') =>
  page.getByRole('textbox', { name: `${label} (${language})`, exact: true });
export const feature = (page: Page, number: number, language = 'Deutsch') =>
  page.getByRole('textbox', { name: `${fields.features} (${language}): Eintrag ${number}`, exact: true });
export const card = (page: Page, key: string) => page.locator(`article[data-project="${key}"]`);
export const openList = (page: Page) => openAdmin(page, { hash: '#products' });

export async function isAbove(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('One of the two is not shown.');
  return a.y < b.y;
}
