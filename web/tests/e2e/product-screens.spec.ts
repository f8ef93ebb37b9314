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
