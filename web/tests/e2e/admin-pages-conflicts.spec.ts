import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { beside, button, field, openEditor, save, saveAndWait, stored, test } from './support/pages-tab';
import { expect } from './support/site-test';
import { strapi } from './support/strapi';
import { toast } from './support/toast';

const { conflict, failure } = copy('de', 'admin');
const { list, gone, fields } = copy('de', 'admin-pages');

test('two people change the same section: both texts are offered, none is lost', async ({
  page,
  browser,
  complaints,
  key,
}) => {
  complaints.announce(/\/api\/content-sections\/e2e-/, 409);
  const elsewhere = await browser.newContext();
  complaints.watch(elsewhere);
  const other = await elsewhere.newPage();
  await openEditor(page, key);
  await openEditor(other, key);

  await field(other, fields.title).fill('Titel von nebenan');
  await save(other).click();
  await expect(toast(other)).toContainText('Content updated');
  await field(page, fields.description).fill('Meine Beschreibung');
  await save(page).click();
  await expect(toast(page)).toContainText(conflict.title);
  await expect(field(page, fields.title)).toHaveValue('Titel von nebenan');
  await expect(field(page, fields.description)).toHaveValue('Meine Beschreibung');
  await expect(button(page, `${conflict.takeMine}: ${fields.description} (Deutsch)`)).toHaveCount(0);
  await field(page, fields.title).fill('Mein Titel');
  await field(page, fields.subtitle).fill('Mein Untertitel');

  await field(other, fields.title).fill('Noch ein Titel');
  await field(other, fields.subtitle).fill('Noch ein Untertitel');
  await saveAndWait(other, key);
  await save(page).click();
  const mine = button(page, `${conflict.takeMine}: ${fields.title} (Deutsch)`);
  const theirs = button(page, `${conflict.takeTheirs}: ${fields.subtitle} (Deutsch)`);
  await expect(mine).toBeVisible();
  for (const text of ['Mein Titel', 'Noch ein Titel', 'Mein Untertitel', 'Noch ein Untertitel']) {
    await expect(page.locator('main p', { hasText: text })).toBeVisible();
  }
  await expect(save(page)).toBeDisabled();
  await expectAccessible(page);
  await mine.click();
  await expect(page.locator('p', { hasText: `${fields.subtitle} (Deutsch)` })).toBeFocused();
  await theirs.click();
  await expect(page.locator(':focus')).toContainText(conflict.chosenUnsaved);
  await expect(field(page, fields.subtitle)).toHaveValue('Noch ein Untertitel');
  await save(page).click();
  await expect(toast(page)).toContainText('Content updated');
  expect((await stored(page, key)).translations.de).toMatchObject({
    title: 'Mein Titel',
    subtitle: 'Noch ein Untertitel',
    description: 'Meine Beschreibung',
  });
  await elsewhere.close();
});

test('two windows of one browser: what one saves, the other shows and goes on with', async ({
  page,
  context,
  key,
}) => {
  const other = await context.newPage();
  await openEditor(page, key);
  await openEditor(other, key);
  await field(page, fields.title).fill('Aus dem ersten Fenster');
  await expect(field(other, fields.title)).toHaveValue('Aus dem ersten Fenster');
  await save(page).click();
  await expect(toast(page)).toContainText('Content updated');
  await expect(other.getByRole('heading', { level: 2, name: 'Aus dem ersten Fenster' })).toBeVisible();
  await expect(field(other, fields.title)).toHaveValue('Aus dem ersten Fenster');
  await field(other, fields.title).fill('Aus dem zweiten Fenster');
  await save(other).click();
  await expect(toast(other)).toContainText('Content updated');
  expect((await stored(page, key)).translations.de?.title).toBe('Aus dem zweiten Fenster');
});

test('a section that somebody else deletes hands its unsaved texts back', async ({
  page,
  context,
  complaints,
  key,
}) => {
  complaints.announce(/\/api\/content-sections\/e2e-/, 404);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEditor(page, key);
  await beside(page, 'Französisch').check({ force: true });
  await field(page, fields.content).fill('Lange\ngeschrieben');
  await field(page, fields.title, 'Französisch').fill('Titre');
  for (const { documentId } of await strapi.sections.list('sectionKey', key, 'de')) {
    await strapi.sections.remove(documentId);
  }
  await save(page).click();
  await expect(toast(page)).toContainText(failure.because.gone);
  await expect(page.getByRole('heading', { level: 2, name: gone.title })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Deutsch' })).toContainText('Lange\ngeschrieben');
  await expect(page.getByRole('region', { name: 'Französisch' })).toContainText('Titre');
  await button(page, `${fields.content} (Deutsch): ${gone.copy}`).click();
  await expect(page.getByText(gone.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Lange\ngeschrieben');
  await expectAccessible(page);

  await button(page, list.back).click();
  await button(page, list.lostOf.replace('{{key}}', key)).click();
  await button(page, gone.create).click();
  await expect(toast(page)).toContainText('Section created');
  await expect(field(page, fields.content)).toHaveValue('Lange\ngeschrieben');
  await expect(save(page)).toBeDisabled();
  expect((await stored(page, key)).translations).toMatchObject({
    de: { content: 'Lange\ngeschrieben' },
    fr: { title: 'Titre' },
  });
});
