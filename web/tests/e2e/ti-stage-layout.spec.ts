import { expectAccessible } from './support/axe';
import { expect, open, test } from './support/site-test';
import { box, button, frame, named, openStopped, PAGE, PHASE_MS, phaseName, stage } from './support/ti-stage';

test('full screen is for presenting: each phase waits for the next press of a key or of a remote', async ({
  page,
}) => {
  await openStopped(page);
  await button(page, stage.fullScreen).click();
  await expect(button(page, stage.leaveFullScreen)).toBeVisible();
  for (const [key, phase] of [
    ['PageDown', 1],
    ['PageDown', 2],
    ['ArrowRight', 3],
    ['PageUp', 2],
  ] as const) {
    await page.keyboard.press(key);
    await page.clock.runFor(PHASE_MS * 2);
    await expect(phaseName(page)).toHaveText(named(phase));
  }
  await button(page, stage.leaveFullScreen).click();
  await expect(button(page, stage.fullScreen)).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`at ${width} pixels the stage has no barrier, in no phase`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const phase of [2, 3, 4]) {
      await openStopped(page, `/en${PAGE}?phase=${phase}`);
      await box(page, 'egk').focus();
      await page.keyboard.press('Enter');
      await expectAccessible(page);
    }
  });
}

test('on a phone the picture is arranged anew and pans along with the request, until a finger takes over', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openStopped(page);
  const scroller = frame(page).locator('[data-stage-picture]');
  await expect(page.locator('svg[data-layout=phone]')).toBeVisible();
  await expect(page.locator('svg[data-layout=desktop]')).toBeHidden();
  const top = () => scroller.evaluate((element) => element.scrollTop);
  await button(page, stage.start).click();
  await page.clock.runFor(4_500);
  await expect.poll(top).toBeGreaterThan(250);
  await page.clock.runFor(1_600);
  await expect.poll(top).toBe(0);

  await scroller.dispatchEvent('touchstart');
  await page.clock.runFor(1_000);
  await page.clock.runFor(PHASE_MS * 2);
  expect(await top()).toBe(0);
});

test('at no width anything but the picture itself has to be panned', async ({ page }) => {
  for (const width of [320, 360, 640, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `/sq${PAGE}?phase=4`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
  }
});
