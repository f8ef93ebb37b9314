import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axeCore from 'axe-core';
import { expect, resumeClock } from './site-test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * While something fades in, its colours are not those that it has. With reduced motion nothing begins to move, and
 * what was moving is waited for, but for what never ends, as a spinner.
 */
async function stillness(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter(({ playState, effect }) => {
        const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
        return playState === 'running' && !isEndless;
      });
    // The end of one can be the beginning of another, in the frame after.
    for (let quietFrames = 0; quietFrames < 2; quietFrames += 1) {
      if (moving().length > 0) quietFrames = 0;
      await Promise.allSettled(moving().map(({ finished }) => finished));
      await new Promise((frame) => requestAnimationFrame(frame));
    }
  });
}

/**
 * Every rule of these tags, none switched off. A clock that was stopped goes on, for axe's own timers.
 * From here on the page has reduced motion. What a frame shows is a page of its own, to be opened and looked at as one.
 * @param within a CSS selector, where the rest of the page is measured elsewhere
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await resumeClock(page);
  await stillness(page);
  // The rules of a later version than the builder brings along, whose own later versions ask for a newer Node.
  const axe = new AxeBuilder({ page, axeSource: axeCore.source })
    // Nothing is told of what passes but that it does.
    .options({ resultTypes: ['violations'], iframes: false })
    .withTags(TAGS)
    // Only what stands in several frames has to be put together, for which axe opens a page of its own.
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
