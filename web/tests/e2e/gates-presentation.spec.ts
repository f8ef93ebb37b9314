import type { Locator, Page } from '@playwright/test';
import { LANGUAGE_CODES, type Language } from 'contract/languages';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { addressWith, fromSomewhere, passwordOf } from './support/gates';
import { tabTo } from './support/keyboard';
import { expectPrintable } from './support/print';
import { expect, open, test } from './support/site-test';

const SLIDES = 6;
const { page: words, presentation, portfolio, breakEven, roadmap } = copy('en', 'gated-deck');

const dialog = (page: Page) => page.getByRole('dialog', { name: presentation.label });
const stage = (page: Page) => dialog(page).locator('> section');
const shown = (page: Page) => dialog(page).getByRole('heading', { level: 2 });
const presentButton = (page: Page) => page.getByRole('button', { name: words.present });

const openDeck = (page: Page, language: Language = 'en') =>
  open(page, addressWith('deck', passwordOf('deck'), language));

/** As on phones, and for tests that resize the window. */
const forbidFullscreen = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Element.prototype, 'requestFullscreen', {
      value: () => Promise.reject(new TypeError('not allowed')),
    });
  });

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(fromSomewhere());
});

test('the deck is presented by keyboard, slide by slide, and says where it is', async ({ page }) => {
  await openDeck(page);
  await tabTo(presentButton(page));
  await page.keyboard.press('Enter');
  await expect(stage(page)).toBeFocused();
  await expect(dialog(page).getByRole('status')).toHaveText(/^Slide 1 of 6: /);

  await page.keyboard.press('ArrowRight');
  await expect(shown(page)).toHaveText(portfolio.title);
  await expect(dialog(page).getByRole('status')).toHaveText(`Slide 2 of 6: ${portfolio.title}`);
  await page.keyboard.press('PageDown');
  await expect(shown(page)).toHaveText(roadmap.title);
  await page.keyboard.press('PageUp');
  await expect(shown(page)).toHaveText(portfolio.title);
  await page.keyboard.press('End');
  await expect(shown(page)).toHaveText(breakEven.title);
  await page.keyboard.press('ArrowRight');
  await expect(shown(page)).toHaveText(breakEven.title);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog(page).getByRole('status')).toHaveText(/^Slide 1 of 6: /);
  await expect(stage(page)).toBeFocused();
});

test('the buttons step as well, and the keyboard gets at nothing behind the slides', async ({ page }) => {
  await openDeck(page);
  await presentButton(page).click();
  const next = dialog(page).getByRole('button', { name: presentation.next });
  await expect(dialog(page).getByRole('button', { name: presentation.previous })).toHaveAttribute(
    'aria-disabled',
  );
  await next.click();
  await expect(shown(page)).toHaveText(portfolio.title);
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(
      () => document.activeElement?.closest('dialog, main, header, footer')?.tagName,
    );
    expect([undefined, 'DIALOG']).toContain(place);
  }
});

test('full screen is asked for, and its end is the end of the presentation', async ({ page }) => {
  await openDeck(page);
  await presentButton(page).click();
  await expect(dialog(page)).toBeVisible();
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  expect(await isFull()).toBe(true);
  await expect(shown(page)).toBeInViewport();
  // As the browser does on Escape, which pages do not receive in full screen.
  await page.evaluate(() => document.exitFullscreen());
  await expect(dialog(page)).toHaveCount(0);
  await expect(presentButton(page)).toBeFocused();
});

test('where there is no full screen, Escape and the button end the presentation', async ({ page }) => {
  await forbidFullscreen(page);
  await openDeck(page);
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog(page).getByRole('button', { name: presentation.leave }).click(),
  ]) {
    await presentButton(page).click();
    await expect(stage(page)).toBeFocused();
    await leave();
    await expect(dialog(page)).toHaveCount(0);
    await expect(presentButton(page)).toBeFocused();
  }
});

for (const language of ['de', 'en', 'sq'] as const) {
  test(`every slide in ${language} is seen whole, on a small and on a large screen`, async ({ page }) => {
    const { presentation: own, page: ownWords } = copy(language, 'gated-deck');
    await forbidFullscreen(page);
    for (const size of [
      { width: 1024, height: 600 },
      { width: 1920, height: 1080 },
    ]) {
      await page.setViewportSize(size);
      await openDeck(page, language);
      await page.getByRole('button', { name: ownWords.present }).click();
      const sheet = page.getByRole('dialog', { name: own.label }).locator('section section');
      for (let slide = 1; slide <= SLIDES; slide += 1) {
        await expect(sheet).toHaveCount(1);
        await expect
          .poll(() =>
            sheet.evaluate((element) => {
              const around = element.closest('dialog > section')?.getBoundingClientRect();
              const inside = [element, ...element.querySelectorAll('h2, p, th, td, dt, dd, li, text')]
                .filter((part) => !part.closest('div:has(> table:not([aria-label]))'))
                .map((part) => part.getBoundingClientRect());
              if (!around) return 'no stage';
              const out = inside.filter(
                ({ left, right, top, bottom }) =>
                  left < around.left - 1 ||
                  right > around.right + 1 ||
                  top < around.top - 1 ||
                  bottom > around.bottom + 1,
              );
              return out.length;
            }),
          )
          .toBe(0);
        await page.keyboard.press('PageDown');
      }
    }
  });

  test(`no slide in ${language} is half empty`, async ({ page }) => {
    const { presentation: own, page: ownWords } = copy(language, 'gated-deck');
    await forbidFullscreen(page);
    await page.setViewportSize({ width: 1280, height: 781 });
    await openDeck(page, language);
    await page.getByRole('button', { name: ownWords.present }).click();
    const sheet = page.getByRole('dialog', { name: own.label }).locator('section section');
    for (let slide = 1; slide <= SLIDES; slide += 1) {
      await expect(sheet).toContainText(`${slide} / ${SLIDES}`);
      expect.soft(await tallestGap(sheet), `slide ${slide}`).toBeLessThan(0.15);
      await page.keyboard.press('PageDown');
    }
  });
}

for (const language of LANGUAGE_CODES) {
  test(`on paper each slide in ${language} has a sheet of its own, with its notes`, async ({ page }) => {
    await openDeck(page, language);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(SLIDES);
    const [, width, height] = /MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    expect(Number(width)).toBeGreaterThan(Number(height));
    const notes = page.getByRole('complementary', { name: copy(language, 'gated-deck').notes.title });
    await expect(notes).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(notes).toHaveCount(SLIDES);
  });
}

for (const width of [360, 768, 1280]) {
  test(`in the charts no word touches a line, and axes end at their labels, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const language of ['de', 'sq'] as const) {
      await openDeck(page, language);
      expect.soft(await touchedWords(page), language).toEqual([]);
      expect.soft(await axisEnds(page), language).toEqual([0, 0, 0]);
    }
  });
}

/** Returns the tallest band without words or drawings, as a share of the slide. */
function tallestGap(sheet: Locator): Promise<number> {
  return sheet.evaluate((slide) => {
    const { top, height } = slide.getBoundingClientRect();
    const parts = [...slide.querySelectorAll('h2, h3, p, dt, dd, li, th, td, text, line, circle')]
      .filter((part) => !part.closest('div:has(> table:not([aria-label]))'))
      .map((part) => part.getBoundingClientRect())
      .sort((one, other) => one.top - other.top);
    let [end, tallest] = [top, 0];
    for (const part of parts) {
      tallest = Math.max(tallest, part.top - end);
      end = Math.max(end, part.bottom);
    }
    return tallest / height;
  });
}

/** Returns words of charts that are nearer than 3 px to a line. */
function touchedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const STEPS = 200;
    return [...document.querySelectorAll('section[data-slide] svg:has(text)')].flatMap((chart) => {
      const { left, top } = chart.getBoundingClientRect();
      const points = [...chart.querySelectorAll('line')].flatMap(({ x1, y1, x2, y2 }) =>
        Array.from({ length: STEPS + 1 }, (_, step) => ({
          x: left + x1.baseVal.value + ((x2.baseVal.value - x1.baseVal.value) * step) / STEPS,
          y: top + y1.baseVal.value + ((y2.baseVal.value - y1.baseVal.value) * step) / STEPS,
        })),
      );
      return [...chart.querySelectorAll('text')]
        .filter((word) => {
          const box = word.getBoundingClientRect();
          return points.some(
            ({ x, y }) => x > box.left - 3 && x < box.right + 3 && y > box.top - 3 && y < box.bottom + 3,
          );
        })
        .map(({ textContent }) => textContent ?? '');
    });
  });
}

/** Returns by how much the last label of each axis stands out beyond it. */
function axisEnds(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('section[data-slide] svg:has(text[x="100%"])')].map((chart) => {
      const { left } = chart.getBoundingClientRect();
      const ends = [...chart.querySelectorAll('line')].map(({ x2 }) => left + x2.baseVal.value);
      const labels = [...chart.querySelectorAll('text[x="100%"]')].map(
        (word) => word.getBoundingClientRect().right,
      );
      return Math.round(Math.max(...labels) - Math.max(...ends));
    }),
  );
}

test('the deck can be read on paper, without the frame of the page', async ({ page }) => {
  await openDeck(page, 'de');
  await expectPrintable(page);
  await expect(page.locator('main section[data-slide] h2')).toHaveCount(SLIDES);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});

test('the presentation has no barrier', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDeck(page, 'de');
  await page.getByRole('button', { name: copy('de', 'gated-deck').page.present }).click();
  for (let slide = 0; slide < SLIDES; slide += 1) {
    await expectAccessible(page, 'dialog');
    await page.keyboard.press('PageDown');
  }
});
