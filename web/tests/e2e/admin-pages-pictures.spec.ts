import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { environment } from './support/environment';
import { button, frame, openEditor, previewReady, stored, test } from './support/pages-tab';
import { expect } from './support/site-test';

const texts = copy('de', 'admin-pages');
const { pictures, chooser } = texts;
const { form, cancel } = copy('de', 'admin');

const PICTURE = {
  name: 'punkt.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('a picture from the computer or the media library is in the preview, and on the site once it is saved', async ({
  page,
  newKey,
}) => {
  // Visitors see this section, so that the test saves nothing.
  const key = 'about';
  await openEditor(page, key);
  await previewReady(page);
  const { images } = await stored(page, key);
  const choose = button(page, pictures.chooseFor.replace('{{name}}', 'main'));

  const [files] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, pictures.uploadFor.replace('{{name}}', 'main')).click(),
  ]);
  const [uploaded] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/upload')),
    files.setFiles({ ...PICTURE, name: `${newKey}.png` }),
  ]);
  const { id, url } = (await uploaded.json()) as { id: number; url: string };
  await expect(page.getByText(pictures.unsaved)).toBeVisible();
  await expect(frame(page).locator(`img[src="${url}"]`)).toBeAttached();
  expect((await stored(page, key)).images).toEqual(images);

  await button(page, pictures.removeFor.replace('{{name}}', 'main')).click();
  await expect(frame(page).locator(`img[src="${url}"]`)).toHaveCount(0);
  await choose.click();
  const dialog = page.getByRole('dialog', { name: chooser.title });
  await dialog.getByRole('searchbox', { name: chooser.search }).fill(newKey);
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole('listitem').getByRole('button').click();
  await expect(choose).toBeFocused();
  await expect(frame(page).locator(`img[src="${url}"]`)).toBeAttached();

  await button(page, form.cancel).click();
  await button(page, cancel.discard).click();
  expect((await stored(page, key)).images).toEqual(images);
  const removed = await page.request.delete(`/api/media/${id}`, {
    headers: { Origin: environment.siteUrl },
  });
  expect(removed.ok()).toBe(true);
});
