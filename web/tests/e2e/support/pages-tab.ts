import { randomUUID } from 'node:crypto';
import type { Locator, Page, Response } from '@playwright/test';
import { openAdmin } from './admin-screen';
import { copy } from './copy';
import { test as base, expect } from './site-test';
import { strapi } from './strapi';

const { form } = copy('de', 'admin');
const { list, preview } = copy('de', 'admin-pages');

interface Fixtures {
  newKey: string;
  key: string;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
  newKey: async ({}, use) => {
    const key = `e2e-${randomUUID()}`;
    await use(key);
    const left = await strapi.sections.list('sectionKey', key, 'de');
    for (const { documentId } of left) await strapi.sections.remove(documentId);
  },
  key: async ({ newKey }, use) => {
    const id = await strapi.sections.create(
      { sectionKey: newKey, title: `Titel ${newKey}`, description: 'Beschreibung' },
      'de',
    );
    await strapi.sections.save(id, 'en', { title: `Title ${newKey}`, description: 'Description' });
    await use(newKey);
  },
});

export const row = (page: Page, key: string): Locator =>
  page.getByRole('list', { name: list.label }).getByRole('listitem').filter({ hasText: key }).first();
export const edit = (page: Page, key: string) =>
  page.getByRole('button', { name: `${list.edit}: ${key}`, exact: true });
export const field = (page: Page, label: string, language = 'Deutsch') =>
  page.getByRole('textbox', { name: `${label} (${language})`, exact: true });
export const save = (page: Page) => page.getByRole('button', { name: form.save, exact: true });
/** Waits for the response, because the notice may be the previous save's. */
export async function saveAndWait(page: Page, key: string): Promise<void> {
  const isSave = (answer: Response) =>
    answer.request().method() === 'PUT' && answer.url().endsWith(`/api/content-sections/${key}`);
  const [answer] = await Promise.all([page.waitForResponse(isSave), save(page).click()]);
  expect(answer.status()).toBe(200);
}
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const beside = (page: Page, language: string) => page.getByRole('radio', { name: language });
export const frame = (page: Page) => page.frameLocator(`iframe[title^="${preview.title}"]`);
export const previewReady = (page: Page) => expect(page.getByText(preview.live)).toBeVisible();
export const openEditor = (page: Page, key: string) => openAdmin(page, { hash: `#pages/${key}` });

export async function stored(page: Page, key: string) {
  const response = await page.request.get(`/api/content-sections/${key}`);
  return (await response.json()) as {
    translations: Record<string, Record<string, string>>;
    images: Record<string, string>;
  };
}
