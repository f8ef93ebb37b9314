import type { Locator } from '@playwright/test';
import { copy } from './support/copy';
import { expect, open, test } from './support/site-test';

const { nav } = copy('de', 'frame');
const { filter } = copy('de', 'search');

/** Returns the lines that tell elements apart where backgrounds are equal. */
function lines(element: Locator): Promise<string[]> {
  return element.evaluate((node) =>
    [undefined, '::after'].map((part) => {
      const style = getComputedStyle(node, part);
      const outline = `${style.outlineStyle} ${style.outlineWidth}`;
      const border = `${style.borderBottomStyle} ${style.borderBottomWidth}`;
      const drawn = [outline, border].filter((line) => !line.startsWith('none') && !line.endsWith(' 0px'));
      return part === undefined || style.content !== 'none' ? drawn.join(', ') : '';
    }),
  );
}

test.beforeEach(({ page }) =>
  page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' }),
);

test('in the colours of the system the current item of the navigation has a line, the others none', async ({
  page,
}) => {
  await open(page, '/de/investors-partners');
  const bar = page.getByRole('navigation', { name: nav.label });
  expect(await lines(bar.getByRole('link', { name: nav.investors }))).toEqual(['', 'solid 2px']);
  expect(await lines(bar.getByRole('link', { name: nav.about }))).toEqual(['', '']);
});

test('in the colours of the system buttons have a border, and a chosen filter its ring', async ({ page }) => {
  await open(page, '/de/search?q=fhir');
  const submit = page.getByRole('main').getByRole('button', { name: copy('de', 'search').page.submit });
  const border = await submit.evaluate((button) => {
    const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(button);
    return { width: borderTopWidth, style: borderTopStyle, isSeen: borderTopColor !== backgroundColor };
  });
  expect(border).toEqual({ width: '1px', style: 'solid', isSeen: true });

  const kinds = page.getByRole('navigation', { name: filter.title });
  const ring = (element: Locator) => element.evaluate((node) => getComputedStyle(node).outlineStyle);
  expect(await ring(kinds.getByRole('link', { name: filter.all }))).toBe('solid');
  expect(await ring(kinds.getByRole('link', { name: filter.product }))).toBe('none');
});

test('in the colours of the system the middle of the hub has a border', async ({ page }) => {
  await open(page, '/de/products/attrian');
  expect(await lines(page.locator('[data-hub-center]'))).toEqual(['solid 1px', '']);
});

test('in the colours of the system the current slide and a progress can be seen', async ({ page }) => {
  await open(page, '/de');
  const dots = page.locator('#home [aria-current]');
  await expect(dots).toHaveCount(1);
  await expect(dots).toHaveCSS('outline-style', 'solid');

  await open(page, '/de/eu-id');
  // Compares pixels, because the parts of a progress bar have no readable style.
  const bar = page.getByRole('progressbar');
  await bar.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await bar.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const pictureAt = (left: number) =>
    page.screenshot({ clip: { x: left, y: y + height / 2 - 1, width: 20, height: 2 } });
  expect((await pictureAt(x + 20)).equals(await pictureAt(x + width - 40))).toBe(false);
  await expect(page.locator('main li[aria-current]')).toHaveCSS('outline-style', 'none');
});

test('in the colours of the system a sign has the colour of the words beside it', async ({ page }) => {
  await open(page, '/de/status');
  const differing = await page
    .locator('main svg[stroke=currentColor]')
    .evaluateAll((signs) =>
      signs
        .filter(
          (sign) =>
            sign.parentElement && getComputedStyle(sign).color !== getComputedStyle(sign.parentElement).color,
        )
        .map((sign) => sign.outerHTML),
    );
  expect(differing).toEqual([]);
  await expect(page.locator('main svg[stroke=currentColor]')).not.toHaveCount(0);
});
