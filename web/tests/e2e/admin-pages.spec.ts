import { randomUUID } from 'node:crypto';
import type { Locator, Page, Response } from '@playwright/test';
import { LANGUAGE_CODES } from '~/i18n/languages';
import { administrator, fillLogin, openAdmin } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { environment } from './support/environment';
import { tabTo } from './support/keyboard';
import { test as base, expect, hydrated } from './support/site-test';
import { strapi } from './support/strapi';
import { toast } from './support/toast';

const texts = copy('de', 'admin-pages');
const { form, conflict, failure, cancel, expired, translation } = copy('de', 'admin');
const { title, list, gone, create, remove, fields, pictures, chooser, preview } = texts;

const PICTURE = {
  name: 'punkt.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

interface Fixtures {
  /** A key of a section that goes away with the test, whoever makes it. */
  newKey: string;
  /** The same with a section, in German and English. */
  key: string;
}

const test = base.extend<Fixtures>({
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

const row = (page: Page, key: string): Locator =>
  page.getByRole('list', { name: list.label }).getByRole('listitem').filter({ hasText: key }).first();
const edit = (page: Page, key: string) =>
  page.getByRole('button', { name: `${title.edit}: ${key}`, exact: true });
const field = (page: Page, label: string, language = 'Deutsch') =>
  page.getByRole('textbox', { name: `${label} (${language})`, exact: true });
const save = (page: Page) => page.getByRole('button', { name: form.save, exact: true });
/** Saves and waits for the answer: the notice may still be that of the save before. */
async function saveAndWait(page: Page, key: string): Promise<void> {
  const isSave = (answer: Response) =>
    answer.request().method() === 'PUT' && answer.url().endsWith(`/api/content-sections/${key}`);
  const [answer] = await Promise.all([page.waitForResponse(isSave), save(page).click()]);
  expect(answer.status()).toBe(200);
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const beside = (page: Page, language: string) => page.getByRole('radio', { name: language });
const frame = (page: Page) => page.frameLocator(`iframe[title^="${preview.title}"]`);
const previewReady = (page: Page) => expect(page.getByText(preview.live)).toBeVisible();
const openEditor = (page: Page, key: string) => openAdmin(page, { hash: `#pages/${key}` });

/** What Strapi has, as the contract answers it to the page's session. */
async function stored(page: Page, key: string) {
  const response = await page.request.get(`/api/content-sections/${key}`);
  return (await response.json()) as {
    translations: Record<string, Record<string, string>>;
    images: Record<string, string>;
  };
}

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

test('nothing typed is lost by a reload, an expired session, leaving or cancelling', async ({
  page,
  context,
  complaints,
  key,
}) => {
  complaints.announce(/\/api\//, 401);
  await openEditor(page, key);
  await previewReady(page);
  await field(page, fields.title).fill('Noch nicht gespeichert');

  const asking: string[] = [];
  page.once('dialog', async (question) => {
    asking.push(question.type());
    await question.accept();
  });
  await page.reload();
  expect(asking).toEqual(['beforeunload']);
  await hydrated(page);
  await fillLogin(page);
  await expect(field(page, fields.title)).toHaveValue('Noch nicht gespeichert');
  await expect(frame(page).getByText('Noch nicht gespeichert')).toBeVisible();

  await button(page, form.cancel).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText(cancel.title);
  await asked.getByRole('button', { name: cancel.keep }).click();
  await expect(row(page, key)).toContainText(form.unsaved);
  await page.goBack();
  await expect(field(page, fields.title)).toHaveValue('Noch nicht gespeichert');

  await context.clearCookies();
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: expired.title });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(save(page)).toBeFocused();
  await expect(toast(page)).toContainText(`${failure.because.signedOut} ${failure.kept} (401: signed-out)`);
  await page.keyboard.press('Enter');
  await fillLogin(page, { ...administrator, password: 'falsch' });
  await expect(dialog.getByRole('alert')).toContainText('Login fehlgeschlagen: Ungültige Anmeldedaten');
  await expect(dialog.getByLabel('Benutzername')).toHaveValue(administrator.username);
  await dialog.getByLabel('Passwort', { exact: true }).fill(administrator.password);
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Content updated');
  expect((await stored(page, key)).translations.de?.title).toBe('Noch nicht gespeichert');

  await field(page, fields.title).fill('Wird verworfen');
  await button(page, form.cancel).click();
  await asked.getByRole('button', { name: cancel.discard }).click();
  await expect(edit(page, key)).toBeFocused();
  await expect(row(page, key)).not.toContainText(form.unsaved);
});

/** Lets no save through until `go` is called; counts those that wanted to. */
async function holdSaves(page: Page, key: string) {
  let go: () => void = () => undefined;
  const isFree = new Promise<void>((resolve) => {
    go = resolve;
  });
  const methods: string[] = [];
  await page.route(`**/api/content-sections/${key}`, async (route) => {
    methods.push(route.request().method());
    await isFree;
    await route.continue();
  });
  return { go, methods };
}

test('a double click saves once, and what is typed meanwhile stays open without a conflict', async ({
  page,
  key,
}) => {
  await openEditor(page, key);
  await field(page, fields.title).fill('Gesendet');
  const saves = await holdSaves(page, key);
  await save(page).dblclick();
  const saving = button(page, form.saving);
  await expect(saving).toHaveAttribute('aria-busy', 'true');
  await expect(saving).toBeFocused();
  await field(page, fields.title).fill('Weitergeschrieben');
  await field(page, fields.subtitle).fill('Auch neu');
  saves.go();
  await expect(toast(page)).toContainText('Content updated');
  expect(saves.methods).toEqual(['PUT']);
  expect((await stored(page, key)).translations.de?.title).toBe('Gesendet');
  await expect(field(page, fields.title)).toHaveValue('Weitergeschrieben');
  await expect(page.getByText(conflict.title)).toHaveCount(0);
  await field(page, fields.subtitle).press('Control+s');
  await expect(save(page)).toBeDisabled();
  await expect(field(page, fields.subtitle)).toBeFocused();
  expect((await stored(page, key)).translations.de).toMatchObject({
    title: 'Weitergeschrieben',
    subtitle: 'Auch neu',
  });

  await button(page, list.back).click();
  await button(page, list.deleteNamed.replace('{{name}}', key)).click();
  const deletions = await holdSaves(page, key);
  await page.getByRole('alertdialog').getByRole('button', { name: remove.confirm }).dblclick();
  deletions.go();
  await expect(toast(page)).toContainText(remove.done);
  expect(deletions.methods).toEqual(['DELETE']);
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

test('a save that fails says why and keeps the text; a list that fails can be asked for again', async ({
  page,
  complaints,
  key,
}) => {
  complaints.announce(/\/api\/content-sections/, 503);
  const lists = '**/api/content-sections';
  await page.route(lists, (route) =>
    route.fulfill({ status: 503, json: { error: 'Strapi does not answer.' } }),
  );
  await openEditor(page, key);
  await expect(
    page.getByText(/Strapi antwortet gerade nicht\..*\(503: Strapi does not answer\.\)/),
  ).toBeVisible();
  await page.unroute(lists);
  await button(page, copy('de', 'admin').frame.retry).click();

  const one = `**/api/content-sections/${key}`;
  await page.route(one, (route) => route.fulfill({ status: 503, json: { error: 'Strapi is away.' } }));
  await field(page, fields.title).fill('Bleibt stehen');
  await save(page).click();
  await expect(toast(page)).toHaveAttribute('data-variant', 'destructive');
  await expect(toast(page)).toContainText(failure.save);
  await expect(toast(page)).toContainText(`${failure.because.away} ${failure.kept} (503: Strapi is away.)`);
  await expect(field(page, fields.title)).toHaveValue('Bleibt stehen');
  await page.unroute(one);
  await save(page).click();
  await expect(toast(page)).toContainText('Content updated');
});

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
  await upload({ name: 'liste.txt', mimeType: 'text/plain', buffer: Buffer.from('kein Bild') });
  await expect(toast(page)).toContainText(pictures.type);
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
  await dialog.getByRole('searchbox', { name: chooser.search }).fill('gibt-es-nicht');
  await expect(dialog.getByRole('status')).toContainText('gibt-es-nicht');
  await dialog.getByRole('searchbox', { name: chooser.search }).fill(key);
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

for (const width of [360, 1280]) {
  test(`list, form, editor and preview at ${width} pixels have no barrier and nothing sticks out`, async ({
    page,
    key,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const expectGood = async () => {
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    };
    await openAdmin(page);
    await button(page, title.add).click();
    await page.getByRole('textbox', { name: create.name }).fill('Berechtigungszertifikat'.repeat(4));
    await expectGood();
    await button(page, form.cancel).click();
    await edit(page, key).click();
    await expect(field(page, fields.title)).toBeVisible();
    await expectGood();
    await button(page, preview.phone).click();
    await expect(button(page, preview.phone)).toHaveAttribute('aria-pressed', 'true');
    expect(
      await frame(page)
        .locator('html')
        .evaluate(() => window.innerWidth),
    ).toBe(390);
    await button(page, preview.desktop).click();
    await expect
      .poll(() =>
        frame(page)
          .locator('html')
          .evaluate(() => window.innerWidth),
      )
      .toBe(1280);
    await button(page, preview.enlarge).click();
    await expectGood();
  });
}

test('in an enlarged window no field lies under the bar that saves', async ({ page, key }) => {
  await page.setViewportSize({ width: 640, height: 450 });
  await openEditor(page, key);
  const content = field(page, fields.content);
  await content.focus();
  const isCovered = await content.evaluate((element) => {
    const { left, bottom } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + 20, bottom - 4));
  });
  expect(isCovered).toBe(false);
});
