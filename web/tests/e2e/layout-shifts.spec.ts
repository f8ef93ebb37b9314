import {
  type Kind,
  nextFrame,
  openLate,
  paintedAfterEndMs,
  scrollThrough,
  shifts,
  untilBannerStands,
  watchShifts,
} from './support/layout-shifts';
import { expect, open, test } from './support/site-test';

/** Leaves out orders that cannot be: the script asks for the sheet, and only after `load`, which waits for fonts. */
const ORDERS: Kind[][] = [
  ['fonts'],
  ['sheet'],
  ['scripts'],
  ['fonts', 'sheet'],
  ['fonts', 'scripts', 'sheet'],
  ['scripts', 'fonts', 'sheet'],
];
const OTHER_PAGES = ['/de/ti-transformation', '/de/blog', '/en/products/attrian', '/de/eu-id', '/en/careers'];

test.beforeEach(({ page }) => watchShifts(page));

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const kinds of ORDERS) {
      test(`nothing on the home page shifts when these come late: ${kinds.join(', then ')}`, async ({
        page,
      }) => {
        await openLate(page, '/en', kinds);
        expect(await paintedAfterEndMs(page)).toBeGreaterThanOrEqual(0);
        await untilBannerStands(page);
        await scrollThrough(page);
        expect(await shifts(page)).toEqual([]);
      });
    }

    for (const path of OTHER_PAGES) {
      test(`nothing on ${path} shifts when all its files come late`, async ({ page }) => {
        await openLate(page, path, ['scripts', 'fonts', 'sheet']);
        expect(await paintedAfterEndMs(page)).toBeGreaterThanOrEqual(0);
        await scrollThrough(page);
        expect(await shifts(page)).toEqual([]);
      });
    }
  });
}

test('a shift would be seen', async ({ page }) => {
  await open(page, '/en');
  await page.evaluate(() => {
    const block = document.createElement('div');
    block.style.height = '400px';
    document.querySelector('main')?.prepend(block);
  });
  await nextFrame(page);
  await expect.poll(() => shifts(page)).not.toEqual([]);
});
