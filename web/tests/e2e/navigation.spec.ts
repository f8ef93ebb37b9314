import type { Page } from '@playwright/test';
import { PRODUCTS } from '~/features/products/products';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { expect, open, test } from './support/site-test';

const { nav, site, transformation } = copy('en', 'frame');
const NAMES = PRODUCTS.map(({ name }) => name);
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

function opacity(page: Page): Promise<number> {
  return page.getByRole('banner').evaluate((header) => {
    const channels = getComputedStyle(header).backgroundColor.match(/[\d.]+/g) ?? [];
    return Number(channels[3] ?? 1);
  });
}

test('the navigation turns opaque beyond 10 pixels, and back', async ({ page }) => {
  await open(page, '/en');
  const atTop = await opacity(page);
  expect(atTop).toBeLessThan(0.9);
  await scrollTo(page, 11);
  await expect.poll(() => opacity(page)).toBeGreaterThan(0.95);
  await scrollTo(page, 10);
  await expect.poll(() => opacity(page)).toBe(atTop);
});

test('the navigation names five places and leads to them', async ({ page }) => {
  await open(page, '/en/careers');
  const bar = page.getByRole('navigation', { name: nav.label });
  const links = bar.getByRole('listitem').getByRole('link');
  await expect(links).toHaveText([nav.home, nav.solutions, nav.about, nav.contact, nav.investors]);
  await bar.getByRole('link', { name: nav.solutions }).click();
  await expect(page).toHaveURL('/en#solutions');
  await expect(page.locator('#solutions-title')).toBeInViewport();
});

for (const [path, item, mark] of [
  ['/en', nav.home, 'page'],
  ['/en/products/me-ti', nav.solutions, 'true'],
  ['/en/investors-partners', nav.investors, 'page'],
] as const) {
  test(`on ${path} the navigation marks "${item}" and no other`, async ({ page }) => {
    await open(page, path);
    const bar = page.getByRole('navigation', { name: nav.label });
    const marked = bar.locator('[aria-current]').filter({ visible: true });
    await expect(marked).toHaveText(item);
    await expect(marked).toHaveAttribute('aria-current', mark);
  });
}

test('a link that is clicked with Ctrl held opens in a tab of its own', async ({ page, context }) => {
  await open(page, '/en/careers');
  const opened = context.waitForEvent('page');
  const bar = page.getByRole('navigation', { name: nav.label });
  await bar.getByRole('link', { name: nav.schedule }).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/en/schedule-meeting');
  await expect(page).toHaveURL('/en/careers');
});

test('on a wide screen the bar leads to an appointment', async ({ page }) => {
  await open(page, '/en/careers');
  const link = page.getByRole('navigation', { name: nav.label }).getByRole('link', { name: nav.schedule });
  await link.click();
  await expect(page).toHaveURL('/en/schedule-meeting');
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(link).toBeHidden();
});

test.describe('the panel of the products', () => {
  const trigger = (page: Page) => page.getByRole('button', { name: nav.products });
  const panel = (page: Page) => page.locator('#solutions-panel');

  test('opens by keyboard, is the next stop, and Escape gives the focus back', async ({ page }) => {
    await open(page, '/en/careers');
    await expect(trigger(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger(page)).toHaveAttribute('aria-controls', 'solutions-panel');
    await trigger(page).focus();
    await page.keyboard.press('Enter');
    await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true');
    // Other tests add products, which come after these.
    const links = panel(page).getByRole('link');
    await expect.poll(() => links.allTextContents()).toEqual(expect.arrayContaining([transformation.title]));
    expect((await links.allTextContents()).slice(0, NAMES.length)).toEqual(NAMES);
    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('link', { name: 'idatik' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(trigger(page)).toBeFocused();
  });

  test('closes when the focus leaves it, when something else is pressed and when a link is followed', async ({
    page,
  }) => {
    await open(page, '/en/careers');
    await trigger(page).click();
    await panel(page).getByRole('link', { name: transformation.title }).focus();
    await page.keyboard.press('Tab');
    await expect(panel(page)).toBeHidden();

    await trigger(page).click();
    await expect(panel(page).getByRole('link')).toHaveCount(7);
    await page.mouse.click(5, 700);
    await expect(panel(page)).toBeHidden();

    await trigger(page).click();
    await panel(page).getByRole('link', { name: 'docuflow' }).click();
    await expect(page).toHaveURL('/en/products/cryptoth');
    await expect(panel(page)).toBeHidden();
    await trigger(page).click();
    await expect(panel(page).locator('[aria-current=page]')).toHaveText('docuflow');
  });

  test('opens for a pointer that rests on the item, stays for a press, and moves nothing', async ({
    page,
  }) => {
    await open(page, '/en/careers');
    const title = page.getByRole('heading', { level: 1 });
    const before = await title.boundingBox();
    await page
      .getByRole('navigation', { name: nav.label })
      .getByRole('link', { name: nav.solutions })
      .hover();
    await expect(panel(page)).toBeVisible();
    expect(await title.boundingBox()).toEqual(before);
    await page.mouse.move(640, 700);
    await expect(panel(page)).toBeHidden();

    await trigger(page).hover();
    await expect(panel(page)).toBeVisible();
    await trigger(page).click();
    await page.clock.install();
    await page.mouse.move(640, 700);
    await page.clock.runFor(2_000);
    await expect(panel(page)).toBeVisible();
  });

  test('has no barrier', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/en/impressum');
    await trigger(page).click();
    await expect(panel(page).getByRole('link')).toHaveCount(7);
    await expectAccessible(page);
  });
});

test('the skip link comes first and leads past the navigation', async ({ page }) => {
  await open(page, '/en');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: site.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const opener = (page: Page) => page.getByRole('button', { name: nav.openMenu });
  const drawer = (page: Page) => page.getByRole('dialog', { name: nav.menuTitle });

  async function openMenu(page: Page): Promise<void> {
    await opener(page).click();
    await expect(drawer(page)).toBeVisible();
  }

  test('the menu holds the items and Get in Touch', async ({ page }) => {
    await open(page, '/en/careers');
    await expect(page.getByRole('link', { name: nav.solutions, exact: true }).first()).toBeHidden();
    await openMenu(page);
    const links = drawer(page).getByRole('link');
    const items = [nav.home, nav.solutions, ...NAMES, nav.about, nav.contact, nav.investors, nav.search];
    const expected = [...items, 'Get in Touch'];
    // Leaves out the products of other tests.
    const shown = (await links.allTextContents()).filter((text) => expected.includes(text));
    expect(shown).toEqual(expected);
    await drawer(page).getByRole('link', { name: 'fhir-link' }).click();
    await expect(page).toHaveURL('/en/products/fhir-link');
    await expect(drawer(page)).toBeHidden();
  });

  test('the menu keeps the focus until Escape gives it back', async ({ page }) => {
    await open(page, '/en');
    await openMenu(page);
    const focusIsInside = () => drawer(page).evaluate((dialog) => dialog.contains(document.activeElement));
    await expect.poll(focusIsInside).toBe(true);
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press('Tab');
      expect(await focusIsInside()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('the close button closes the menu', async ({ page }) => {
    await open(page, '/en');
    await openMenu(page);
    await drawer(page).getByRole('button', { name: nav.closeMenu }).click();
    await expect(drawer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  for (const path of ['/en', '/en/careers']) {
    test(`Get in Touch on ${path} leads to the contact section`, async ({ page }) => {
      await open(page, path);
      await openMenu(page);
      await drawer(page).getByRole('link', { name: nav.getInTouch }).click();
      await expect(page).toHaveURL('/en#contact');
      await expect(drawer(page)).toBeHidden();
      await expect(page.locator('#contact-title')).toBeInViewport();
    });
  }
});
