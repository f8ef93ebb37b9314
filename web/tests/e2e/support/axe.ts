import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './site-test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** While something fades in, its colours are not those that it has. What never ends, as a spinner, is not waited for. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Every rule of these tags, none switched off. The page's clock is stopped: axe gets it back for its own timers. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.clock.resume();
  await stillness(page);
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}\n${failureSummary ?? ''}`,
    ),
  );
  expect(findings).toEqual([]);
}
