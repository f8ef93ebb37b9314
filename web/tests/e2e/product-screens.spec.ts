import { LANGUAGE_CODES } from 'contract/languages';
import { copy } from './support/copy';
import { letteringOf } from './support/screen-lettering';
import { expect, open, test } from './support/site-test';

/** Products with the rows that their screens show on wide pages. */
const SCREENS = {
  idatik: 3,
  'fhir-link': 6,
  'me-ti': 3,
  attrian: 4,
  'attrian-credentials': 3,
  cryptoth: 3,
} as const;
const PRODUCTS = Object.keys(SCREENS) as (keyof typeof SCREENS)[];
const ROWS_OF_PHONES = 3;
const SMALLEST_LETTERS = 12;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const language of LANGUAGE_CODES) {
  test(`in ${language} the screens of all products have room for their words, on phones for three rows`, async ({
    page,
  }) => {
    for (const product of PRODUCTS) {
      await open(page, `/${language}/products/${product}`);
      const screen = page.locator('main figure[data-screen]').first();
      for (const width of [360, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const { faults, texts, rows, smallest } = await letteringOf(screen);
        const where = `${product} at ${width}`;
        expect.soft(faults, where).toEqual([]);
        expect.soft(texts, where).toBeGreaterThan(5);
        expect.soft(smallest, where).toBeGreaterThanOrEqual(SMALLEST_LETTERS);
        if (width === 360) expect.soft(rows, where).toBe(ROWS_OF_PHONES);
        if (width === 1280) expect.soft(rows, where).toBe(SCREENS[product]);
      }
    }
  });
}

test('a screen says that it is an example, has 320 × 240 pixels on a phone and about 560 × 400 on a desktop', async ({
  page,
}) => {
  const texts = copy('de', 'product-screens');
  for (const product of PRODUCTS) {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, `/de/products/${product}`);
    const screen = page.locator('main figure[data-screen]').first();
    await expect(screen.getByText(texts.frame.label, { exact: true })).toBeVisible();
    await expect(screen).toContainText(texts[product].description);
    const size = () => screen.evaluate((figure: HTMLElement) => [figure.offsetWidth, figure.offsetHeight]);
    expect(await size(), product).toEqual([320, 240]);
    await page.setViewportSize({ width: 1280, height: 800 });
    const [width = 0, height] = await size();
    expect(height, product).toBe(400);
    expect(Math.abs(width - 560), product).toBeLessThan(10);
  }
});

test("a screen has its product's name as editors write it; products of the CMS alone have a drawing", async ({
  page,
  createProject,
}) => {
  await open(page, '/de/products/idatik');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(page.locator('figure[data-screen] figcaption')).toContainText(title ?? '?');
  const { key } = await createProject({ title: 'Prüfdienst' });
  await open(page, `/de/products/${key}`);
  await expect(page.locator('figure[data-screen]')).toHaveCount(0);
  await expect(page.locator('[data-drawing=""] svg')).toBeVisible();
});

test('a message that is written in one house arrives in the other, and leaves the page for nowhere', async ({
  page,
}) => {
  const texts = copy('de', 'product-screens')['me-ti'];
  await open(page, '/de/products/me-ti');
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await page.getByRole('button', { name: texts.send, exact: true }).click();
  await expect(page.getByText(texts.draft)).toHaveCount(2);
  for (const message of await page.getByText(texts.draft).all()) await expect(message).toBeInViewport();
  const field = page.getByRole('textbox', { name: texts.write });
  await expect(field).toHaveValue('');
  await field.fill('Vielen Dank');
  await field.press('Enter');
  await expect(page.getByText('Vielen Dank')).toHaveCount(2);
  expect(sent).toEqual([]);
});

test('a finger grants a right, and searches', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const { attrian, cryptoth } = copy('de', 'product-screens');
  await open(page, '/de/products/attrian');
  await page
    .getByRole('checkbox', { name: `${attrian.rights.prescribe}, ${attrian.roles.nursing}`, exact: true })
    .tap();
  await expect(page.locator('figure').getByRole('status')).toContainText(
    attrian.granted.replace('{{role}}', attrian.roles.nursing).replace('{{right}}', attrian.rights.prescribe),
  );
  await open(page, '/de/products/docuflow');
  const field = page.getByRole('searchbox', { name: cryptoth.search });
  await field.tap();
  // Smaller letters would make a phone enlarge the page.
  expect(await field.evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize))).toBe(16);
  await field.fill('gy');
  await expect(page.locator('figure [data-row]:visible')).toHaveCount(1);
  await expect(page.locator('figure mark')).toHaveText('Gy');
  await context.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('screens show what they show, and no field that would do nothing', async ({ page }) => {
    await page.goto('/de/products/me-ti');
    await expect(page.getByRole('log').getByRole('paragraph')).toHaveCount(3);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.goto('/de/products/docuflow');
    const { query } = copy('de', 'product-screens').cryptoth;
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.locator('figure').getByText(query, { exact: true }).first()).toBeVisible();
  });
});
