import { LANGUAGE_CODES } from 'contract/languages';
import { openAdmin } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { environment } from './support/environment';
import { tabTo } from './support/keyboard';
import {
  beside,
  button,
  edit,
  field,
  frame,
  openEditor,
  previewReady,
  row,
  save,
  saveAndWait,
  stored,
  test,
} from './support/pages-tab';
import { expect } from './support/site-test';
import { toast } from './support/toast';

const texts = copy('de', 'admin-pages');
const { form, translation } = copy('de', 'admin');
const { title, list, create, remove, fields, preview, unseen } = texts;

test('a section is made, written beside a preview that follows, translated, and deleted', async ({
  page,
  newKey,
}) => {
  await openAdmin(page);
  await button(page, list.add).click();
  const name = page.getByRole('textbox', { name: create.name });
  await expect(name).toBeFocused();
  const given = newKey.toUpperCase().replace('-', '  ');
  await name.fill(given);
  await expect(page.getByText(create.key.replace('{{key}}', newKey), { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Section created');
  await expect(page.getByRole('heading', { level: 2, name: given })).toBeFocused();
  const { translations } = await stored(page, newKey);
  for (const language of LANGUAGE_CODES) {
    const { title = '', content } = translations[language] ?? {};
    expect({ language, title, content }).toEqual({
      language,
      title: language === 'de' ? given : '',
      content: 'New content here...',
    });
  }

  await previewReady(page);
  await expect(frame(page).getByText('New content here...')).toHaveCount(0);
  await field(page, fields.content).fill('Geschrieben, nicht gespeichert');
  await expect(frame(page).getByText('Geschrieben, nicht gespeichert')).toBeVisible();
  await expect(beside(page, `Französisch (${translation.missing})`)).toBeAttached();
  await beside(page, 'Französisch').check({ force: true });
  await field(page, fields.content, 'Französisch').fill('Écrit, pas encore enregistré');
  await expect(frame(page).locator('html')).toHaveAttribute('lang', 'fr');
  await expect(frame(page).getByText('Écrit, pas encore enregistré')).toBeVisible();
  await field(page, fields.content, 'Französisch').fill('');
  await expect(frame(page).getByText('Geschrieben, nicht gespeichert')).toBeVisible();
  expect((await stored(page, newKey)).translations.de?.content).toBe('New content here...');

  await save(page).click();
  await expect(toast(page)).toContainText('Content updated');
  await page.getByRole('main').getByRole('button', { name: form.close, exact: true }).click();
  await expect(edit(page, newKey)).toBeFocused();
  const after = (await stored(page, newKey)).translations;
  expect(after.de?.content).toBe('Geschrieben, nicht gespeichert');
  expect(after.fr?.content ?? '').toBe('');
  expect(after.sq).toEqual(translations.sq);
  // No page shows it, so that nobody needs to translate it.
  await expect(row(page, newKey)).not.toContainText(translation.missing);

  await button(page, list.deleteNamed.replace('{{name}}', newKey)).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(remove.everything);
  await expect(dialog).toContainText(remove.nowhere);
  await dialog.getByRole('button', { name: remove.confirm }).click();
  await expect(edit(page, newKey)).toHaveCount(0);
  await expect(toast(page)).toContainText(remove.done);
  await expect(page.getByRole('heading', { level: 2 }).locator('[tabindex]')).toBeFocused();
});

test('by keyboard alone a text is changed, looked at in the large preview, and saved', async ({
  page,
  key,
}) => {
  await openAdmin(page);
  await page.getByRole('tab', { name: title.text }).focus();
  await tabTo(edit(page, key));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: `Titel ${key}` })).toBeFocused();
  await previewReady(page);
  await tabTo(field(page, fields.title));
  await page.keyboard.press('End');
  await page.keyboard.type(' getippt');
  await expect(frame(page).getByText(`Titel ${key} getippt`)).toBeVisible();
  await expect(field(page, fields.title)).toBeFocused();

  await tabTo(button(page, preview.enlarge));
  await page.keyboard.press('Enter');
  await expect(button(page, preview.shrink)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, preview.enlarge)).toBeFocused();
  await button(page, preview.enlarge).press('Shift+Tab');
  await expect(button(page, preview.reload)).toBeFocused();

  await field(page, fields.title).focus();
  await tabTo(save(page));
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Content updated');
  await expect(save(page)).toBeFocused();
  expect((await stored(page, key)).translations.de?.title).toBe(`Titel ${key} getippt`);
});

test('a text that no page shows is marked, and removed with the next save', async ({ page, key }) => {
  await openAdmin(page);
  const response = await page.request.put(`/api/content-sections/${key}`, {
    data: { translations: { de: { 'button-text': 'Mehr' } } },
    headers: { Origin: environment.siteUrl },
  });
  expect(response.status()).toBe(200);
  await page.reload();
  await openEditor(page, key);
  const rest = page.getByRole('region', { name: unseen.title });
  await expect(rest).toContainText(unseen.mark);
  await expectAccessible(page);
  await button(page, unseen.removeFor.replace('{{name}}', 'button-text')).click();
  await expect(rest).toContainText(unseen.removed);
  await saveAndWait(page, key);
  await expect(rest).toHaveCount(0);
  expect((await stored(page, key)).translations.de?.['button-text'] ?? '').toBe('');
});
