import type { Page } from '@playwright/test';
import { copy } from './support/copy';
import { expect, open, stopClock, test } from './support/site-test';

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

async function restyledDuring(page: Page, work: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const ended = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await work();
  await session.send('Tracing.end');
  await ended;
  const counts = events
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
  expect(counts).not.toEqual([]);
  return Math.max(...counts);
}

test('the banner comes without the styles of the page being worked out anew', async ({ page }) => {
  await stopClock(page);
  await open(page, '/en');
  await page.clock.runFor(1_000);
  const all = await page.locator('body *').count();
  expect(all).toBeGreaterThan(1_000);
  const banner = page.getByRole('complementary', { name: copy('en', 'frame').banner.label });
  const restyled = await restyledDuring(page, async () => {
    await page.clock.runFor(2_500);
    await expect(banner).toBeVisible();
  });
  expect(restyled).toBeLessThan(all / 5);
});

test('no element is given custom properties that most have no use for', async ({ page }) => {
  await open(page, '/en');
  const ofEveryElement = await page.evaluate(() => {
    const found: string[] = [];
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule && rule.selectorText.split(/,\s*/).includes('*'))
          found.push(...[...rule.style].filter((name) => name.startsWith('--')));
        else if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    return found;
  });
  expect(ofEveryElement).toEqual([]);
});
