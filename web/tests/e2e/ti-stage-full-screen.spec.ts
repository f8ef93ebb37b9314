import type { Locator, Page } from '@playwright/test';
import { LANGUAGE_CODES } from 'contract/languages';
import { PHASES } from '~/features/ti-transformation/playback/phases';
import { fill } from '~/i18n/fill';
import { copy } from './support/copy';
import { expect, test } from './support/site-test';
import { box, boxes, button, frame, openStopped, PAGE, phaseName, stage } from './support/ti-stage';

const SCREENS = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
];

/** Resizes a page in full screen, whose window Playwright cannot resize without a window system. */
async function screenSetter(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (screen: { width: number; height: number }) =>
    session.send('Emulation.setDeviceMetricsOverride', { ...screen, deviceScaleFactor: 0, mobile: false });
}

async function outside(page: Page, element: Locator): Promise<number> {
  const box = await element.boundingBox();
  const window = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  if (!box || box.height === 0) return Number.POSITIVE_INFINITY;
  return Math.max(0, -box.x, -box.y, box.x + box.width - window.width, box.y + box.height - window.height);
}

for (const language of LANGUAGE_CODES) {
  test(`in full screen all that presenting needs lies within the screen, in ${language}`, async ({
    page,
  }) => {
    const texts = copy(language, 'ti-stage');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openStopped(page, `/${language}${PAGE}`);
    const setScreen = await screenSetter(page);
    await button(page, texts.stage.fullScreen).click();
    await expect(button(page, texts.stage.leaveFullScreen)).toBeVisible();
    for (const phase of PHASES) {
      await page.keyboard.press('PageDown');
      await expect(phaseName(page)).toHaveText(
        fill(texts.stage.phase, { number: phase, name: texts.phases[phase].name }),
      );
      for (const screen of SCREENS) {
        await setScreen(screen);
        const needed = {
          picture: frame(page).locator('svg[data-layout=desktop]'),
          timeline: frame(page).getByRole('slider'),
          'last point': frame(page).getByText(texts.stops.target.title, { exact: true }),
          start: button(page, phase === 4 ? texts.stage.start : texts.stage.following),
          leave: button(page, texts.stage.leaveFullScreen),
          'name of the phase': phaseName(page),
          explanation: frame(page).getByRole('article').getByText(texts.phases[phase].text),
        };
        for (const [name, element] of Object.entries(needed)) {
          const where = `${name} at ${screen.width} × ${screen.height} in phase ${phase}`;
          expect(await outside(page, element), where).toBeLessThanOrEqual(0.5);
        }
        const drawn = await needed.picture.boundingBox();
        expect(drawn?.height ?? 0).toBeGreaterThan(screen.height / 2);
        const rest = await page.evaluate(() => {
          const { scrollHeight = 0, clientHeight = 0 } = document.fullscreenElement ?? {};
          return scrollHeight - clientHeight;
        });
        expect(rest, 'is left to scroll').toBe(0);
      }
    }
  });
}

test('in full screen pause lies within the screen too, and a chosen box is explained over the picture', async ({
  page,
}) => {
  await openStopped(page);
  const setScreen = await screenSetter(page);
  await button(page, stage.fullScreen).click();
  await setScreen({ width: 1280, height: 720 });
  await button(page, stage.start).click();
  expect(await outside(page, button(page, stage.pause))).toBe(0);
  await page.clock.runFor(3_000);
  await box(page, 'egk').click();
  const explained = frame(page).getByText(boxes.egk.becomes);
  expect(await outside(page, explained)).toBe(0);
  await box(page, 'egk').click();
  await expect(explained).toBeHidden();
});
