import type { Page } from '@playwright/test';
import { expect } from './site-test';

/** A4 between its margins, in CSS pixels. */
const PAPER_WIDTH = 718;
const LEGIBLE = 4.5;

/** Measures every text against white, including opacity, because printers omit backgrounds. */
export async function expectPrintable(page: Page): Promise<void> {
  await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const sheet = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'], 'ground of the sheet').toContain(sheet);
  const texts = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('No canvas to measure colours with');

    const luminance = (color: string, opacity: number) => {
      canvas.globalAlpha = 1;
      canvas.fillStyle = 'white';
      canvas.fillRect(0, 0, 1, 1);
      canvas.globalAlpha = opacity;
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const measured = new Map<Element, { text: string; contrast: number }>();
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      const text = textContent?.trim();
      if (!text || !element || measured.has(element)) continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || element.clientWidth === 1) continue;
      const { color, fill } = getComputedStyle(element);
      const ink = element instanceof SVGElement ? fill : color;
      const contrast = 1.05 / (luminance(ink, opacityOf(element)) + 0.05);
      measured.set(element, { text: text.slice(0, 60), contrast: Math.round(contrast * 10) / 10 });
    }
    return [...measured.values()];
  });
  expect(texts.length, 'texts on paper').toBeGreaterThan(1);
  expect(texts.filter(({ contrast }) => contrast < LEGIBLE)).toEqual([]);
}
