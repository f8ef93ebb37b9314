import type { Page } from '@playwright/test';
import { copy } from './copy';
import { expect, hydrated } from './site-test';

declare global {
  interface Window {
    layoutShifts: string[];
    wholeAfterMs?: number;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Records each shift on pages opened from here on, even after input, with what moved. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = `${element?.localName} "${element?.textContent?.trim().slice(0, 30)}"`;
          return `${name} ${place(previousRect)} to ${place(currentRect)}`;
        });
        window.layoutShifts.push(`${entry.value}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const reading = new MutationObserver(() => {
      if (!document.getElementById('end-of-content')) return;
      window.wholeAfterMs = performance.now();
      reading.disconnect();
    });
    reading.observe(document, { childList: true, subtree: true });
  });
}

export const shifts = (page: Page) => page.evaluate(() => window.layoutShifts);

export const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

export const banner = (page: Page) =>
  page.getByRole('complementary', { name: copy('en', 'frame').banner.label });

export async function untilBannerStands(page: Page): Promise<void> {
  await expect(banner(page)).toBeVisible();
  await banner(page).evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  );
}

const FILES = {
  fonts: /\.woff2$/,
  sheet: /\/assets\/[^/]+\.css$/,
  scripts: /\/assets\/[^/]+\.js$/,
};
export type Kind = keyof typeof FILES;

/** Delays files of these kinds until everything else is painted; then they arrive in this order. */
export async function openLate(page: Page, path: string, kinds: readonly Kind[]): Promise<void> {
  const releases = new Map<Kind, () => void>();
  for (const kind of kinds) {
    const released = new Promise<void>((resolve) => releases.set(kind, resolve));
    await page.route(FILES[kind], async (route) => {
      await released;
      await route.continue();
    });
  }
  const client = await page.context().newCDPSession(page);
  const throttle = (downloadThroughput: number) =>
    client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput,
      uploadThroughput: -1,
    });
  await client.send('Network.enable');
  await throttle(20_000);
  // Held scripts would delay DOMContentLoaded, too.
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#end-of-content').waitFor({ state: 'attached' });
  await throttle(-1);
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(2);
  await nextFrame(page);
  for (const kind of kinds) {
    releases.get(kind)?.();
    const { source } = FILES[kind];
    await page.waitForFunction(
      (pattern) =>
        performance.getEntriesByType('resource').some(({ name }) => new RegExp(pattern).test(name)),
      source,
    );
    await nextFrame(page);
  }
  await hydrated(page);
  await page.unrouteAll({ behavior: 'wait' });
  await client.detach();
}

export const paintedAfterEndMs = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByType('paint');
    return (paint?.startTime ?? Number.NaN) - (window.wholeAfterMs ?? Number.NaN);
  });

export async function scrollThrough(page: Page): Promise<void> {
  const sections = await page.locator('main > section, main section[aria-labelledby], footer').all();
  expect(sections.length).toBeGreaterThan(1);
  for (const section of sections) {
    await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await nextFrame(page);
  }
}
