import { readFile } from 'node:fs/promises';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { PageText, TextChange } from 'contract/page-text';
import { openAdmin } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { environment } from './support/environment';
import { expect, open, test } from './support/site-test';
import { toast } from './support/toast';

const texts = copy('de', 'admin-page-texts');
const careers = copy('de', 'careers');
const english = copy('en', 'careers');

const PATH = '/careers';
const headers = { Origin: environment.siteUrl };

/** Puts the built-in texts of the page back; tests of this file change different ones. */
async function putBack(page: Page, ...keys: string[]): Promise<void> {
  const answer = await page.request.get('/api/page-texts/careers');
  const { texts: stored }: PageText = await answer.json();
  const changes = stored
    .filter(({ key }) => keys.includes(key))
    .flatMap(({ key, languages }) =>
      Object.entries(languages)
        .filter(([, text]) => text.stored !== null)
        .map(([language, text]) => ({ file: 'careers', language, key, from: text.stored, to: null })),
    );
  if (changes.length === 0) return;
  expect((await page.request.put('/api/page-texts', { data: { changes }, headers })).status()).toBe(200);
}

const field = (page: Page, language = 'Deutsch') =>
  page.getByRole('textbox', { name: texts.panel.text.replace('{{language}}', language) });
const save = (page: Page) => page.getByRole('button', { name: texts.changes.save, exact: true });
const frameOf = (page: Page, path = PATH): FrameLocator =>
  page.frameLocator(`iframe[title="${texts.frame.title.replace('{{path}}', path)}"]`);

/** Clicks the first letters; Playwright does not reckon with the scale of a frame where it checks for a click's target. */
async function pointAt(page: Page, text: Locator): Promise<void> {
  await text.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await text.boundingBox();
  if (!box) throw new Error('The text has no box.');
  await page.mouse.click(box.x + 12, box.y + box.height / 2);
}

/** Writes into the fifth cell of a row, as a spreadsheet does. */
function withTranslation(table: string, key: string, text: string): string {
  const row = new RegExp(`("careers";"${key}";"en";"(?:[^"]|"")*";)"(?:[^"]|"")*"`);
  expect(table).toMatch(row);
  return table.replace(row, `$1"${text}"`);
}

async function openTexts(page: Page, language = 'de', path = PATH): Promise<FrameLocator> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAdmin(page, { hash: `#texts/${encodeURIComponent(path)}?${language}` });
  await expect(page.getByText(texts.frame.hint)).toBeVisible();
  return frameOf(page, path);
}

test('a text is pointed at, typed, seen, saved, and live in two languages; then the built-in one is back', async ({
  page,
  browser,
}) => {
  const [first] = careers.values.items;
  const [firstEnglish] = english.values.items;
  const visitor = await (await browser.newContext()).newPage();
  const frame = await openTexts(page);
  try {
    await pointAt(page, frame.getByText(first?.title ?? '', { exact: true }));
    await expect(field(page)).toHaveValue(first?.title ?? '');
    await expect(field(page)).toBeFocused();
    await field(page).fill('Fachlich sehr tief');
    await expect(frame.getByText('Fachlich sehr tief', { exact: true })).toBeVisible();
    await expect(
      page.getByRole('button', { name: texts.changes.count.replace('{{count}}', '1') }),
    ).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('combobox', { name: texts.choice.language }).selectOption('en');
    await pointAt(page, frame.getByText(firstEnglish?.title ?? '', { exact: true }));
    await expect(page.getByRole('group', { name: texts.panel.german })).toHaveText(first?.title ?? '');
    await field(page, 'Englisch').fill('Deeply skilled');
    await expect(frame.getByText('Deeply skilled', { exact: true })).toBeVisible();
    await save(page).click();
    await expect(toast(page)).toContainText(texts.changes.saved);
    await expect(page.getByText(texts.changes.none)).toBeVisible();

    for (const [language, shown] of [
      ['de', 'Fachlich sehr tief'],
      ['en', 'Deeply skilled'],
    ] as const) {
      await open(visitor, `/${language}${PATH}`);
      await expect(visitor.getByText(shown, { exact: true })).toBeVisible();
    }

    await pointAt(page, frame.getByText('Deeply skilled', { exact: true }));
    await page.getByRole('button', { name: texts.panel.restore }).click();
    await expect(frame.getByText(firstEnglish?.title ?? '', { exact: true })).toBeVisible();
    await save(page).click();
    await expect(page.getByText(texts.changes.none)).toBeVisible();
    await open(visitor, `/en${PATH}`);
    await expect(visitor.getByText(firstEnglish?.title ?? '', { exact: true })).toBeVisible();
  } finally {
    await putBack(page, 'values.items.0.title');
    await visitor.context().close();
  }
});

test('the keyboard finds a text in the list, writes, saves and returns to the place', async ({ page }) => {
  const { title } = careers.positions;
  const frame = await openTexts(page);
  try {
    await page.getByRole('searchbox', { name: texts.list.search }).fill(title);
    const entry = page.getByRole('listitem').getByRole('button', { name: title, exact: true });
    await entry.focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Freie Stellen');
    await expect(frame.getByRole('heading', { name: 'Freie Stellen' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+S');
    await expect(toast(page)).toContainText(texts.changes.saved);
    await field(page).focus();
    await page.keyboard.press('Escape');
    await expect(page.locator('iframe')).toBeFocused();
    await page.keyboard.press('F2');
    await expect(field(page)).toHaveValue('Freie Stellen');
  } finally {
    await putBack(page, 'positions.title');
  }
});

test('the history of a text tells who changed it, and its former text comes back by one click', async ({
  page,
}) => {
  const history = copy('de', 'admin-history');
  const { title = '' } = careers.values.items[2] ?? {};
  const frame = await openTexts(page);
  try {
    await pointAt(page, frame.getByText(title, { exact: true }));
    await field(page).fill('Ganz nah am Betrieb');
    await save(page).click();
    await expect(page.getByText(texts.changes.none)).toBeVisible();
    await page.getByRole('button', { name: history.open }).click();
    await expect(page.getByRole('group', { name: history.after }).first()).toHaveText('Ganz nah am Betrieb');
    await expect(page.getByText(/ · tester · \/admin$/).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: history.undo }).first().click();
    await expect(field(page)).toHaveValue(title);
    await expect(frame.getByText(title, { exact: true })).toBeVisible();
  } finally {
    await putBack(page, 'values.items.2.title');
  }
});

test('on a phone a text opens in a sheet from below, and the screen stays accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const frame = await openTexts(page);
  await pointAt(page, frame.getByText(careers.values.title, { exact: true }));
  await expect(field(page)).toHaveValue(careers.values.title);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('texts that cannot be stored keep what was typed and say why; what somebody else wrote is asked for', async ({
  page,
  complaints,
}) => {
  const [, second] = careers.values.items;
  const change = (to: string): TextChange => ({
    file: 'careers',
    language: 'de',
    key: 'values.items.1.title',
    from: null,
    to,
  });
  complaints.announce(/\/api\/page-texts$/, 400);
  complaints.announce(/\/api\/page-texts$/, 409);
  const frame = await openTexts(page);
  try {
    await pointAt(page, frame.getByText(second?.title ?? '', { exact: true }));
    await field(page).fill('{{niemand}} füllt das');
    await save(page).click();
    await expect(toast(page)).toContainText(texts.changes.refused);
    await expect(page.getByText(texts.problems.placeholders)).toBeVisible();
    await field(page).fill('Mein Titel');
    const data = { changes: [change('Ihr Titel')] };
    expect((await page.request.put('/api/page-texts', { data, headers })).status()).toBe(200);
    await save(page).click();
    await expect(page.getByText('Ihr Titel', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`^${copy('de', 'admin').conflict.takeMine}`) }).click();
    await save(page).click();
    await expect(page.getByText(texts.changes.none)).toBeVisible();
    await expect(frame.getByText('Mein Titel', { exact: true })).toBeVisible();
  } finally {
    await putBack(page, 'values.items.1.title');
  }
});

test('a translator gets a table, changes a text, and what comes back is live; what changed meanwhile stays', async ({
  page,
  browser,
}) => {
  const translators = texts.translators;
  const [mine, theirs] = ['values.items.0.text', 'values.items.2.text'] as const;
  const builtIn = english.values.items[0]?.text ?? '';
  const visitor = await (await browser.newContext()).newPage();
  await openTexts(page, 'en');
  try {
    await page.getByRole('button', { name: translators.title }).click();
    await page.getByRole('combobox', { name: translators.format }).selectOption(translators.formats.csv);
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: translators.download }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('texte-en-all.csv');
    const table = await readFile(await download.path(), 'utf8');
    expect(table).toContain('"frame";"footer.rights";"en"');

    const change = { file: 'careers', language: 'en', key: theirs, from: null, to: 'Theirs' };
    const data = { changes: [change] };
    expect((await page.request.put('/api/page-texts', { data, headers })).status()).toBe(200);
    const translated = withTranslation(withTranslation(table, mine, 'From a translator'), theirs, 'Too late');
    const buffer = Buffer.from(translated);
    await page
      .getByLabel(translators.file)
      .setInputFiles({ name: 'texte-en-all.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: translators.send }).click();
    await expect(page.getByRole('heading', { name: translators.result })).toBeFocused();
    await expect(
      page.getByRole('status').filter({ hasText: /1 gespeichert, \d+ unverändert, 1 nicht/ }),
    ).toBeVisible();
    const refused = page.getByRole('region', { name: translators.refused }).getByRole('listitem');
    await expect(refused).toHaveCount(1);
    await expect(refused).toContainText(translators.problems.changed);
    await expect(refused).toContainText('Theirs');
    await expectAccessible(page);

    await open(visitor, `/en${PATH}`);
    await expect(visitor.getByText('From a translator', { exact: true })).toBeVisible();
    await expect(visitor.getByText('Theirs', { exact: true })).toBeVisible();
    await putBack(page, mine, theirs);
    await open(visitor, `/en${PATH}`);
    await expect(visitor.getByText(builtIn, { exact: true })).toBeVisible();
  } finally {
    await putBack(page, mine, theirs);
    await visitor.context().close();
  }
});

test('visitors get the page without marks, whatever they ask for', async ({ page, request }) => {
  const answer = await request.get(`/de${PATH}?texts`);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).not.toMatch(/[\u2061-\u2064]/);
  const refused = await request.post(`/de${PATH}?texts`, { data: { drafts: [] }, headers });
  expect(refused.status()).toBe(403);
  await open(page, `/de${PATH}`);
  expect(await page.content()).not.toMatch(/[\u2061-\u2064]/);
});

test('a text of a product is pointed at, typed, seen, saved and live where its page shows it', async ({
  page,
  browser,
  createProject,
}) => {
  const { fields } = copy('de', 'admin-products');
  const { form } = copy('de', 'admin');
  const { key } = await createProject({ title: 'Prüfdienst', description: 'Prüft, was ihm vorliegt.' });
  const visitor = await (await browser.newContext()).newPage();
  const path = `/products/${key}`;
  const frame = await openTexts(page, 'de', path);
  try {
    await pointAt(
      page,
      frame.getByRole('main').getByText('Prüft, was ihm vorliegt.', { exact: true }).first(),
    );
    const description = page.getByRole('textbox', { name: fields.description });
    await expect(description).toHaveValue('Prüft, was ihm vorliegt.');
    await expect(description).toBeFocused();
    await expectAccessible(page);
    await description.fill('Prüft auch, was fehlt.');
    await expect(frame.getByText('Prüft auch, was fehlt.').first()).toBeVisible();
    await page.getByRole('button', { name: form.save, exact: true }).click();
    await expect(toast(page)).toContainText(copy('de', 'admin-products').literal.updated);
    await open(visitor, `/de${path}`);
    await expect(visitor.getByRole('main').getByText('Prüft auch, was fehlt.').first()).toBeVisible();
    await description.press('Escape');
    await expect(page.locator('iframe')).toBeFocused();
  } finally {
    await visitor.context().close();
  }
});
