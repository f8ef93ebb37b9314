import { expectAccessible } from './support/axe';
import { expect, open, test } from './support/site-test';
import {
  box,
  button,
  named,
  openStopped,
  PAGE,
  PHASE_MS,
  phaseName,
  picture,
  stage,
} from './support/ti-stage';

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
      await box(page, 'primary').focus();
      await page.keyboard.press('Enter');
      await expectAccessible(page);
    }
  });
}

test('on a phone each phase has a drawing of its own, whole without scrolling, and the bar stays in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const [phase, layout] of [
    [1, 'phoneOld'],
    [2, 'phoneOld'],
    [3, 'phoneBoth'],
    [4, 'phoneNew'],
  ] as const) {
    await openStopped(page, `/en${PAGE}?phase=${phase}`);
    const drawing = page.locator('#stage svg[data-layout]:visible');
    await expect(drawing).toHaveAttribute('data-layout', layout);
    const { height, hidden } = await drawing.evaluate((svg) => {
      const outer = svg.closest('[data-stage-picture]') ?? svg;
      return {
        height: svg.getBoundingClientRect().height,
        hidden: [outer.scrollHeight - outer.clientHeight, outer.scrollWidth - outer.clientWidth],
      };
    });
    expect(height).toBeLessThanOrEqual(520);
    expect(hidden).toEqual([0, 0]);
    await drawing.evaluate((svg) => svg.scrollIntoView({ block: 'end' }));
    await expect(phaseName(page)).toBeInViewport({ ratio: 1 });
    await expect(button(page, stage.reset)).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone the story changes the drawing with the phase', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openStopped(page);
  await button(page, stage.start).click();
  const drawing = page.locator('#stage svg[data-layout]:visible');
  for (const layout of ['phoneOld', 'phoneOld', 'phoneBoth', 'phoneNew']) {
    await page.clock.runFor(1_000);
    await expect(drawing).toHaveAttribute('data-layout', layout);
    await page.clock.runFor(PHASE_MS - 1_000);
  }
  const end = await picture(page);
  await openStopped(page, `/en${PAGE}?phase=4`);
  expect(await picture(page)).toEqual(end);
});

test('at no width anything but the picture itself has to be panned', async ({ page }) => {
  for (const width of [320, 360, 640, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `/sq${PAGE}?phase=4`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
  }
});
