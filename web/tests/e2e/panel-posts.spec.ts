import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { expectPanel, openPost, openPosts, PostForm, signInToPanel } from './support/panel';
import { test as base, closePages, expect, open } from './support/site-test';
import { strapi } from './support/strapi';

interface Fixtures {
  /** A word for titles; posts with it are removed. */
  word: string;
}

const newWord = () => `Prüfwort${randomUUID().slice(0, 8)}`;

const test = base.extend<Fixtures>({
  word: async ({ context }, use) => {
    const word = newWord();
    await use(word);
    await closePages(context);
    for (const language of ['de', 'en'] as const)
      for (const title of [germanTitle(word), englishTitle(word)])
        for (const { documentId } of await strapi.posts.list('title', title, language))
          await strapi.posts.remove(documentId);
  },
});

const { postStates } = copy('de', 'admin-preview');

const FIELDS = 'form div:has([role=toolbar]):not(:has(aside))';

// Strapi's date field writes the time of the browser's zone, and the notes beside it say Berlin's.
test.use({ timezoneId: 'Europe/Berlin' });

test.beforeEach(({ complaints }) => expectPanel(complaints));

const germanTitle = (word: string) => `Größe und Maß: ${word}`;
const englishTitle = (word: string) => `Size and measure: ${word}`;
const slugOf = (word: string) => `groesse-und-mass-${word.toLowerCase().replace('ü', 'ue')}`;

async function writeText(form: PostForm) {
  const { page, text } = form;
  await text.fill('Größe der Aufgabe');
  await form.mark('Mittlere Überschrift').click();
  await text.press('End');
  await page.keyboard.type('\n\nWas ');
  await form.mark('Fett').click();
  await page.keyboard.type('fett');
  await text.press('End');
  await page.keyboard.type(' ist, ');
  await text.press('Control+i');
  await page.keyboard.type('kursiv');
  await text.press('End');
  await page.keyboard.type(' oder ');
  await form.mark('Code').click();
  await page.keyboard.type('Code');
  await text.press('End');
  await page.keyboard.type(', und ');
  await text.press('Control+k');
  const window = page.getByRole('dialog', { name: 'Link' });
  await window.getByLabel('Text').fill('ein Verweis');
  await window.getByLabel('Adresse').fill('irgendwohin');
  await window.getByRole('button', { name: 'Link einfügen' }).click();
  await expect(window.getByText('Bitte eine Adresse angeben', { exact: false })).toBeVisible();
  await window.getByLabel('Adresse').fill('/eu-id');
  await window.getByLabel('Adresse').press('Enter');
  await expect(window).toBeHidden();
  await expect(text).toBeFocused();
  await page.keyboard.type('.\n\n');
  await form.mark('Aufzählung').click();
  await page.keyboard.type('eins\nzwei');
  await expect(text).toHaveValue(
    '## Größe der Aufgabe\n\nWas **fett** ist, *kursiv* oder `Code`, und [ein Verweis](/eu-id).\n\n- eins\n- zwei',
  );
}

const statusOf = (request: APIRequestContext) => async (path: string) =>
  (await request.get(path, { maxRedirects: 0 })).status();

test('marketing writes and publishes a post in the panel alone', async ({
  page,
  request,
  createPost,
  word,
}) => {
  const read = async (path: string) => (await request.get(path)).text();
  const status = statusOf(request);
  const slug = slugOf(word);
  await createPost({ title: `Anderer Beitrag ${word.slice(8)}`, tags: `Thema ${word}` });
  await signInToPanel(page);
  await page.getByRole('link', { name: /Blogbeiträge/ }).click();
  await page.getByRole('link', { name: 'Neuer Eintrag' }).click();

  const form = new PostForm(page);
  await expect(form.visibility).toHaveText('Entwurf, nicht sichtbar.');
  await form.title.fill(germanTitle(word));
  await form.excerpt.fill('Worum es geht.');
  await writeText(form);
  await form.choose(/^Rubrik/, /Technologie/);
  await form.tags.fill(`thema ${word.toLowerCase()}`);
  await expect(page.getByRole('option', { name: `Thema ${word} 1 Beitrag` })).toBeVisible();
  await form.tags.press('ArrowDown');
  await form.tags.press('Enter');
  await form.tags.pressSequentially(`Neues ${word}, Falsches; `);
  await page.getByRole('button', { name: '„Falsches“ entfernen' }).click();
  await expect(form.tags).toBeFocused();
  await expect(page.getByRole('list', { name: 'Gewählte Schlagwörter' }).getByRole('listitem')).toHaveText([
    `Thema ${word}`,
    `Neues ${word}`,
  ]);
  await expect(page.getByRole('region', { name: /Suchmaschine/ })).toContainText(`/de/blog/${slug}`);
  await expectAccessible(page, FIELDS);

  await form.save();
  await expect(form.address).toHaveValue(slug);
  expect(await status(`/de/blog/${slug}`)).toBe(404);
  await page.getByRole('link', { name: 'Vorschau öffnen' }).click();
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(germanTitle(word));
  const bar = preview.locator('html[data-has-preview-bar] [data-preview-bar]');
  await expect(bar).toContainText(postStates.draft);
  expect(await status(`/de/blog/${slug}`)).toBe(404);

  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await expect(bar).toContainText(postStates.published);
  await page.goBack();
  await expect(form.visibility).toContainText('Sichtbar seit');
  expect(await read('/de/blog')).toContain(germanTitle(word));
  expect(await read('/de/blog/feed.xml')).toContain(germanTitle(word));
  expect(await read('/sitemap.xml')).toContain(`/de/blog/${slug}<`);
  expect(await read(`/de/search?q=${encodeURIComponent(word)}`)).toContain(`/de/blog/${slug}`);

  const article = await page.context().newPage();
  await open(article, `/de/blog/${slug}`);
  const main = article.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Größe der Aufgabe' })).toBeVisible();
  await expect(main.getByRole('strong').filter({ hasText: 'fett' })).toBeVisible();
  await expect(main.getByRole('emphasis').filter({ hasText: 'kursiv' })).toBeVisible();
  await expect(main.getByRole('code').filter({ hasText: 'Code' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'ein Verweis' })).toHaveAttribute('href', '/de/eu-id');
  await expect(main.getByRole('listitem').filter({ hasText: /^zwei$/ })).toBeVisible();
  await expect(main.getByRole('link', { name: `Neues ${word}` })).toBeVisible();
});

test('marketing translates a post, publishes the translation and takes the post back', async ({
  page,
  request,
  createPost,
}) => {
  const word = newWord();
  const read = async (path: string) => (await request.get(path)).text();
  const slug = slugOf(word);
  const { documentId } = await createPost({ slug, title: germanTitle(word), content: 'Text.' });
  await signInToPanel(page);
  const form = await openPost(page, documentId, 'de');
  await form.chooseLanguage(/English/);
  await expect(form.visibility).toHaveText(
    'Entwurf, nicht sichtbar. Besucher sehen in dieser Sprache den deutschen Beitrag.',
  );
  await form.title.fill(englishTitle(word));
  await form.text.fill('Some text.');
  await form.publish();
  await expect(form.visibility).toContainText('Sichtbar seit');
  expect(await read(`/en/blog/${slug}`)).toContain(englishTitle(word));

  await form.chooseLanguage(/Deutsch/);
  await expect(form.title).toHaveValue(germanTitle(word));
  await page.getByRole('button', { name: 'Weitere Dokumentaktionen' }).click();
  await page.getByRole('menuitem', { name: 'Veröffentlichung zurücknehmen' }).click();
  const question = page.getByRole('alertdialog', { name: 'Veröffentlichung zurücknehmen' });
  await expect(question).toContainText('Veröffentlichung zurücknehmen?');
  await question.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(form.visibility).toHaveText('Entwurf, nicht sichtbar.');
  expect(await statusOf(request)(`/de/blog/${slug}`)).toBe(404);
  expect(await read(`/en/blog/${slug}`)).toContain(englishTitle(word));
});

test('a post with a date in the future is scheduled in the panel, and on the site when its date has come', async ({
  page,
  request,
  createPost,
}) => {
  const status = statusOf(request);
  const title = `Vorhaben ${randomUUID().slice(0, 8)}`;
  const { documentId, slug } = await createPost({ title, content: 'Text.' });
  await signInToPanel(page);
  const form = await openPost(page, documentId, 'de');
  await expect(form.visibility).toContainText('Sichtbar seit');
  await form.date.fill('03.12.2048');
  await form.date.blur();
  await form.save();
  await expect(form.visibility).toContainText('Änderungen noch nicht veröffentlicht');
  expect(await status(`/de/blog/${slug}`)).toBe(200);
  await form.publish();
  await expect(form.visibility).toContainText(
    /^Veröffentlichung geplant für 3. Dezember 2048 um \d\d:\d\d Uhr/,
  );
  // The notice says the same as the box, the badge the same word.
  await expect(page.getByText('Veröffentlichung geplant für 3. Dezember 2048')).toHaveCount(2);
  await expect(page.getByRole('status', { name: 'scheduled' })).toHaveText('Geplant');
  expect(await status(`/de/blog/${slug}`)).toBe(404);

  await openPosts(page);
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Geplant');

  const soon = new Date(Date.now() + 15_000).toISOString();
  await strapi.posts.save(documentId, 'de', { title, content: 'Text.', publicationDate: soon });
  await strapi.posts.publish(documentId, 'de');
  await openPost(page, documentId, 'de');
  await expect.poll(() => status(`/de/blog/${slug}`)).toBe(200);
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(soon));
  await expect(form.visibility).toContainText('Sichtbar seit');
  await expect(form.visibility).not.toContainText('geplant');
});

test('texts for search engines are counted, and accepted when they are long', async ({
  page,
  createPost,
}) => {
  const { documentId } = await createPost({ title: 'Gezählt', excerpt: 'Der Anriss.' });
  await signInToPanel(page);
  const form = await openPost(page, documentId, 'de');
  const result = page.getByRole('region', { name: /Suchmaschine/ });
  await expect(result).toContainText('Gezählt');
  await expect(result).toContainText('Der Anriss.');
  const searchTitle = page.getByRole('textbox', { name: /^Titel für Suchmaschinen/ });
  await searchTitle.fill('x'.repeat(42));
  await expect(page.getByText('42 von 60 Zeichen', { exact: true })).toBeVisible();
  await searchTitle.fill('x'.repeat(61));
  await expect(page.getByText(/^61 von 60 Zeichen: Suchmaschinen kürzen/)).toBeVisible();
  await expect(result).toContainText('x'.repeat(61));
  await expectAccessible(page, FIELDS);
  await form.publish();
  await expect(searchTitle).toHaveValue('x'.repeat(61));
});

test('before a language of a post is deleted, the panel says which and what is lost', async ({
  page,
  request,
  createPost,
}) => {
  const { documentId, slug } = await createPost(
    { title: 'Bleibt', content: 'Text.' },
    { title: 'Goes away', content: 'Text.' },
  );
  await signInToPanel(page);
  await openPost(page, documentId, 'en');
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: /Eintrag löschen \(English\)/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Fassung auf Englisch löschen?' });
  await expect(question).toContainText('Alle Texte dieses Eintrags auf Englisch gehen verloren');
  await expect(question).toContainText('Das lässt sich nicht zurücknehmen.');
  await expectAccessible(page, '[role=alertdialog]');
  await question.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogbeitrag');
  expect(await (await request.get(`/en/blog/${slug}`)).text()).not.toContain('Goes away');
  expect(await (await request.get(`/de/blog/${slug}`)).text()).toContain('Bleibt');
});
