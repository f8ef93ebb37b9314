import { randomUUID } from 'node:crypto';
import type { Page, Response } from '@playwright/test';
import sharp from 'sharp';
import { fillLogin, openAdmin, tab } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { test as base, expect } from './support/site-test';
import { call, strapi } from './support/strapi';
import { toast } from './support/toast';

const texts = copy('de', 'admin-media');
const { form } = copy('de', 'admin');

interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

interface Fixtures {
  picture: (end: string) => Promise<Picture>;
}

const test = base.extend<Fixtures>({
  picture: async ({ complaints }, use) => {
    const prefix = `e2e-${randomUUID()}`;
    // Other tests remove their pictures while this list shows them.
    complaints.announce(new RegExp(`/uploads/(?!${prefix.replaceAll('-', '_')})`), 404);
    await use(async (end) => {
      const image = sharp({ create: { width: 64, height: 40, channels: 3, background: '#0f5c7a' } });
      return { name: `${prefix}-${end}.png`, mimeType: 'image/png', buffer: await image.png().toBuffer() };
    });
    const query = new URLSearchParams({ 'filters[name][$startsWith]': prefix });
    const { results } = await call<{ results: { id: number }[] }>(`/upload/files?${query}`);
    for (const { id } of results) await call(`/upload/files/${id}`, { method: 'DELETE' });
  },
});

const card = (page: Page, { name }: Picture) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
const upload = (page: Page, { name }: Pick<Picture, 'name'>) =>
  page.getByRole('region', { name: texts.uploads.title }).getByRole('listitem').filter({ hasText: name });
const choose = (page: Page, ...files: Picture[]) => page.locator('input[type=file]').setInputFiles(files);
const actionOn = (action: string, { name }: Picture) => `${action}: ${name}`;
const describeButton = (page: Page, picture: Picture) =>
  page.getByRole('button', { name: actionOn(texts.picture.describe, picture) });

async function bring(page: Page, how: 'drop' | 'paste', { name, mimeType, buffer }: Picture): Promise<void> {
  await page.evaluate(
    ([how, name, type, bytes]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))], name, { type }));
      if (how === 'paste') {
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
        return;
      }
      for (const type of ['dragenter', 'dragover', 'drop']) {
        document.body.dispatchEvent(
          new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }),
        );
      }
    },
    [how, name, mimeType, buffer.toString('base64')] as const,
  );
}

function callAs(page: Page, method: string, path: string, json: object): Promise<number> {
  return page.evaluate(
    async ([method, path, body]) => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(path, { method, headers, body })).status;
    },
    [method, path, JSON.stringify(json)] as const,
  );
}

const idIn = async (response: Response) => ((await response.json()) as { id: number }).id;

test('pictures come in by button, drop and paste; what is refused says why and holds up nothing', async ({
  page,
  picture,
  complaints,
}) => {
  const [first, dropped, pasted, late] = [
    await picture('button'),
    await picture('drop'),
    await picture('paste'),
    await picture('spaet'),
  ];
  const drawing = { name: 'zeichnung.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
  const wide = { ...(await picture('breit')), buffer: Buffer.from('zu viele Bildpunkte') };
  const huge = { name: 'riesig.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
  const lie = { name: 'luege.png', mimeType: 'image/png', buffer: Buffer.from('kein Bild') };
  complaints.announce(/\/api\/upload$/, 415);
  await openAdmin(page, { hash: '#media' });

  await choose(page, drawing, huge, lie, first);
  await expect(upload(page, drawing)).toContainText(texts.refusals.type);
  await expect(upload(page, huge)).toContainText('10,5 MB');
  await expect(upload(page, lie)).toContainText(texts.refusals.content);
  await expect(upload(page, first)).toContainText(texts.uploads.done);
  await expect(toast(page)).toContainText('Image uploaded');
  await expect(card(page, first)).toContainText('64 × 40 px');
  await expect(card(page, first)).toContainText(' Byte');
  await expect(card(page, first)).toContainText(texts.picture.unused);
  await expect(card(page, first)).toContainText(texts.picture.undescribed);
  await expectAccessible(page);

  await bring(page, 'drop', dropped);
  await expect(card(page, dropped)).toBeVisible();
  await bring(page, 'paste', pasted);
  await expect(card(page, pasted)).toBeVisible();

  complaints.announce(/\/api\/upload$/, 413);
  await page.route('**/api/upload', (route) =>
    route.fulfill({ status: 413, json: { error: 'Too many pixels.', code: 'picture-too-many-pixels' } }),
  );
  await choose(page, wide);
  await expect(upload(page, wide)).toContainText(texts.refusals.pixels);
  await page.unroute('**/api/upload');

  await expect(toast(page)).toBeVisible();
  // By keyboard, because the notice may cover the button; it stays while the window has no focus.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await describeButton(page, first).press('Enter');
  const fields = page.getByRole('dialog').getByRole('textbox');
  await expect(fields.first()).toBeFocused();
  const foot = (await toast(page).boundingBox())?.y ?? 0;
  expect(foot).toBeLessThan((await fields.first().boundingBox())?.y ?? 0);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.keyboard.press('Escape');

  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/upload', async (route) => {
    await mayAnswer;
    await route.abort();
  });
  await choose(page, late);
  await expect(upload(page, late)).toContainText('Wird hochgeladen …');
  await expect(upload(page, late).getByRole('progressbar')).toHaveAccessibleName(new RegExp(late.name));
  await upload(page, late).getByRole('button', { name: texts.uploads.cancel }).click();
  await expect(upload(page, late)).toContainText(texts.uploads.cancelled);
  answer();
  await upload(page, late).getByRole('button', { name: texts.uploads.retry }).click();
  await expect(toast(page)).toContainText('Upload failed');
  await expect(toast(page)).toContainText('Failed to upload image. Please try again.');
  await expect(toast(page)).toHaveAttribute('data-variant', 'destructive');
  await expect(upload(page, late)).toContainText(texts.refusals.noConnection);
  await page.unroute('**/api/upload');

  complaints.announce(/\/api\/upload$/, 401);
  await page.context().clearCookies();
  await upload(page, late).getByRole('button', { name: texts.uploads.retry }).click();
  await fillLogin(page);
  await expect(upload(page, late)).toContainText(texts.uploads.done);
  await expect(card(page, late)).toBeVisible();
  await page.getByRole('button', { name: texts.uploads.clear }).click();
  await expect(page.getByRole('region', { name: texts.uploads.title })).toHaveCount(0);
});

test('an editor describes a picture by keyboard, and loses nothing', async ({ page, picture }) => {
  const file = await picture('text');
  await openAdmin(page, { hash: '#media' });
  const [uploaded] = await Promise.all([page.waitForResponse('**/api/upload'), choose(page, file)]);
  const id = await idIn(uploaded);

  await describeButton(page, file).press('Enter');
  const dialog = page.getByRole('dialog');
  const german = dialog.getByLabel('Deutsch', { exact: true });
  await expect(german).toBeFocused();
  await page.keyboard.type('Die Klinik am Stadtpark ');
  await page.keyboard.press('Tab');
  await page.keyboard.type('The clinic');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(describeButton(page, file)).toBeFocused();
  await expect(card(page, file)).toContainText(form.unsaved);

  await page.keyboard.press('Enter');
  await expect(german).toHaveValue('Die Klinik am Stadtpark ');
  await dialog.getByRole('button', { name: form.save }).press('Enter');
  await expect(toast(page)).toContainText(texts.editor.saved);
  await page.keyboard.press('Escape');
  await expect(describeButton(page, file)).toBeFocused();
  await expect(card(page, file)).not.toContainText(form.unsaved);
  await expect(card(page, file).getByRole('img')).toHaveAttribute('alt', 'Die Klinik am Stadtpark');
  await expect(card(page, file)).not.toContainText('Englisch');
  await expect(card(page, file)).toContainText('Französisch: fehlt');

  const stored = await (await page.request.get('/api/media')).json();
  expect(stored).toContainEqual(
    expect.objectContaining({
      id,
      alternativeTexts: { de: 'Die Klinik am Stadtpark', en: 'The clinic' },
    }),
  );
});

test('a picture that a section shows is not deleted and says where it is; afterwards it goes', async ({
  page,
  picture,
  complaints,
}) => {
  const [used, free] = [await picture('gezeigt'), await picture('frei')];
  const key = `e2e-${randomUUID()}`;
  await page.setViewportSize({ width: 360, height: 740 });
  await openAdmin(page, { hash: '#media' });
  const [uploaded] = await Promise.all([page.waitForResponse('**/api/upload'), choose(page, used)]);
  const id = await idIn(uploaded);
  await expect(describeButton(page, used)).toBeVisible();
  const section = { sectionKey: key, translations: { de: { title: key } }, images: { main: id } };

  try {
    // The server knows that a section shows the picture; the list does not yet.
    expect(await callAs(page, 'POST', '/api/content-sections', section)).toBe(201);
    complaints.announce(/\/api\/media\/\d+$/, 409);
    const remove = page.getByRole('button', { name: actionOn(texts.picture.delete, used) });
    await remove.press('Enter');
    await expect(page.getByRole('button', { name: texts.deletion.cancel })).toBeFocused();
    await page.getByRole('button', { name: texts.deletion.confirm }).press('Enter');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(texts.deletion.usedTitle);
    await expect(dialog.getByRole('button', { name: texts.deletion.close })).toBeFocused();
    await expect(dialog.getByRole('link', { name: key })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(card(page, used).getByRole('link', { name: key })).toBeVisible();
    await expectAccessible(page);
    await card(page, used).getByRole('link', { name: key }).click();
    await expect(tab(page, 'pages')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(tab(page, 'media')).toHaveAttribute('aria-selected', 'true');
  } finally {
    for (const { documentId } of await strapi.sections.list('sectionKey', key)) {
      await strapi.sections.remove(documentId);
    }
  }

  await choose(page, free);
  await expect(card(page, free)).toBeVisible();
  await page.getByRole('searchbox', { name: texts.list.search }).fill(free.name);
  await expect(card(page, used)).toHaveCount(0);
  // Loads the picture first, or it may be requested once it is gone.
  const image = card(page, free).locator('img');
  await expect.poll(() => image.evaluate((one) => (one as HTMLImageElement).complete)).toBe(true);
  const removeFree = page.getByRole('button', { name: actionOn(texts.picture.delete, free) });
  await removeFree.press('Enter');
  await page.getByRole('button', { name: texts.deletion.confirm }).click();
  await expect(toast(page)).toContainText(texts.deletion.done);
  await expect(page.getByText(texts.list.nothingFound)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
