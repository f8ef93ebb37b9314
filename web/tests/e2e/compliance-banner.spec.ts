import type { Page } from '@playwright/test';
import { copy } from './support/copy';
import { expect, open, stopClock, test } from './support/site-test';

const { banner, footer } = copy('en', 'frame');
const DELAY_MS = 2_000;
const FLAG = 'compliance-banner-shown';

const claims = (page: Page) => page.getByRole('complementary', { name: banner.label });
const flag = (page: Page) => page.evaluate((name) => sessionStorage.getItem(name), FLAG);

/** How long the banner was told to slide; the animation itself may be over before anybody looks. */
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
    // With a word joiner: no line ends at its hyphen.
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

test('a closed banner stays away during client navigation and is back after a reload', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/en/careers');
  await page.clock.runFor(DELAY_MS);
  await claims(page).getByRole('button', { name: banner.close }).click();
  await expect(claims(page)).toHaveCount(0);

  await page.getByRole('contentinfo').getByRole('link', { name: footer.status }).click();
  await expect(page).toHaveURL('/en/status');
  await page.clock.runFor(5 * DELAY_MS);
  await expect(claims(page)).toHaveCount(0);

  // The flag of the earlier load neither keeps it away nor survives the load.
  expect(await flag(page)).toBe('true');
  await open(page, '/en/status');
  await expect.poll(() => flag(page)).toBeNull();
  await page.clock.runFor(DELAY_MS);
  await expect(claims(page)).toBeVisible();
});

for (const width of [320, 360, 1280]) {
  test(`at ${width} pixels the open banner says all it has to say and leaves the footer's legal links free`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 640 });
    await open(page, '/en/careers');
    await page.clock.runFor(DELAY_MS);
    await expect(claims(page).getByText(banner.tagline)).toBeVisible();
    // One line: what has no room in it is scrolled to, by the arrow keys from the button too.
    expect((await claims(page).boundingBox())?.height).toBe(44);
    await claims(page).getByRole('button').focus();
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowRight');
        const tagline = await claims(page).getByText(banner.tagline).boundingBox();
        const button = await claims(page).getByRole('button').boundingBox();
        return (tagline?.x ?? 0) + (tagline?.width ?? 0) <= (button?.x ?? 0);
      })
      .toBe(true);
    const link = page.getByRole('contentinfo').getByRole('link', { name: footer.legalNotice }).last();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const bottomOfLink = async () => {
      const box = await link.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const topOfBanner = (await claims(page).boundingBox())?.y ?? 0;
    await expect.poll(bottomOfLink).toBeLessThanOrEqual(topOfBanner);
    await link.click({ trial: true });
  });
}

for (const product of ['idatik', 'fhir-link', 'me-ti', 'cryptoth']) {
  test(`on a phone the banner lies on no button of the first screen of ${product}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, `/de/products/${product}`);
    const actions = page.locator('main > *').first().locator('a').filter({ visible: true });
    const reached = async () =>
      (await actions.evaluateAll((all) => all.map((action) => action.getBoundingClientRect().toJSON())))
        .map(({ y, height }: { y: number; height: number }) => ({
          middle: y + height / 2,
          bottom: y + height,
        }))
        .filter(({ middle }) => middle < 740);
    const before = await reached();
    expect(before.length).toBeGreaterThan(0);
    await page.clock.runFor(DELAY_MS);
    const area = page.getByRole('complementary');
    await expect(area).toBeVisible();
    const edge = (await area.boundingBox())?.y ?? 0;
    const after = (await reached()).slice(0, before.length);
    for (const { bottom } of after) expect(bottom).toBeLessThanOrEqual(edge);
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
