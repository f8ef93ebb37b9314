import type { Page } from '@playwright/test';
import { LANGUAGE_CODES } from 'contract/languages';
import { fill } from '~/i18n/fill';
import { copy } from './support/copy';
import { expect, test } from './support/site-test';
import { button, openStopped, PAGE, phaseName } from './support/ti-stage';

const places = (page: Page) =>
  page.evaluate(() => {
    // The bar sticks to the foot of the window, so that its place follows the scrolling.
    document.querySelector('[data-stage-picture]')?.scrollIntoView({ behavior: 'instant' });
    const placeOf = (selector: string) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (!box) throw new Error(`There is no ${selector}.`);
      return { top: box.top + window.scrollY, height: box.height };
    };
    return {
      picture: placeOf('[data-stage-picture]'),
      timeline: placeOf('#stage input[type=range]'),
      controls: placeOf('#stage fieldset:not(:has(legend))'),
      experiments: placeOf('#stage fieldset:has(legend):last-of-type'),
      whole: placeOf('#stage'),
      caption: placeOf('[data-stage-caption]'),
    };
  });

for (const language of LANGUAGE_CODES) {
  test(`from phase to phase nothing of the stage moves or grows, in ${language}`, async ({ page }) => {
    const { stage, phases } = copy(language, 'ti-stage');
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await openStopped(page, `/${language}${PAGE}`);
      const before = await places(page);
      await button(page, stage.start).click();
      for (const phase of [1, 2, 3, 4] as const) {
        await expect(phaseName(page)).toHaveText(
          fill(stage.phase, { number: phase, name: phases[phase].name }),
        );
        await page.clock.runFor(4_500);
        expect(await places(page), `phase ${phase} at ${width} px`).toEqual(before);
        if (phase < 4) await button(page, stage.reset).press('ArrowRight');
      }
    }
  });
}

test('at 1280 × 800 drawing, caption and bar are one screen below the header, and the drawing fills 600 pixels', async ({
  page,
}) => {
  for (const language of LANGUAGE_CODES) {
    await openStopped(page, `/${language}${PAGE}?phase=4`);
    const heights = await page.evaluate(() => {
      const heightOf = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
      const caption = document.querySelector('[data-stage-caption]');
      return {
        header: heightOf('header'),
        stage: heightOf('[data-stage]'),
        picture: heightOf('[data-stage-picture]') + heightOf('[data-stage-caption]'),
        cut: (caption?.scrollHeight ?? 0) - (caption?.clientHeight ?? 0),
      };
    });
    expect(heights.stage, language).toBeLessThanOrEqual(720);
    expect(heights.stage + heights.header, language).toBeLessThanOrEqual(800);
    expect(Math.abs(heights.picture - 600), language).toBeLessThanOrEqual(2);
    expect(heights.cut, language).toBe(0);
  }
});
