import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openAdmin, tab } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { expectPanel, signInToPanel } from './support/panel';
import { test as base, expect } from './support/site-test';
import { strapi } from './support/strapi';

const { details, reports } = copy('de', 'admin-reports');
const { form, links } = copy('de', 'admin');

const NOWHERE = '/gibt-es-nicht';

interface Own {
  title: string;
  picture: string;
}

const test = base.extend<{ own: Own }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
  own: async ({}, use) => {
    const key = `e2e-${randomUUID()}`;
    const title = `Bericht ${key}`;
    const description = `Mehr [hier](${NOWHERE}).`;
    const product = await strapi.projects.create({ key, title, description, isActive: false }, 'de');
    const image = sharp({ create: { width: 64, height: 40, channels: 3, background: '#0f5c7a' } });
    const picture = `${key}.png`;
    await strapi.pictures.upload(picture, await image.png().toBuffer());
    await use({ title, picture });
    await strapi.projects.remove(product);
    await strapi.files.removeNamed(picture);
  },
});

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const choose = (page: Page, report: keyof typeof reports) =>
  page.getByRole('button', { name: new RegExp(`^${reports[report]}`) }).click();
const save = (page: Page) => page.getByRole('button', { name: form.save, exact: true }).click();

test('a link that leads nowhere and a picture without text are listed, opened at their field, and gone once mended', async ({
  page,
  own: { title, picture },
}) => {
  await openAdmin(page, { hash: '#reports' });
  await expect(row(page, title)).toContainText(`${NOWHERE} ${links.page}`);
  await expectAccessible(page);
  await row(page, title).getByRole('link').press('Enter');
  const description = page.getByRole('textbox', { name: 'Beschreibung (Deutsch)', exact: true });
  await expect(description).toBeFocused();
  await description.fill('Mehr [hier](/careers).');
  await save(page);
  await expect(page.getByRole('button', { name: form.save, exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await tab(page, 'reports').click();
  await choose(page, 'picture-text');
  await expect(row(page, picture)).toContainText(details['picture-text']);
  await expectAccessible(page);
  await row(page, picture).getByRole('link').press('Enter');
  const text = page.getByRole('dialog').getByRole('textbox', { name: 'Deutsch' });
  await expect(text).toBeFocused();
  await text.fill('Ein blaues Feld');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await save(page);
  await saved;
  await page.getByRole('button', { name: form.close }).first().click();

  await tab(page, 'reports').click();
  await expect(page.getByRole('button', { name: reports['picture-text'], pressed: true })).toBeVisible();
  await expect(row(page, picture)).toHaveCount(0);
  await choose(page, 'link');
  await expect(page.getByRole('button', { name: reports.link, pressed: true })).toBeVisible();
  await expect(row(page, title)).toHaveCount(0);
});

test('what is wrong in a post leads to its field in Strapi', async ({ page, complaints, createDraft }) => {
  expectPanel(complaints);
  const title = `Bericht ${randomUUID()}`;
  const content = `Mehr [hier](${NOWHERE}).`;
  await createDraft({ title, content, seoTitle: 'Sehr '.repeat(20) });
  await signInToPanel(page);
  await openAdmin(page, { hash: '#reports' });
  const link = row(page, title).getByRole('link');
  // The list before stays until the next one is there.
  const expectToLeadTo = (field: string) =>
    expect(link).toHaveAttribute('href', new RegExp(`field=${field}$`));
  await choose(page, 'length');
  await expectToLeadTo('seoTitle');
  await choose(page, 'link');
  await expectToLeadTo('content');
  await page.goto(String(await link.getAttribute('href')));
  await expect(page.getByRole('textbox', { name: /^Text/ })).toBeFocused();
});
