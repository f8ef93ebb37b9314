import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { environment } from './support/environment';
import {
  button,
  field,
  frame,
  openEditor,
  previewReady,
  saveAndWait,
  stored,
  test,
} from './support/pages-tab';
import { expect } from './support/site-test';
import { toast } from './support/toast';

const texts = copy('de', 'admin-pages');
const { fields, pictures, chooser } = texts;

const PICTURE = {
  name: 'punkt.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('pictures come from the computer or from the media library, by name', async ({ page, key }) => {
  await openEditor(page, key);
  await previewReady(page);
  await field(page, fields.title).fill('Noch offen');
  await page.getByRole('textbox', { name: texts.addPicture.label }).fill('main');
  await page.keyboard.press('Enter');
  const choose = button(page, pictures.chooseFor.replace('{{name}}', 'main'));
  await expect(choose).toBeFocused();

  const upload = async (file: typeof PICTURE) => {
    const [files] = await Promise.all([
      page.waitForEvent('filechooser'),
      button(page, pictures.uploadFor.replace('{{name}}', 'main')).click(),
    ]);
    await files.setFiles(file);
  };
  await upload({ ...PICTURE, name: `${key}.png` });
  await expect(toast(page)).toContainText('Content updated');
  await expect(field(page, fields.title)).toHaveValue('Noch offen');
  const { images, translations } = await stored(page, key);
  expect(images.main).toMatch(/^\/uploads\//);
  expect(translations.de?.title).toBe(`Titel ${key}`);
  await expect(frame(page).locator(`img[src="${images.main}"]`)).toBeAttached();

  await button(page, pictures.removeFor.replace('{{name}}', 'main')).click();
  await expect(frame(page).locator(`img[src="${images.main}"]`)).toHaveCount(0);
  await choose.click();
  const dialog = page.getByRole('dialog', { name: chooser.title });
  await dialog.getByRole('searchbox', { name: chooser.search }).fill(key);
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole('listitem').getByRole('button').click();
  await expect(choose).toBeFocused();
  await button(page, pictures.removeFor.replace('{{name}}', 'main')).click();
  await saveAndWait(page, key);
  const after = await stored(page, key);
  expect(after.images).toEqual({});
  expect(after.translations.de?.title).toBe('Noch offen');

  const media = (await (await page.request.get('/api/media')).json()) as { id: number; name: string }[];
  const [mine] = media.filter(({ name }) => name.includes(key));
  const removed = await page.request.delete(`/api/media/${mine?.id}`, {
    headers: { Origin: environment.siteUrl },
  });
  expect(removed.ok()).toBe(true);
});
