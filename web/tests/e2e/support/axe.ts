import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, resumeClock } from './site-test';

/** Half as long to send to a page as the readable one. */
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits for animations, because colours differ during a fade; ignores endless ones, such as spinners. */
async function stillness(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter(({ playState, effect }) => {
        const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
        return playState === 'running' && !isEndless;
      });
    // One may start another in the next frame.
    for (let quietFrames = 0; quietFrames < 2; quietFrames += 1) {
      if (moving().length > 0) quietFrames = 0;
      await Promise.allSettled(moving().map(({ finished }) => finished));
      await new Promise((frame) => requestAnimationFrame(frame));
    }
  });
}

/**
 * Resumes a stopped clock, for axe's timers, and leaves reduced motion on. Skips frames: open them as pages.
 * @param within a CSS selector, where the rest of the page is checked elsewhere
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await resumeClock(page);
  await stillness(page);
  // Newer rules than the builder's own, whose later versions need a newer Node.
  const axe = new AxeBuilder({ page, axeSource: AXE_SOURCE })
    .options({ resultTypes: ['violations'], iframes: false })
    .withTags(TAGS)
    // Avoids axe's extra page, which only merges results of several frames.
    .setLegacyMode();
  if (within) axe.include(within);
  const { violations, passes } = await axe.analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}\n${failureSummary ?? ''}`,
    ),
  );
  expect(findings).toEqual([]);
  expect(passes.length, 'rules that found something to look at').toBeGreaterThan(5);
}
