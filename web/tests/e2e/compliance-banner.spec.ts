import type { Page } from '@playwright/test';
import { LANGUAGE_CODES } from 'contract/languages';
import { copy } from './support/copy';
import { expect, open, stopClock, test } from './support/site-test';

const { banner, footer } = copy('en', 'frame');
const DELAY_MS = 2_000;
const FLAG = 'compliance-banner-shown';

const claims = (page: Page) => page.getByRole('complementary', { name: banner.label });
const flag = (page: Page) => page.evaluate((name) => sessionStorage.getItem(name), FLAG);

/** The duration set for the slide; the animation itself may be over already. */
const slideDuration = (page: Page) => page.evaluate(() => document.documentElement.dataset.slide);

test.beforeEach(async ({ page }) => {
  await stopClock(page);
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, ...instructions) {
      const animation = animate.apply(this, instructions);
      if (this.localName === 'aside') {
        document.documentElement.dataset.slide = String(animation.effect?.getTiming().duration);
      }
      return animation;
    };
  });
});

test('the banner slides in after two seconds with five claims and notes it for the session', async ({
  page,
}) => {
  await open(page, '/en/careers');
  await page.clock.runFor(DELAY_MS - 100);
  await expect(claims(page)).toHaveCount(0);
  expect(await flag(page)).toBeNull();

  await page.clock.runFor(200);
  await expect(claims(page)).toBeVisible();
  await expect(claims(page).getByRole('listitem')).toHaveText([
    'eIDAS 2.0',
    // The word joiner keeps the hyphen in one line.
    'BSI TR-\u206003161',
    'GDPR',
    'gematik',
    'ISO 27001',
  ]);
  await expect(claims(page).locator('li > svg')).toHaveCount(5);
  await expect(claims(page)).toContainText(banner.tagline);
  expect(await flag(page)).toBe('true');

  expect(await slideDuration(page)).toBe('1000');
});

test('with reduced motion the banner appears without a slide', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/en/careers');
  await page.clock.runFor(DELAY_MS);
  await expect(claims(page)).toBeVisible();
  expect(await slideDuration(page)).toBeUndefined();
});

test('a closed banner stays away on the way through the site and is back after a reload', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/en/careers');
  await page.clock.runFor(DELAY_MS);
  await claims(page).getByRole('button', { name: banner.close }).click();
  await expect(claims(page)).toHaveCount(0);

  await page.getByRole('contentinfo').getByRole('link', { name: footer.status }).click();
  await expect(page).toHaveURL('/en/status');
  await page.clock.runFor(5 * DELAY_MS);
  await expect(claims(page)).toHaveCount(0);

  expect(await flag(page)).toBe('true');
  await open(page, '/en/status');
  await expect.poll(() => flag(page)).toBeNull();
  await page.clock.runFor(DELAY_MS);
  await expect(claims(page)).toBeVisible();
});

const WIDTHS = [320, 360, 375, 768, 1280];

for (const language of LANGUAGE_CODES) {
  test(`the open banner says all it has to say within itself and leaves the legal links free, in ${language}`, async ({
    page,
  }) => {
    const texts = copy(language, 'frame');
    const area = page.getByRole('complementary', { name: texts.banner.label });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `/${language}/careers`);
    await page.clock.runFor(DELAY_MS);
    await expect(area).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 640 });
      const height = (await area.boundingBox())?.height ?? 0;
      expect(height, `at ${width} px`).toBeLessThanOrEqual(80);
      await expect(area.getByRole('listitem')).toHaveCount(5);
      const said = [...(await area.getByRole('listitem').all()), area.getByText(texts.banner.tagline)];
      for (const part of [...said, area.getByRole('button')]) {
        const box = await part.boundingBox();
        if (!box) throw new Error('A part of the banner is not there.');
        const where = `${await part.textContent()} at ${width} px`;
        expect(box.x, where).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, where).toBeLessThanOrEqual(width);
        expect(box.y, where).toBeGreaterThanOrEqual(640 - height);
        expect(box.y + box.height, where).toBeLessThanOrEqual(640);
      }
      const scrolled = await area.evaluate(
        (element) =>
          [element, ...element.querySelectorAll('*:not(svg *)')].filter(
            ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
              clientWidth > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight + 1),
          ).length,
      );
      expect(scrolled, `has to be scrolled at ${width} px`).toBe(0);

      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const link = page.getByRole('contentinfo').getByRole('link', { name: texts.footer.legalNotice }).last();
      const bottomOfLink = async () => {
        const box = await link.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      };
      await expect.poll(bottomOfLink).toBeLessThanOrEqual(640 - height);
      await link.click({ trial: true });
    }
  });
}

for (const path of [
  '/en/investors-partners',
  '/en/investment-deck',
  '/en/search?q=fhir',
  '/en/no-such-page',
]) {
  test(`${path} has no banner, the page after it has`, async ({ page, complaints }) => {
    if (path.endsWith('no-such-page')) complaints.announce(new RegExp(`${path}$`), 404);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await page.clock.runFor(5 * DELAY_MS);
    await expect(claims(page)).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: footer.status }).click();
    await expect(page).toHaveURL('/en/status');
    await expect(claims(page)).toBeVisible();
  });
}

for (const path of ['/de/products/attrian', '/de/products/cryptoth']) {
  test(`the banner covers nothing of the head of ${path} on a screen of 1280 × 800`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, path);
    await page.clock.runFor(DELAY_MS);
    const area = page.getByRole('complementary', { name: copy('de', 'frame').banner.label });
    const top = (await area.boundingBox())?.y ?? 0;
    const steps = await page.locator('main [data-maturity]').first().boundingBox();
    expect((steps?.y ?? 0) + (steps?.height ?? top)).toBeLessThanOrEqual(top);
  });
}

for (const [path, width, height] of [
  ['/de/careers', 1280, 800],
  ['/de/products/idatik', 360, 740],
  ['/de/products/fhir-link', 360, 740],
] as const) {
  test(`the banner neither scrolls ${path} nor moves anything in it at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      const seen = { shift: 0, scrolls: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          seen.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      window.addEventListener('scroll', () => {
        seen.scrolls += 1;
      });
    });
    await open(page, path);
    const seen = () =>
      page.evaluate(() => (window as unknown as { seen: { shift: number; scrolls: number } }).seen);
    const before = await seen();
    await page.clock.runFor(DELAY_MS);
    const area = page.getByRole('complementary');
    await expect(area).toBeVisible();
    // The slide runs by the browser's own clock.
    await area.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await seen()).toEqual(before);
  });
}

test('a banner that comes while somebody reads moves nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/en/products/idatik');
  await page.evaluate(() => window.scrollTo(0, 40));
  await page.clock.runFor(DELAY_MS);
  await expect(claims(page)).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(40);
});

test('a focused control is not covered by the open banner', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/en');
  await page.clock.runFor(DELAY_MS);
  await expect(claims(page)).toBeVisible();
  const topOfBanner = (await claims(page).boundingBox())?.y ?? 0;
  for (const name of ['firstName', 'email', 'message', 'captcha']) {
    const field = page.locator(`#contact-${name}, #${name}`).first();
    await page.evaluate(() => window.scrollTo(0, 0));
    await field.focus();
    await expect
      .poll(async () => (await field.boundingBox())?.y ?? Number.POSITIVE_INFINITY)
      .toBeLessThan(topOfBanner);
  }
});
