import type { APIRequestContext, Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { copy } from './support/copy';
import { edit, editorOf, field, openList, row, save, test } from './support/products-tab';
import { expect } from './support/site-test';
import { strapi } from './support/strapi';
import { toast } from './support/toast';

// Alone, because the product belongs to all visitors; the tests restore it.
test.describe.configure({ mode: 'serial' });

const KEY = 'idatik';
const PAGE = `/products/${KEY}`;
const NEIGHBOUR = '/products/fhir-link';
const WORDS = {
  de: { title: 'idatik ZETAPLUS', description: 'Bestätigt Zetapersonen in der Telematikinfrastruktur.' },
  en: { title: 'idatik ZETAMORE', description: 'Confirms zetapersons in the telematics infrastructure.' },
} as const;
type Told = keyof typeof WORDS;
const LANGUAGES = ['de', 'en'] as const satisfies Told[];

const texts = copy('de', 'admin-products');
const { fields, list, states } = texts;

interface Place {
  path: string;
  selector: string;
  part?: 'description';
}

const PLACES = {
  card: { path: '/', selector: `[data-project="${KEY}"] h3` },
  'description of the card': { path: '/', selector: `[data-project="${KEY}"] p`, part: 'description' },
  'page of the product': { path: PAGE, selector: 'h1' },
  'panel of the header': { path: '/careers', selector: '#solutions-panel' },
  'mobile menu': { path: '/careers', selector: '#site-menu' },
  footer: { path: '/careers', selector: 'footer nav' },
  rotation: { path: '/', selector: '[data-rotation]' },
  'interests of the contact form': { path: '/', selector: 'select[name=interest]' },
  status: { path: '/status', selector: '[data-group] h4' },
  neighbours: { path: NEIGHBOUR, selector: 'section[aria-labelledby=neighbours-title]' },
  search: { path: '/search?q=zeta', selector: '#results' },
  'description in the search': { path: '/search?q=zeta', selector: '#results', part: 'description' },
  'structured data': { path: PAGE, selector: 'script[type="application/ld+json"]' },
  'description in the structured data': {
    path: PAGE,
    selector: 'script[type="application/ld+json"]',
    part: 'description',
  },
} satisfies Record<string, Place>;

async function documentAt(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  return {
    status: response.status(),
    root: parse(await response.text(), { blockTextElements: { script: true } }),
  };
}

async function placesThatTell(request: APIRequestContext, language: Told): Promise<string[]> {
  const prefixed = (path: string) => `/${language}${path === '/' ? '' : path}`;
  const told = await Promise.all(
    Object.entries<Place>(PLACES).map(async ([name, { path, selector, part = 'title' as const }]) => {
      const { root } = await documentAt(request, prefixed(path));
      const shown = root
        .querySelectorAll(selector)
        .some((element) => element.textContent.includes(WORDS[language][part]));
      return shown ? [name] : [];
    }),
  );
  return told.flat();
}

async function shareImageOf(request: APIRequestContext): Promise<string> {
  const { root } = await documentAt(request, `/de${PAGE}`);
  return root.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
}

async function editProduct(page: Page, title: string): Promise<void> {
  await openList(page);
  await edit(page, title).click();
  await expect(editorOf(page, title)).toBeVisible();
}

async function storedProduct(language: Told) {
  const [product] = await strapi.projects.list('key', KEY, language);
  if (!product) throw new Error(`Somebody has deleted ${KEY}.`);
  const { documentId, title, description } = product;
  return { language, documentId, words: { title, description } };
}

let former: Awaited<ReturnType<typeof storedProduct>>[] = [];

test.beforeEach(async () => {
  former = await Promise.all(LANGUAGES.map(storedProduct));
});

test.afterEach(async () => {
  for (const { language, documentId, words } of former)
    await strapi.projects.save(documentId, language, { ...words, isActive: true });
});

test('a new title and description show in all places, in two languages', async ({ page, request }) => {
  const picture = await shareImageOf(request);
  await editProduct(page, KEY);
  for (const [language, name] of [
    ['de', 'Deutsch'],
    ['en', 'Englisch'],
  ] as const) {
    if (language !== 'de') await page.getByRole('radio', { name }).check({ force: true });
    await field(page, fields.title, name).fill(WORDS[language].title);
    await field(page, fields.description, name).fill(WORDS[language].description);
  }
  await save(page).click();
  await expect(toast(page)).toContainText('Product updated');
  for (const language of LANGUAGES) {
    await expect.poll(() => placesThatTell(request, language)).toEqual(Object.keys(PLACES));
  }
  const renewed = await shareImageOf(request);
  expect(renewed).not.toBe(picture);
  expect((await request.get(renewed)).headers()['content-type']).toBe('image/jpeg');
});

test('a hidden product shows nowhere, and its page answers 404', async ({ page, request, complaints }) => {
  complaints.announce(new RegExp(`${PAGE}$`), 404);
  for (const { language, documentId } of former)
    await strapi.projects.save(documentId, language, WORDS[language]);
  await openList(page);
  await row(page, WORDS.de.title)
    .getByRole('checkbox', { name: list.publish.replace('{{name}}', WORDS.de.title) })
    .uncheck({ force: true });
  await expect(toast(page)).toContainText('Product updated');
  await expect(row(page, WORDS.de.title)).toContainText(states.draft);
  for (const language of LANGUAGES) {
    await expect.poll(() => placesThatTell(request, language)).toEqual([]);
    expect((await documentAt(request, `/${language}${PAGE}`)).status).toBe(404);
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(`${PAGE}<`);
  for (const path of ['/', '/ti-transformation', '/documentation', NEIGHBOUR]) {
    const { root } = await documentAt(request, `/de${path === '/' ? '' : path}`);
    expect(
      root.querySelectorAll(`a[href="/de${PAGE}"]`).map((link) => link.outerHTML),
      path,
    ).toEqual([]);
  }
});
