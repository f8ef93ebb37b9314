import { copy } from './support/copy';
import { expect, open, test } from './support/site-test';

const german = copy('de', 'faq');
const { avv, pentest } = german.security.questions;

test('the filter leaves the questions with the typed word', async ({ page }) => {
  await open(page, '/de/faq');
  await page.getByRole('searchbox', { name: german.filter.label }).fill('avv');
  await expect(page.getByRole('heading', { name: avv.question })).toBeVisible();
  await expect(page.getByRole('heading', { name: pentest.question })).toBeHidden();
});

test('an address that names a question opens its answer', async ({ page }) => {
  await open(page, '/de/faq#avv');
  await expect(page.getByText(avv.answer.slice(0, 40))).toBeVisible();
  await expect(page.getByText(pentest.answer.slice(0, 40))).toBeHidden();
});

for (const width of [320, 360, 768, 1280, 1920]) {
  test(`questions and statement fit a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/sq/faq', '/es/faq', '/sq/accessibility', '/de/accessibility']) {
      await open(page, path);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(wider, path).toBe(0);
    }
  });
}
