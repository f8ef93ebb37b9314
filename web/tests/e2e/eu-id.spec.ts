import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { expectPrintable } from './support/print';
import { expect, open, stopClock, test } from './support/site-test';

const POST = '/blog/eu-wallet-termine-gesundheitswesen';

const milestones = (page: Page) => page.locator('#timeline > div > ol > li');
const lines = (page: Page) => page.locator('#timeline [data-line]');

for (const language of ['de', 'sq'] as const) {
  test(`the page in ${language} shows seven milestones with their status in words, and as of when`, async ({
    page,
  }) => {
    const { timeline } = copy(language, 'eu-id');
    const { completed, current, upcoming, future } = timeline.statuses;
    await open(page, `/${language}/eu-id`);
    const statuses = [completed, completed, completed, current, upcoming, upcoming, future];
    await expect(milestones(page)).toContainText(statuses);
    await expect(milestones(page).getByRole('heading', { level: 3 })).toHaveText(
      Object.values(timeline.milestones).map(({ title }) => title),
    );
    await expect(milestones(page).locator('p:first-child time')).toHaveText(
      Object.values(timeline.milestones).map(({ date }) => date),
    );

    const now = page.locator('#timeline [aria-current=step]');
    await expect(now).toContainText(timeline.milestones.acts.title);
    const progress = page.getByRole('progressbar', { name: timeline.progress.label });
    await expect(progress).toHaveAttribute('value', '75');
    await expect(progress).toHaveAttribute('max', '100');
    await expect(now).toContainText(/75\s?%/);
    await expect(now).toContainText(timeline.progress.asOf);
    await expect(milestones(page).getByText(timeline.since.title)).toHaveCount(4);
  });
}

test('the page leads to the contact form, to the consultation, to the post and to the products', async ({
  page,
}) => {
  const { page: intro, closing } = copy('en', 'eu-id');
  await open(page, '/en/eu-id');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: intro.contact }).first()).toHaveAttribute(
    'href',
    '/en#contact',
  );
  await expect(main.getByRole('link', { name: closing.contact }).last()).toHaveAttribute(
    'href',
    '/en#contact',
  );
  await expect(main.getByRole('link', { name: closing.schedule })).toHaveAttribute(
    'href',
    '/en/schedule-meeting',
  );
  for (const path of [POST, '/products/attrian', '/products/attrian-credentials']) {
    await expect(main.locator(`a[href="/en${path}"]`)).toBeVisible();
  }
  await main.locator(`a[href="/en${POST}"]`).click();
  await expect(page).toHaveURL(`/en${POST}`);
  await expect(main.locator('a[href="/en/eu-id"]')).toBeVisible();

  for (const product of ['attrian', 'attrian-credentials']) {
    await page.goto(`/en/products/${product}`);
    await expect(page.getByRole('main').locator('a[href="/en/eu-id"]')).toBeVisible();
  }
});

test('a number in the text leads to its source, which names the law in the language of the page', async ({
  page,
}) => {
  await open(page, '/fr/eu-id');
  await page.locator('#steps a[href="/fr/eu-id#source-5"]').click();
  await expect(page.locator('#source-5')).toBeFocused();
  await expect(page.locator('#source-5').getByRole('link').first()).toHaveAttribute(
    'href',
    'https://eur-lex.europa.eu/eli/reg_impl/2025/848/oj/fra',
  );
});

test('the line draws itself while the page scrolls', async ({ page }) => {
  await open(page, '/en/eu-id');
  const shift = (index: number) =>
    lines(page)
      .nth(index)
      .evaluate((line) => new DOMMatrix(getComputedStyle(line).transform).m42 / line.clientHeight);
  await expect.poll(() => shift(3)).toBeCloseTo(-1);

  const current = milestones(page).nth(3);
  await current.evaluate((milestone) => milestone.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(() => shift(3)).toBeGreaterThan(-0.95);
  expect(await shift(3)).toBeLessThan(-0.05);

  await page.locator('#steps').evaluate((next) => next.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(() => shift(3)).toBeCloseTo(0);
});

test('with reduced motion the whole line is there from the beginning', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/en/eu-id');
  await expect(lines(page)).toHaveCount(7);
  const moving = await lines(page).evaluateAll((all) =>
    all.filter((line) => {
      const { animationName, transform } = getComputedStyle(line);
      return animationName !== 'none' || transform !== 'none';
    }),
  );
  expect(moving).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read', async ({ page }) => {
    const { timeline, steps, sources } = copy('de', 'eu-id');
    await page.goto('/de/eu-id');
    await expect(milestones(page)).toHaveCount(7);
    await expect(page.getByRole('progressbar')).toBeVisible();
    const shown = page.getByRole('main');
    for (const { title, text } of [...Object.values(timeline.milestones), ...Object.values(steps.items)]) {
      await expect(shown.getByRole('heading', { name: title })).toBeVisible();
      await expect(shown.getByText(text)).toBeVisible();
    }
    for (const source of Object.values(sources.items)) await expect(shown.getByText(source)).toBeVisible();
  });
});

test('the page has no barrier, and can be read on paper', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stopClock(page);
  await open(page, '/de/eu-id');
  await expectAccessible(page);
  await expectPrintable(page);
  await expect(milestones(page).last()).toBeVisible();
});

test('on paper the line is complete, wherever the page was scrolled to', async ({ page }) => {
  await open(page, '/de/eu-id');
  await page.emulateMedia({ media: 'print' });
  const names = await lines(page).evaluateAll((all) =>
    all.map((line) => getComputedStyle(line).animationName),
  );
  expect(new Set(names)).toEqual(new Set(['none']));
});
