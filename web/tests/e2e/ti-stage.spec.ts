import { expect, test } from './support/site-test';
import {
  button,
  frame,
  named,
  openStopped,
  PAGE,
  PHASE_MS,
  phaseName,
  phases,
  picture,
  slider,
  stage,
  stops,
  untilItBegins,
} from './support/ti-stage';

test('the story begins by itself and tells four phases of eight seconds, and the card follows', async ({
  page,
}) => {
  await openStopped(page);
  await expect(phaseName(page)).toHaveText(stage.ready);
  await untilItBegins(page);
  for (const phase of [1, 2, 3, 4] as const) {
    await expect(phaseName(page)).toHaveText(named(phase));
    await expect(
      frame(page).getByRole('article').getByText(phases[phase].text, { exact: true }),
    ).toBeVisible();
    await page.clock.runFor(PHASE_MS);
  }
  await expect(phaseName(page)).toHaveText(named(4));
  await expect(button(page, stage.start)).toBeVisible();
  const end = await picture(page);
  await page.clock.runFor(PHASE_MS);
  expect(await picture(page)).toEqual(end);
});

test('before the start the page shows the finished phase 1, and a button in its middle begins', async ({
  page,
}) => {
  await openStopped(page, `/en${PAGE}?phase=1`);
  const finished = await picture(page);
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await openStopped(page);
    if (width === 1280) expect(await picture(page)).toEqual(finished);
    await expect(phaseName(page)).toHaveText(stage.ready);
    const play = await button(page, stage.play).boundingBox();
    const drawing = await page.locator('#stage svg[data-layout]:visible').boundingBox();
    if (!play || !drawing) throw new Error('There is no picture with a button.');
    const [side, middle] = [play.x + play.width / 2, play.y + play.height / 2];
    expect(play.width, `at ${width}`).toBe(width === 1280 ? 64 : 56);
    expect(Math.abs(side - drawing.x - drawing.width / 2)).toBeLessThan(2);
    expect(Math.abs(middle - drawing.y - drawing.height / 2)).toBeLessThan(2);
  }
  await button(page, stage.play).click();
  await expect(phaseName(page)).toHaveText(named(1));
  await expect(button(page, stage.play)).toHaveCount(0);
  await button(page, stage.reset).click();
  await expect(button(page, stage.play)).toBeVisible();
});

test('pause stops it, resume goes on from there, reset leads to the beginning', async ({ page }) => {
  await openStopped(page);
  await button(page, stage.start).click();
  await page.clock.runFor(PHASE_MS + 1_500);
  await button(page, stage.pause).click();
  const paused = await picture(page);
  await page.clock.runFor(3 * PHASE_MS);
  expect(await picture(page)).toEqual(paused);

  await button(page, stage.resume).click();
  await page.clock.runFor(1_500);
  await expect(phaseName(page)).toHaveText(named(2));
  expect(await picture(page)).not.toEqual(paused);

  await button(page, stage.reset).click();
  await expect(phaseName(page)).toHaveText(stage.ready);
  await page.clock.runFor(PHASE_MS);
  await expect(phaseName(page)).toHaveText(stage.ready);
});

test('a point of the timeline leads to its phase, and every way to a phase shows the same picture', async ({
  page,
}) => {
  await openStopped(page);
  await button(page, stage.start).click();
  await page.clock.runFor(3 * PHASE_MS - 20);
  await button(page, stage.pause).click();
  await page.clock.runFor(100);
  const points = await slider(page).boundingBox();
  if (!points) throw new Error('The timeline is not there.');
  const clickPoint = (index: number) =>
    page.mouse.click(points.x + 24 + ((points.width - 48) * index) / 4, points.y + 12);

  for (const [index, phase] of ([1, 1, 2, 3, 4] as const).entries()) {
    await clickPoint(4 - index === 4 ? 0 : 4);
    await clickPoint(index);
    await expect(phaseName(page)).toHaveText(named(phase));
  }
  await clickPoint(3);
  await expect(phaseName(page)).toHaveText(named(3));
  const jumped = await picture(page);

  await openStopped(page);
  await button(page, stage.start).click();
  await page.clock.runFor(2 * PHASE_MS);
  await clickPoint(3);
  await page.clock.runFor(PHASE_MS - 40);
  await expect(phaseName(page)).toHaveText(named(3));
  expect(await picture(page)).toEqual(jumped);

  await openStopped(page, `/en${PAGE}?phase=3`);
  await expect(phaseName(page)).toHaveText(named(3));
  expect(await picture(page)).toEqual(jumped);
});

test('the English hint of the timeline is that of the specification, and the keys are added', async ({
  page,
}) => {
  await openStopped(page);
  await expect(slider(page)).toHaveAccessibleDescription(
    `Click on timeline points to jump to specific phases. ${stage.keys}`,
  );
});

test('the timeline is a slider with named stops, arrows step, and the space bar pauses', async ({ page }) => {
  await openStopped(page);
  await slider(page).focus();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', stage.ready);
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', `${stops.target.year}, ${named(4)}`);
  await page.keyboard.press('ArrowLeft');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', `${stops.coexistence.year}, ${named(3)}`);
  await page.keyboard.press('Space');
  await expect(button(page, stage.resume)).toBeVisible();

  await button(page, stage.reset).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(phaseName(page)).toHaveText(named(2));
  await page.keyboard.press('ArrowRight');
  await expect(phaseName(page)).toHaveText(named(3));
});

test('each phase is read out once', async ({ page }) => {
  await openStopped(page);
  const said = frame(page).locator('[data-announcement]');
  await expect(said).toHaveText('');
  await page.evaluate(() => {
    const spoken: string[] = [];
    const region = document.querySelector('[data-announcement]');
    if (!region) throw new Error('Nothing is read out.');
    new MutationObserver(() => spoken.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(window, { spoken });
  });
  await button(page, stage.start).click();
  await page.clock.runFor(4 * PHASE_MS);
  await expect(said).toContainText(named(4));
  const spoken = await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
  expect(spoken.map((text) => text.slice(0, 7))).toEqual(['Phase 1', 'Phase 2', 'Phase 3', 'Phase 4']);
});

test('the story sleeps while the tab is hidden, and while the stage is off screen', async ({ page }) => {
  await openStopped(page);
  await button(page, stage.start).click();
  await page.clock.runFor(2_000);
  const setVisibility = (state: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await setVisibility('hidden');
  const hidden = await picture(page);
  await page.clock.runFor(2 * PHASE_MS);
  expect(await picture(page)).toEqual(hidden);

  await setVisibility('visible');
  await page.clock.runFor(PHASE_MS);
  await expect(phaseName(page)).toHaveText(named(2));
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  // Some time still counts until the browser has told the stage.
  await expect
    .poll(async () => {
      const before = await picture(page);
      await page.clock.runFor(200);
      return JSON.stringify(await picture(page)) === JSON.stringify(before);
    })
    .toBe(true);
  const away = await phaseName(page).textContent();
  await page.clock.runFor(2 * PHASE_MS);
  await expect(phaseName(page)).toHaveText(away ?? '');
});

test('with reduced motion nothing begins by itself, and the same controls step through finished pictures', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStopped(page);
  await page.clock.runFor(3 * PHASE_MS);
  await expect(phaseName(page)).toHaveText(stage.ready);
  await expect(button(page, stage.pause)).toHaveCount(0);
  await button(page, stage.start).click();
  await expect(phaseName(page)).toHaveText(named(1));
  const first = await picture(page);
  await page.clock.runFor(PHASE_MS);
  expect(await picture(page)).toEqual(first);
  for (const phase of [2, 3, 4] as const) {
    await button(page, stage.following).click();
    await expect(phaseName(page)).toHaveText(named(phase));
  }
  await button(page, stage.start).click();
  expect(await picture(page)).toEqual(first);
});
