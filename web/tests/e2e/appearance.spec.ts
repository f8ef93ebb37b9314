import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, FrameLocator, Page } from '@playwright/test';
import { openAdmin } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { environment } from './support/environment';
import { tabTo } from './support/keyboard';
import { expect, open, test } from './support/site-test';
import { toast } from './support/toast';

// Serial, because the look belongs to all visitors; the tests restore it.
test.describe.configure({ mode: 'serial' });

const OWN = { primaryColor: null, accentColor: null, greyColor: null, bodyFont: null, headingFont: null };
const OWN_PETROL = 'rgb(15, 92, 122)';
const RED = '#8a1538';
const RED_RGB = 'rgb(138, 21, 56)';

let editor: APIRequestContext;

const variable = (page: Page, name: string) =>
  page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property), name);

async function choose(look: Partial<Record<keyof typeof OWN, string>>): Promise<void> {
  const data = { ...OWN, ...look };
  const response = await editor.put('/api/appearance', { data, headers: { Origin: environment.siteUrl } });
  expect(response.status(), await response.text()).toBe(200);
}

test.beforeAll(async ({ playwright }) => {
  editor = await playwright.request.newContext({ baseURL: environment.siteUrl });
  const { email: username, password } = environment.administrator;
  const response = await editor.post('/api/admin/login', {
    data: { username, password },
    headers: { Origin: environment.siteUrl },
  });
  expect(response.status()).toBe(200);
});

test.afterEach(() => choose({}));
test.afterAll(() => editor.dispose());

function primaryAction(page: Page | FrameLocator) {
  return page.getByRole('main').getByRole('link', { name: copy('de', 'home').hero.discover, exact: true });
}

const fontOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).fontFamily);

const usesFont = (page: Page, font: string) =>
  page.evaluate(async (name) => {
    await document.fonts.ready;
    return [...document.fonts].some((face) => face.family.includes(name) && face.status === 'loaded');
  }, font);

test('a colour is on the page at the next load, and gone at the next load after a reset', async ({
  page,
}) => {
  await open(page, '/de');
  await expect(primaryAction(page)).toHaveCSS('background-color', OWN_PETROL);
  expect(await page.locator('link[href^="/appearance/"]').count()).toBe(0);

  await choose({ primaryColor: RED });
  await open(page, '/de');
  await expect(primaryAction(page)).toHaveCSS('background-color', RED_RGB);
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', RED);

  await choose({});
  await open(page, '/de');
  await expect(primaryAction(page)).toHaveCSS('background-color', OWN_PETROL);
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0F5C7A');
});

test('the look holds in every language, on missing pages, in menus, and not in /admin', async ({
  page,
  complaints,
}) => {
  await choose({ primaryColor: RED });
  await open(page, '/sq/careers');
  expect(await variable(page, '--colors-petrol')).toBe(RED);
  await page.locator('#language-trigger').click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await variable(page, '--widget-colors-petrol')).toBe(RED);

  complaints.announce(/\/en\/nowhere$/, 404);
  await open(page, '/en/nowhere');
  const search = page.getByRole('main').getByRole('button', { name: copy('en', 'frame').notFound.submit });
  await expect(search).toHaveCSS('background-color', RED_RGB);

  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await variable(page, '--colors-petrol')).toMatch(/^#0f5c7a$/i);
});

test('the sheet is kept by browsers, and the address of one that no longer holds leads to it', async ({
  page,
  request,
}) => {
  await choose({ primaryColor: RED });
  await page.goto('/de');
  const address = await page.locator('link[href^="/appearance/"]').getAttribute('href');
  const sheet = await request.get(address ?? '');
  expect(sheet.headers()['content-type']).toBe('text/css; charset=utf-8');
  expect(sheet.headers()['cache-control']).toContain('immutable');

  await choose({ primaryColor: '#114411' });
  const later = await request.get(address ?? '');
  expect(later.url()).not.toContain(address);
  expect(await later.text()).toContain('--colors-petrol:#114411;');
});

for (const [name, look] of Object.entries({
  light: { primaryColor: '#ffd500', accentColor: '#fff3b0', greyColor: '#dce6ec' },
  dark: { primaryColor: '#000000', accentColor: '#101010', greyColor: '#222222' },
})) {
  test(`${name} colours leave every text readable`, async ({ page }) => {
    await choose(look);
    for (const path of ['/de', '/de/products/attrian', '/de/search?q=TI']) {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      await expectAccessible(page);
    }
  });
}

test('fonts come from this host, and no part of the page wants Inter', async ({ page }) => {
  await choose({ bodyFont: 'Source Sans 3', headingFont: 'Source Serif 4' });
  await open(page, '/de');
  expect(await fontOf(page, 'body')).toContain('Source Sans 3 Variable');
  expect(await fontOf(page, 'h1')).toContain('Source Serif 4 Variable');
  expect(await usesFont(page, 'Source Sans 3 Variable')).toBe(true);
  expect(await usesFont(page, 'Source Serif 4 Variable')).toBe(true);
  // Checks the links, not the loading: Chromium sometimes lays out before the second sheet arrives.
  const preloads = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(preloads).toEqual([
    expect.stringContaining('source-sans-3-latin'),
    expect.stringContaining('source-serif-4-latin'),
  ]);
  const wanted = await page
    .locator('body, body *')
    .evaluateAll((elements) => [...new Set(elements.map((one) => getComputedStyle(one).fontFamily))]);
  expect(wanted.filter((fonts) => fonts.includes('Inter'))).toEqual([]);
});

test('a font that nobody offers is asked of the visitor’s machine, with Inter behind it', async ({
  page,
}) => {
  await choose({ bodyFont: 'Hausschrift Nord' });
  await open(page, '/de');
  expect(await fontOf(page, 'body')).toMatch(/^"Hausschrift Nord", "Inter Variable"/);
  expect(await usesFont(page, 'Inter Variable')).toBe(true);
});

test.describe('the tab of /admin', () => {
  const { colors, fonts, actions, notices, preview } = copy('de', 'admin-appearance');
  const { form } = copy('de', 'admin');
  const codeOf = (page: Page, name: string) =>
    page.getByLabel(colors.code.replace('{{name}}', name), { exact: true });

  test('shows a look before it is saved, saves it, and goes back to the own one, by keyboard alone', async ({
    page,
    context,
  }) => {
    await openAdmin(page, { hash: '#appearance' });
    const shown = page.frameLocator(`iframe[title="${preview.title}"]`);
    await expect(primaryAction(shown)).toHaveCSS('background-color', OWN_PETROL);

    const code = codeOf(page, colors.primaryColor);
    await code.fill('#ffd500');
    await expect(page.getByText('1,4 : 1 auf Weiß')).toBeVisible();
    // The page in the frame is checked as a page; here it may still wait for its captcha.
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect(violations).toEqual([]);
    await code.fill('');
    await page.getByRole('tab', { selected: true }).focus();
    await tabTo(code);
    await page.keyboard.type(RED);
    await tabTo(page.getByLabel(fonts.headingFont, { exact: true }));
    await page.keyboard.type('Source');
    await expect(primaryAction(shown)).toHaveCSS('background-color', RED_RGB);
    await expect(shown.locator('h1').first()).toHaveCSS('font-family', /Source/);

    const visitor = await context.newPage();
    await open(visitor, '/de');
    await expect(primaryAction(visitor)).toHaveCSS('background-color', OWN_PETROL);
    await page.bringToFront();
    await tabTo(page.getByRole('button', { name: form.save }));
    await page.keyboard.press('Enter');
    await expect(toast(page)).toContainText(notices.saved);
    await expect(page.getByRole('button', { name: form.save })).toBeFocused();
    await open(visitor, '/de');
    await expect(primaryAction(visitor)).toHaveCSS('background-color', RED_RGB);

    await page.bringToFront();
    await tabTo(page.getByRole('button', { name: actions.reset }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(primaryAction(shown)).toHaveCSS('background-color', OWN_PETROL);
    await expect(shown.locator('h1').first()).toHaveCSS('font-family', /Inter Variable/);
    await tabTo(page.getByRole('button', { name: form.save }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: actions.reset })).toBeDisabled();
    await expect
      .poll(async () => {
        await open(visitor, '/de');
        return visitor.locator('link[href^="/appearance/"]').count();
      })
      .toBe(0);
  });
});
