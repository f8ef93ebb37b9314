import { LANGUAGE_CODES } from 'contract/languages';
import { openAdmin } from './support/admin-screen';
import { copy } from './support/copy';
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
  stored,
  test,
} from './support/pages-tab';
import { expect } from './support/site-test';
import { strapi } from './support/strapi';
import { toast } from './support/toast';

const texts = copy('de', 'admin-pages');
const { form, translation } = copy('de', 'admin');
const { title, list, create, remove, fields, preview } = texts;

test('a section is made, written beside a preview that follows, translated, and deleted', async ({
  page,
  complaints,
  newKey,
}) => {
  complaints.announce(/\/api\/content-sections$/, 409);
  await openAdmin(page);
  await button(page, title.add).click();
  const name = page.getByRole('textbox', { name: create.name });
  await expect(name).toBeFocused();
  await name.fill('   ');
  await page.keyboard.press('Enter');
  await expect(name).toHaveAccessibleErrorMessage(create.blank);
  await name.fill('About');
  await page.keyboard.press('Enter');
  await expect(name).toHaveAccessibleErrorMessage(create.duplicate.replace('{{key}}', 'about'));
  await expect(name).toHaveValue('About');
  const given = newKey.toUpperCase().replace('-', '  ');
  await name.fill(given);
  await expect(page.getByText(create.key.replace('{{key}}', newKey), { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Section created');
  await expect(page.getByRole('heading', { level: 2, name: given })).toBeFocused();
  const { translations } = await stored(page, newKey);
  for (const language of LANGUAGE_CODES) {
    expect(translations[language]).toMatchObject({ title: given, content: 'New content here...' });
  }

  await previewReady(page);
  // What a new section begins with is no text for visitors, so the preview does not show it either.
  await expect(frame(page).getByText('New content here...')).toHaveCount(0);
  await field(page, fields.content).fill('Geschrieben, nicht gespeichert');
  await expect(frame(page).getByText('Geschrieben, nicht gespeichert')).toBeVisible();
  await expect(beside(page, `Französisch (${translation.partial})`)).toBeAttached();
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
  await expect(row(page, newKey)).toContainText(`Französisch: ${translation.partial}`);
  await expect(row(page, newKey)).toContainText(`Albanisch: ${translation.partial}`);

  await button(page, list.deleteNamed.replace('{{name}}', newKey)).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(remove.everything);
  await expect(dialog).toContainText(remove.nowhere);
  await dialog.getByRole('button', { name: remove.cancel }).click();
  await expect(edit(page, newKey)).toBeVisible();
  await button(page, list.deleteNamed.replace('{{name}}', newKey)).click();
  await dialog.getByRole('button', { name: remove.confirm }).click();
  await expect(edit(page, newKey)).toHaveCount(0);
  await expect(toast(page)).toContainText(remove.done);
  await expect(page.getByRole('heading', { level: 2 }).locator('[tabindex]')).toBeFocused();
});

test('a pasted text that is too long is kept, and says so until it fits', async ({ page, key }) => {
  await openEditor(page, key);
  await beside(page, 'Englisch').check({ force: true });
  const english = field(page, fields.title, 'Englisch');
  await english.fill('x'.repeat(300));
  await expect(english).toHaveValue('x'.repeat(300));
  await expect(english).toHaveAccessibleErrorMessage(/^45 Zeichen zu lang/);
  await beside(page, 'Französisch').check({ force: true });
  await save(page).click();
  await expect(english).toBeFocused();
  expect((await stored(page, key)).translations.en?.title).toBe(`Title ${key}`);
  await english.fill('Fits');
  await save(page).click();
  await expect(toast(page)).toContainText('Content updated');
});

test('many sections are ordered for people and found by title or key', async ({ page, key }) => {
  const many = Array.from({ length: 10 }, (_, index) => `${key}-${index}`);
  const ids = [];
  for (const [index, sectionKey] of many.entries()) {
    ids.push(await strapi.sections.create({ sectionKey, title: `Teil ${10 - index}` }, 'de'));
  }
  await openAdmin(page);
  const search = page.getByRole('searchbox', { name: list.search });
  await search.fill(`${key}-`);
  const rows = page.getByRole('list', { name: list.label }).getByRole('button', { name: title.edit });
  await expect(rows).toHaveCount(10);
  const names = await rows.evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label')));
  expect(names).toEqual([...many].reverse().map((one) => `${title.edit}: ${one}`));
  await search.fill('gibt es nicht');
  await expect(page.getByText(list.noMatch.replace('{{search}}', 'gibt es nicht'))).toBeVisible();
  for (const id of ids) await strapi.sections.remove(id);
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

  await tabTo(page.getByRole('textbox', { name: texts.addText.label }));
  await page.keyboard.type('button-text');
  await page.keyboard.press('Enter');
  await expect(field(page, 'button-text')).toBeFocused();
  await page.keyboard.type('Mehr');
  await tabTo(button(page, preview.enlarge));
  await page.keyboard.press('Enter');
  await expect(button(page, preview.shrink)).toBeFocused();
  await expect(frame(page).getByText('Mehr', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, preview.enlarge)).toBeFocused();
  await button(page, preview.enlarge).press('Shift+Tab');
  await expect(button(page, preview.reload)).toBeFocused();

  await field(page, 'button-text').focus();
  await tabTo(save(page));
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Content updated');
  await expect(save(page)).toBeFocused();
  expect((await stored(page, key)).translations.de).toMatchObject({
    title: `Titel ${key} getippt`,
    'button-text': 'Mehr',
  });
});
