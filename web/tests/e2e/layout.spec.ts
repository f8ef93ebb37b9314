import type { Page } from '@playwright/test';
import { LANGUAGE_CODES } from 'contract/languages';
import { expect, open, test } from './support/site-test';

const WIDTHS = [320, 360, 768, 1024, 1280, 1920];

function overflow(page: Page): Promise<{ pixels: number; culprits: string[] }> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const pixels = scrollWidth - clientWidth;
    const culprits = [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => pixels > 0 && element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`);
    return { pixels, culprits };
  });
}

function brokenChoices(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('select')].flatMap((list) => {
      const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(list);
      const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const probe = document.body.appendChild(document.createElement('span'));
      Object.assign(probe.style, { font, letterSpacing, position: 'absolute', whiteSpace: 'nowrap' });
      const broken = [...list.options].filter(({ text }) => {
        probe.textContent = text;
        return probe.getBoundingClientRect().width > room;
      });
      probe.remove();
      return broken.map(({ text }) => text);
    }),
  );
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const language of LANGUAGE_CODES) {
  test(`in ${language} nothing is wider than the window, and no choice than its list, from 320 to 1920 pixels`, async ({
    page,
  }) => {
    for (const path of ['', '/products/attrian-credentials', '/products/attrian']) {
      await open(page, `/${language}${path}`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect
          .soft(await overflow(page), `${path || 'home'} at ${width}`)
          .toEqual({ pixels: 0, culprits: [] });
        // On phones long options wrap.
        if (width >= 768) expect.soft(await brokenChoices(page), `choices at ${width}`).toEqual([]);
      }
      if (path === '') await expect(page.locator('select option'), 'choices to measure').not.toHaveCount(0);
    }
  });
}

test('no text of the home page is cut off', async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/de');
    const { measured, cut } = await page
      .locator('main :is(h1, h2, h3, h4, p, li, a, button, dd, dt, label)')
      .evaluateAll((all) => {
        const shown = all
          .filter(
            (element) =>
              !element.closest('[aria-hidden=true]') && getComputedStyle(element).display !== 'inline',
          )
          // Excludes elements for screen readers alone.
          .filter((element) => element.clientWidth > 1);
        const cut = shown.filter((element) => element.scrollWidth > element.clientWidth + 1);
        return { measured: shown.length, cut: cut.map((element) => element.textContent) };
      });
    expect.soft(cut, `at ${width}`).toEqual([]);
    expect.soft(measured, `texts at ${width}`).toBeGreaterThan(50);
  }
});
