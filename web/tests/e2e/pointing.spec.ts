import { randomUUID } from 'node:crypto';
import type { APIRequestContext, FrameLocator, Locator, Page } from '@playwright/test';
import type { Language } from 'contract/languages';
import type { PageText } from 'contract/page-text';
import { openAdmin } from './support/admin-screen';
import { copy } from './support/copy';
import { environment } from './support/environment';
import { expect, test } from './support/site-test';
import { toast } from './support/toast';

// Each kind of text: pointed at, typed, seen, saved, live in two languages, undone by its history.

const texts = copy('de', 'admin-page-texts');
const history = copy('de', 'admin-history');
const { form } = copy('de', 'admin');
const headers = { Origin: environment.siteUrl };
const LANGUAGES = ['de', 'en'] as const;
const NAMES = { de: 'Deutsch', en: 'Englisch' };

async function openTexts(page: Page, path: string, language: Language = 'de'): Promise<FrameLocator> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAdmin(page, { hash: `#texts/${encodeURIComponent(path)}?${language}` });
  await expect(page.getByText(texts.frame.hint)).toBeVisible();
  return page.frameLocator(`iframe[title="${texts.frame.title.replace('{{path}}', path)}"]`);
}

/** Clicks the first letters; Playwright does not reckon with the scale of a frame. */
async function pointAt(page: Page, found: Locator): Promise<void> {
  const text = found.locator('visible=true').first();
  const at = await text.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let line: DOMRect | undefined;
    while (!line && words.nextNode()) {
      range.selectNodeContents(words.currentNode);
      // Text for screen readers alone is a pixel wide.
      line = [...range.getClientRects()].find(({ width }) => width > 8);
    }
    const box = element.getBoundingClientRect();
    if (!line) throw new Error('The text has no box.');
    return {
      x: (line.x + Math.min(12, line.width / 2) - box.x) / box.width,
      y: (line.y + line.height / 2 - box.y) / box.height,
    };
  });
  const box = await text.boundingBox();
  if (!box) throw new Error('The text has no box.');
  await page.mouse.click(box.x + at.x * box.width, box.y + at.y * box.height);
}

/** Opens a text that nobody sees on the page. */
async function openListed(page: Page, key: string): Promise<void> {
  await page.getByRole('searchbox', { name: texts.list.search }).fill(key);
  await page
    .getByRole('region', { name: texts.list.title })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .click();
}

const seen = (frame: FrameLocator) =>
  expect.poll(() => frame.locator('html').evaluate((html) => html.outerHTML), { message: 'in the frame' });

/** @param request without the editor's cookies */
const live = (request: APIRequestContext, language: Language, path: string) =>
  expect.poll(async () => (await request.get(`/${language}${path}`)).text(), {
    message: `for visitors in ${language}`,
  });

async function takeBack(page: Page): Promise<void> {
  // It lies over the button, and stays while the pointer rests on it.
  await toast(page).getByRole('button').first().click();
  await page.getByRole('button', { name: history.open }).click();
  await page
    .getByRole('button', { name: new RegExp(`^${history.undo}`) })
    .first()
    .click();
}

const COPY_KINDS = [
  { kind: 'a text with a placeholder', path: '/impressum', file: 'impressum', key: 'copyright.paragraphs.2' },
  { kind: 'an item of a list', path: '/impressum', file: 'impressum', key: 'copyright.paragraphs.1' },
  {
    kind: 'a label in a drawing',
    path: '/products/idatik',
    file: 'product-drawings',
    key: 'idatik.steps.redeem',
  },
  {
    kind: 'an alternative text',
    path: '/ti-transformation',
    file: 'ti-stage',
    key: 'stills.alt',
    isUnseen: true,
  },
  {
    kind: 'a name for screen readers',
    path: '/ti-transformation',
    file: 'ti-transformation',
    key: 'world.legend',
    isUnseen: true,
  },
  {
    kind: 'a text of the head',
    path: '/accessibility',
    file: 'accessibility',
    key: 'meta.description',
    isUnseen: true,
  },
] as const;

for (const { kind, path, file, key, ...rest } of COPY_KINDS) {
  test(`${kind} is pointed at, typed, seen, live in two languages, and undone by its history`, async ({
    page,
    request,
  }) => {
    const stored: PageText = await (await signedIn(page, `/api/page-texts/${file}`)).json();
    const text = stored.texts.find((one) => one.key === key);
    if (!text) throw new Error(`There is no ${key}.`);
    const builtIn = (language: Language) => text.languages[language].builtIn;
    const field = (language: (typeof LANGUAGES)[number]) =>
      page.getByRole('textbox', { name: texts.panel.text.replace('{{language}}', NAMES[language]) });
    const save = page.getByRole('button', { name: texts.changes.save, exact: true });
    const open = async (language: Language) => {
      if ('isUnseen' in rest) return openListed(page, key);
      const [start = ''] = builtIn(language).split(/\{\{|\n/);
      await pointAt(page, frame.getByText(start.trim().slice(0, 40)));
    };
    const typed = { de: 'xq', en: 'xz' };
    const frame = await openTexts(page, path);
    try {
      for (const language of LANGUAGES) {
        await page.getByRole('combobox', { name: texts.choice.language }).selectOption(language);
        await expect(frame.locator(`html[lang="${language}"]`)).toBeAttached();
        await expect(page.getByText(texts.frame.hint)).toBeVisible();
        await open(language);
        await expect(field(language)).toHaveValue(builtIn(language));
        await field(language).fill(`${builtIn(language)} ${typed[language]}`);
        await seen(frame).toContain(` ${typed[language]}`);
      }
      await save.click();
      await expect(page.getByText(texts.changes.none)).toBeVisible();
      for (const language of LANGUAGES) await live(request, language, path).toContain(` ${typed[language]}`);

      await takeBack(page);
      await expect(field('en')).toHaveValue(builtIn('en'));
      await live(request, 'en', path).not.toContain(` ${typed.en}`);
    } finally {
      const changes = LANGUAGES.flatMap((language) =>
        [`${builtIn(language)} ${typed[language]}`].map((from) => ({ file, language, key, from, to: null })),
      );
      for (const change of changes)
        await page.request.put('/api/page-texts', { data: { changes: [change] }, headers });
    }
  });
}

async function signedIn(page: Page, path: string) {
  const { email: username, password } = environment.administrator;
  await page.request.post('/api/admin/login', { data: { username, password }, headers });
  return page.request.get(path);
}

interface OwnContent {
  path: string;
  /** Shown before, in both languages. */
  shown: Readonly<Record<(typeof LANGUAGES)[number], string>>;
  /** The value of the field before and after. */
  from: string;
  to: string;
  live: Readonly<Record<(typeof LANGUAGES)[number], string>>;
  field: RegExp;
  remove: () => Promise<unknown>;
}

const inBoth = (text: string) => ({ de: text, en: text });
const nothing = async () => undefined;

type Make = (tools: {
  page: Page;
  createProject: (german: { title: string; closing: string }) => Promise<{ key: string }>;
}) => Promise<OwnContent>;

const CONTENT_KINDS: Readonly<Record<string, Make>> = {
  'a text in Markdown': async ({ createProject }) => {
    const from = '## Zum Schluss\n\nErst **fragen**, dann entscheiden.';
    const { key } = await createProject({ title: 'Prüfdienst', closing: from });
    return {
      path: `/products/${key}`,
      shown: inBoth('Zum Schluss'),
      from,
      to: from.replace('Zum Schluss', 'Am Ende'),
      live: inBoth('Am Ende'),
      field: new RegExp(`^${copy('de', 'admin-products').fields.closing}`),
      remove: nothing,
    };
  },
  'a task of a job': async ({ page }) => {
    const key = `e2e-${randomUUID()}`;
    const tasks = { de: ['Protokolle lesen', 'Geräte prüfen'] };
    const data = { key, title: inBoth('Prüfer'), tasks, isPublished: true };
    const made = await page.request.post('/api/openings', { data, headers });
    expect(made.status()).toBe(201);
    return {
      path: '/careers',
      shown: inBoth('Geräte prüfen'),
      from: 'Geräte prüfen',
      to: 'Geräte kalibrieren',
      live: inBoth('Geräte kalibrieren'),
      field: new RegExp(`^${copy('de', 'admin-openings').fields.tasks}.* 2$`),
      remove: () => page.request.delete(`/api/openings/${key}`, { headers }),
    };
  },
  'the description of a resource': async ({ page }) => {
    const key = `e2e-${randomUUID()}`;
    const data = {
      key,
      title: inBoth('Prüfanleitung'),
      // English readers get the German text.
      description: { de: 'Prüft Geräte in drei Schritten.' },
      address: '/faq',
      isPublished: true,
    };
    const made = await page.request.post('/api/resources', { data, headers });
    expect(made.status()).toBe(201);
    return {
      path: '/documentation',
      shown: inBoth('Prüft Geräte in drei Schritten.'),
      from: 'Prüft Geräte in drei Schritten.',
      to: 'Prüft Geräte in vier Schritten.',
      live: inBoth('Prüft Geräte in vier Schritten.'),
      field: new RegExp(`^${copy('de', 'admin-resources').fields.description}`),
      remove: () => page.request.delete(`/api/resources/${key}`, { headers }),
    };
  },
  'a fact about the company': async ({ page }) => ({
    path: '/impressum',
    shown: inBoth('Amtsgericht Augsburg'),
    from: '',
    to: 'Amtsgericht Prüfstadt',
    live: inBoth('Amtsgericht Prüfstadt'),
    field: new RegExp(`^${copy('de', 'admin-company').fields.registerCourt}`),
    remove: () => page.request.put('/api/company', { data: { registerCourt: null }, headers }),
  }),
  'the uptime of a service': async ({ page }) => ({
    path: '/status',
    shown: { de: '99,7\u00a0%', en: '99.7%' },
    from: '',
    to: '97,3',
    live: { de: '97,3', en: '97.3' },
    field: new RegExp(`^${copy('de', 'admin-status').fields.uptime}`),
    remove: () => page.request.put('/api/service-status', { data: { websiteUptime: null }, headers }),
  }),
};

for (const [kind, make] of Object.entries(CONTENT_KINDS)) {
  test(`${kind} is pointed at, typed, seen, live in two languages, and undone by its history`, async ({
    page,
    request,
    createProject,
  }) => {
    await signedIn(page, '/api/admin/session');
    const own = await make({ page, createProject });
    const frame = await openTexts(page, own.path);
    const field = page.getByRole('textbox', { name: own.field });
    const save = page.getByRole('button', { name: form.save, exact: true });
    try {
      await pointAt(page, frame.getByText(own.shown.de));
      await expect(field).toHaveValue(own.from);
      await expect(field).toBeFocused();
      await field.fill(own.to);
      await seen(frame).toContain(own.live.de);
      await save.click();
      await expect(save).toBeDisabled();
      for (const language of LANGUAGES) await live(request, language, own.path).toContain(own.live[language]);

      await takeBack(page);
      await expect(field).toHaveValue(own.from);
      for (const language of LANGUAGES)
        await live(request, language, own.path).not.toContain(own.live[language]);
    } finally {
      await own.remove();
    }
  });
}

test('a text without a translation is written in the language of the page, with German beside', async ({
  page,
  createProject,
}) => {
  const { key } = await createProject({ title: 'Prüfdienst', description: 'Prüft, was ihm vorliegt.' });
  const frame = await openTexts(page, `/products/${key}`, 'en');
  await pointAt(page, frame.getByRole('main').getByText('Prüft, was ihm vorliegt.', { exact: true }));
  const label = copy('de', 'admin-products').fields.description;
  const field = page.getByRole('textbox', { name: `${label} (Englisch)` });
  await expect(field).toHaveValue('');
  await expect(page.getByRole('group', { name: texts.panel.german, exact: true })).toHaveText(
    'Prüft, was ihm vorliegt.',
  );
  await field.fill('Checks what it gets.');
  await seen(frame).toContain('Checks what it gets.');
});

test('what was typed into an island stays when the page is loaded again', async ({ page }) => {
  const { form } = copy('de', 'contact');
  let frame = await openTexts(page, '/');
  await openListed(page, form.submit);
  await page
    .getByRole('textbox', { name: texts.panel.text.replace('{{language}}', NAMES.de) })
    .fill(`${form.submit} xr`);
  const button = () => frame.getByRole('button', { name: `${form.submit} xr` });
  await expect(button()).toBeVisible();
  await page.goto('about:blank');
  frame = await openTexts(page, '/');
  await button().scrollIntoViewIfNeeded();
  await expect(frame.locator('site-island[name=contact-form][data-awake]')).toBeAttached();
  await expect(button()).toBeVisible();
});

test('a text of a post shows the way to exactly that post in Strapi, in its language', async ({
  page,
  createPost,
}) => {
  const { documentId, slug } = await createPost({ title: 'Ein Prüfbericht', content: 'Wir haben geprüft.' });
  const frame = await openTexts(page, `/blog/${slug}`);
  await pointAt(page, frame.getByText('Wir haben geprüft.'));
  const link = page.getByRole('link', {
    name: new RegExp(
      `^${texts.content.openPost.replace('{{language}}', 'Deutsch').replace(/[()]/g, '\\$&')}`,
    ),
  });
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('href', new RegExp(`${documentId}.*locale\\]?=de$`));
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).toBeFocused();
});
