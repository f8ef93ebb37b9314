import type { Page } from '@playwright/test';
import { addressWith, fromSomewhere, passwordOf } from './support/gates';
import { expect, open, test } from './support/site-test';

/** Returns the words that stand on a lattice. */
function wordsOnLattice(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll('main svg[viewBox="0 0 1200 400"]')]
      .map((lattice) => lattice.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const found: string[] = [];
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) {
      const word = walker.currentNode;
      if (!word.parentElement?.checkVisibility() || word.parentElement.closest('script')) continue;
      const range = document.createRange();
      range.selectNodeContents(word);
      const isOn = [...range.getClientRects()].some((box) =>
        seen.some(
          ({ left, right, top, bottom }) =>
            box.width > 1 && box.right > left && box.left < right && box.bottom > top && box.top < bottom,
        ),
      );
      if (isOn) found.push(word.textContent ?? '');
    }
    return found;
  });
}

const PAGES = {
  careers: '/de/careers',
  'the open investors page': addressWith('investors', passwordOf('investors'), 'de'),
  'the open deck': addressWith('deck', passwordOf('deck'), 'de'),
  blog: '/de/blog',
  status: '/de/status',
};

for (const [name, address] of Object.entries(PAGES)) {
  test(`no lattice lies below a word of ${name}`, async ({ page }) => {
    await page.setExtraHTTPHeaders(fromSomewhere());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, address);
    for (const width of [360, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await wordsOnLattice(page), `at ${width}`).toEqual([]);
    }
  });
}
