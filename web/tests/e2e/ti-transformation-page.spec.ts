import type { Page } from '@playwright/test';
import { LANGUAGE_CODES } from 'contract/languages';
import { bindPairs } from '~/typography';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { expectPrintable } from './support/print';
import { scriptBytes } from './support/script-bytes';
import { expect, open, stopClock, test } from './support/site-test';
import { unfold } from './support/unfold';

const PAGE = '/ti-transformation';
const WHITEPAPER = '/TI-2.0-Transformation-Whitepaper.html';
const WIDTHS = [320, 360, 768, 1280, 1920];

const titles = (items: Record<string, { title: string }>) => Object.values(items).map(({ title }) => title);

function headings(page: Page, section: string) {
  return page.getByRole('region', { name: section }).getByRole('heading', { level: 3 });
}

for (const language of ['de', 'en'] as const) {
  test(`the page in ${language} has four cards, four steps and three benefits, in the order of the specification`, async ({
    page,
  }) => {
    const { page: intro, info, process, benefits } = copy(language, 'ti-transformation');
    await open(page, `/${language}${PAGE}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(intro.title);
    const { architecture, hardware, transition, zeroTrust } = info;
    await expect(headings(page, info.title)).toHaveText(
      [architecture, hardware, transition, zeroTrust].map(({ title }) => title),
    );
    await expect(headings(page, process.title)).toHaveText(titles(process.steps));
    const { compliance, security, interoperability } = benefits;
    await expect(headings(page, benefits.title)).toHaveText(
      [compliance, security, interoperability].map(({ title }) => title),
    );
    const steps = page.getByRole('region', { name: process.title });
    for (const item of Object.values(process.steps).flatMap(({ items }) => items)) {
      await expect(steps.getByText(item, { exact: true })).toBeVisible();
    }
  });
}

test('the page is for search engines, in every language', async ({ page, request }) => {
  for (const language of LANGUAGE_CODES) {
    const response = await request.get(`/${language}${PAGE}`);
    expect.soft(response.headers()['x-robots-tag'], language).toBeUndefined();
    expect.soft(await response.text(), language).toContain('content="index,follow"');
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const language of LANGUAGE_CODES) expect.soft(sitemap).toContain(`/${language}${PAGE}<`);
  await page.goto(`/en/search?q=${encodeURIComponent('gSMC-KT')}`);
  await expect(page.getByRole('main').locator(`a[href="/en${PAGE}"]`)).toBeVisible();
});

test('the page leads to the consultation, to the documentation and to the products', async ({ page }) => {
  const { page: intro, closing, process } = copy('en', 'ti-transformation');
  await open(page, `/en${PAGE}`);
  const main = page.getByRole('main');
  for (const name of [intro.consultation, closing.consultation]) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      '/en/schedule-meeting',
    );
  }
  const steps = page.getByRole('region', { name: process.title });
  for (const path of [
    '/products/idatik',
    '/products/cryptoth',
    '/products/fhir-link',
    '/products/attrian-credentials',
    '/eu-id',
  ]) {
    await expect(steps.locator(`a[href="/en${path}"]`)).toBeVisible();
  }
  await main.getByRole('link', { name: closing.more }).click();
  await expect(page).toHaveURL('/en/documentation#ti-transformation');
  await expect(page.locator('#ti-transformation')).toBeInViewport();
});

test('the whitepaper opens beside the page', async ({ page }) => {
  const { page: intro } = copy('en', 'ti-transformation');
  await open(page, `/en${PAGE}`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: intro.whitepaper }).click();
  const paper = await opened;
  await expect(paper).toHaveURL(WHITEPAPER);
  await expect(paper.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`/en${PAGE}`);
});

test('the whitepaper leads from its references to the sources, and to a PDF of itself', async ({
  page,
  request,
}) => {
  await page.goto(WHITEPAPER);
  await page.getByRole('main').getByRole('link', { name: '[3]', exact: true }).first().click();
  await expect(page).toHaveURL(`${WHITEPAPER}#source-3`);
  await expect(page.locator('#source-3')).toBeInViewport();
  const printed = page.getByRole('link', { name: 'Als PDF zum Drucken' });
  const file = await request.get((await printed.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect((await file.body()).toString('latin1')).toMatch(/^%PDF-/);
});

test('the products that have to do with TI 2.0 lead to the page', async ({ page }) => {
  for (const product of ['idatik', 'fhir-link', 'me-ti']) {
    await page.goto(`/en/products/${product}`);
    await expect.soft(page.getByRole('main').locator(`a[href="/en${PAGE}"]`), product).toBeVisible();
  }
});

test('a number in the text leads to its source', async ({ page }) => {
  await open(page, `/fr${PAGE}`);
  await page.locator(`#road-map a[href="/fr${PAGE}#source-2"]`).first().click();
  await expect(page.locator('#source-2')).toBeFocused();
  await expect(page.locator('#source-2').getByRole('link')).toHaveAttribute(
    'href',
    /^https:\/\/www\.kvhh\.net\//,
  );
});

test('the page is not longer than its targets: 9,000 pixels at 1280, 13,000 on a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, most] of [
    [1280, 9_000],
    [360, 13_000],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `/de${PAGE}`);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, `at ${width}`).toBeLessThanOrEqual(most);
  }
});

test('paper shows what is folded', async ({ page }) => {
  const { sources, moved } = copy('de', 'ti-transformation');
  await open(page, `/de${PAGE}`);
  const texts = [Object.values(sources.items)[0] ?? '', moved.items.ours.what].map(bindPairs);
  for (const text of texts) await expect(page.getByText(text).first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const text of texts) await expect(page.getByText(text).first()).toBeVisible();
});

test('the road map is dated and stands beside what is documented', async ({ page }) => {
  const { world, moved } = copy('de', 'ti-transformation');
  await open(page, `/de${PAGE}`);
  const roadMap = page.locator('#road-map');
  await expect(roadMap.getByText(world.plan)).toBeVisible();
  await expect(roadMap.getByText(world.documents)).toBeVisible();
  const year = roadMap.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: '2026', exact: true }),
  });
  await expect(year).toContainText(world.years.operation);
  await expect(year).toContainText(world.facts.insuredData);
  await unfold(page);
  await expect(roadMap.getByText(moved.items.ours.after)).toBeVisible();
});

for (const language of LANGUAGE_CODES) {
  test(`in ${language} nothing of the page is wider than the window, from 320 to 1920 pixels`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `/${language}${PAGE}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const { pixels, cut } = await page.evaluate(() => ({
        pixels: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        cut: [...document.querySelectorAll('main :is(h1, h2, h3, p, li:not(:has(div)), a, dd, dt)')]
          .filter((element) => getComputedStyle(element).display !== 'inline')
          // Excludes elements for screen readers alone.
          .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
          .map(({ textContent }) => textContent),
      }));
      expect.soft({ pixels, cut }, `at ${width}`).toEqual({ pixels: 0, cut: [] });
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read', async ({ page }) => {
    const { duties, info, world, moved, sources } = copy('de', 'ti-transformation');
    await page.goto(`/de${PAGE}`);
    await unfold(page);
    const shown = page.getByRole('main');
    const sentences = [
      ...Object.values(duties.items).map(({ action }) => action),
      ...info.zeroTrust.questions.map(({ question }) => question),
      ...Object.values(world.years),
      ...Object.values(world.facts),
      ...Object.values(moved.items).map(({ what }) => what),
      ...Object.values(sources.items),
    ];
    for (const sentence of sentences)
      await expect.soft(shown.getByText(bindPairs(sentence)).first()).toBeVisible();
  });
});

test('the page has no barrier, and can be read on paper', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stopClock(page);
  await open(page, `/de${PAGE}`);
  await expectAccessible(page);
  await expectPrintable(page);
  await expect(page.locator('#road-map')).toBeVisible();
});

test('the stage, which is on the first screen, brings React and no more than 21 kB beside it', async ({
  page,
}) => {
  const react = 46_000;
  expect(await scriptBytes(page, `/en${PAGE}`)).toBeLessThanOrEqual(react + 21_000);
});
