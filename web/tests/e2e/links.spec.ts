import type { Page } from '@playwright/test';
import { copy } from './support/copy';
import { expect, expectLanguage, open, test } from './support/site-test';

function internalLinks(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
}

/** Files are the same in all languages. */
const isFile = (link: string) => /\.[a-z]+$/.test(link);

const KEPT = [
  ['/en', /^\/en(?=[/#]|$)/],
  ['/de', /^\/de(?=[/#]|$)/],
  ['/sq/careers', /^\/sq(?=[/#]|$)/],
  ['/', /^\/en(?=[/#]|$)/],
] as const;

for (const [path, kept] of KEPT) {
  test(`every internal link on ${path} stays in the language`, async ({ page }) => {
    await open(page, path);
    const links = (await internalLinks(page)).filter((link) => !isFile(link));
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) expect.soft(link).toMatch(kept);
  });
}

test.describe('with a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('links on the bare address carry no prefix', async ({ page }) => {
    await open(page, '/');
    const links = await internalLinks(page);
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) expect.soft(link).not.toMatch(/^\/[a-z]{2}(?=[/#]|$)/);
  });
});

test('a hash link in the footer of another page leads to the place on the home page', async ({ page }) => {
  const { footer } = copy('it', 'frame');
  await open(page, '/it/careers');
  await page.getByRole('contentinfo').getByRole('link', { name: footer.contact, exact: true }).click();
  await expect(page).toHaveURL('/it#contact');
  await expectLanguage(page, 'it');
  await expect(page.locator('#contact-title')).toBeInViewport();
  await expect(page.locator('#contact-title')).toBeFocused();
});

test('no link of the site is dead', async ({ page, request }) => {
  await open(page, '/en');
  const paths = new Set((await internalLinks(page)).map((link) => link.split('#')[0] || '/en'));
  expect(paths.size).toBeGreaterThan(10);
  for (const path of paths) {
    expect.soft((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  }
});

test('every hash link of the home page has a target', async ({ page }) => {
  await open(page, '/en');
  const hashes = (await internalLinks(page)).filter((link) => link.includes('#'));
  expect(hashes.length).toBeGreaterThan(3);
  for (const hash of hashes) await expect(page.locator(`[id="${hash.split('#')[1]}"]`)).toHaveCount(1);
});
