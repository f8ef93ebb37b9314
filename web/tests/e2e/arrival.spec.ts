import type { Page } from '@playwright/test';
import { copy } from './support/copy';
import { expect, open, test } from './support/site-test';

const { nav, footer, site } = copy('en', 'frame');
const position = (page: Page) => page.evaluate(() => window.scrollY);
const inFooter = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('a new page begins at the top, where the keyboard begins too', async ({ page }) => {
  await open(page, '/en');
  await inFooter(page, footer.careers).click();
  await expect(page).toHaveURL('/en/careers');
  await expect.poll(() => position(page)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: site.skip })).toBeFocused();
});

test('an address with a hash begins at its place', async ({ page }) => {
  await open(page, '/en#about');
  await expect(page.locator('#about-title')).toBeInViewport();
  await expect(page.locator('#about-title')).toBeFocused();
});

test('a link to a place on the same page glides there', async ({ page }) => {
  await open(page, '/en');
  // Does not count steps, because a slow machine shows few.
  await page.evaluate(() => {
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (...given) {
      document.body.dataset.scrolling = getComputedStyle(document.documentElement).scrollBehavior;
      scrollIntoView.apply(this, given);
    };
  });
  await page.getByRole('navigation', { name: nav.label }).getByRole('link', { name: nav.about }).click();
  await expect(page.locator('#about-title')).toBeInViewport();
  await expect(page.locator('body')).toHaveAttribute('data-scrolling', 'smooth');
});

test('the same hash link works a second time', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/en');
  const link = page.getByRole('navigation', { name: nav.label }).getByRole('link', { name: nav.about });
  await link.click();
  await expect(page.locator('#about-title')).toBeInViewport();
  await expect(page.locator('#about-title')).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.locator('#about-title')).not.toBeInViewport();
  await link.click();
  await expect(page.locator('#about-title')).toBeInViewport();
});

test('a heading that is arrived at is not hidden behind the navigation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/en');
  await page.getByRole('navigation', { name: nav.label }).getByRole('link', { name: nav.contact }).click();
  const heading = page.locator('#contact-title');
  await expect(heading).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  const bottomOfHeader = (header?.y ?? 0) + (header?.height ?? 0);
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bottomOfHeader);
});

test('Back and Forward return to where the visitor was', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/en');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect.poll(() => position(page)).toBe(1500);
  await page.locator('#solutions').getByRole('link', { name: 'fhir-link' }).dispatchEvent('click');
  await expect(page).toHaveURL('/en/products/fhir-link');
  await expect.poll(() => position(page)).toBe(0);

  await page.goBack();
  await expect(page.locator('#home')).toBeAttached();
  await expect.poll(() => position(page)).toBe(1500);
  await page.goForward();
  await expect(page).toHaveURL('/en/products/fhir-link');
  await expect.poll(() => position(page)).toBe(0);
});
