import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { expect, open, stopClock, test } from './support/site-test';

const PAGE = '/ti-transformation';
const PHASE_MS = 8_000;

const { stage, phases, stops, boxes, audiences, experiments } = copy('en', 'ti-stage');
const named = (phase: 1 | 2 | 3 | 4) => `Phase ${phase}: ${phases[phase].name}`;

const frame = (page: Page) => page.locator('#stage');
const phaseName = (page: Page) => page.locator('[data-phase-name]');
const slider = (page: Page) => page.getByRole('slider', { name: stage.timeline });
const button = (page: Page, name: string) => frame(page).getByRole('button', { name, exact: true });
const box = (page: Page, id: string) => page.locator(`svg:visible [data-box=${id}]`);

/** Every part of the picture that is on screen, with what moves it. */
function picture(page: Page): Promise<Record<string, string>> {
  return page.locator('#stage svg[data-layout]:visible').evaluate((svg) =>
    Object.fromEntries(
      [...svg.querySelectorAll<SVGElement>('[data-part]')].map((part) => {
        // What the stage has set: with reduced motion what is computed follows a frame later.
        const { opacity, transform } = part.style;
        return [part.dataset.part, opacity === '0' ? 'out of sight' : `${opacity} ${transform}`];
      }),
    ),
  );
}

/** The stage comes when it is seen, in the place of a still of it. */
const untilLive = (page: Page) => page.locator('[data-stage=live]').waitFor();

/** Opens the page with the stage in view and the time stopped; nothing has begun. */
async function openStopped(page: Page, path = `/en${PAGE}`) {
  await stopClock(page);
  await open(page, path);
  await page.evaluate(() => document.querySelector('#stage')?.scrollIntoView());
  await untilLive(page);
  await frame(page).locator('[data-stage-picture]').scrollIntoViewIfNeeded();
}

/** The browser tells the stage that it is in view, and it begins a second later. */
async function untilItBegins(page: Page) {
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return phaseName(page).textContent();
    })
    .toBe(named(1));
}

test('the story begins by itself and tells four phases of eight seconds, and the card follows', async ({
  page,
}) => {
  await openStopped(page);
  await expect(phaseName(page)).toHaveText(stage.ready);
  await untilItBegins(page);
  for (const phase of [1, 2, 3, 4] as const) {
    await expect(phaseName(page)).toHaveText(named(phase));
    await expect(frame(page).getByRole('article')).toContainText(phases[phase].text);
    await page.clock.runFor(PHASE_MS);
  }
  await expect(phaseName(page)).toHaveText(named(4));
  await expect(button(page, stage.pause)).toHaveAttribute('aria-disabled', 'true');
  const end = await picture(page);
  await page.clock.runFor(PHASE_MS);
  expect(await picture(page)).toEqual(end);
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
  // Until the browser has told the stage, some of the time still counts.
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

test('a box says what it is and what becomes of it, by mouse, by keyboard and by its address', async ({
  page,
}) => {
  await openStopped(page, `/en${PAGE}?phase=3`);
  const panel = frame(page).getByRole('region', { name: copy('en', 'ti-stage').box.title });
  await box(page, 'pep').click();
  await expect(panel).toContainText(boxes.pep.what);
  await expect(panel).toContainText(boxes.pep.becomes);
  await expect(box(page, 'pep')).toHaveAttribute('aria-pressed', 'true');

  await box(page, 'connector').focus();
  await page.keyboard.press('Enter');
  await expect(panel).toContainText(boxes.connector.becomes);
  await page.keyboard.press('Enter');
  await expect(panel).not.toContainText(boxes.connector.becomes);

  await openStopped(page, `/en${PAGE}#konnektor`);
  await expect(panel).toContainText(boxes.connector.what);
  await expect(phaseName(page)).toHaveText(named(3));
  await expect(panel.getByRole('link')).toHaveAttribute('href', `/en${PAGE}#konnektor`);
  await expect(box(page, 'connector')).toBeInViewport();

  // From the list below, too.
  await page.locator(`a[href="/en${PAGE}#ti-gateway"]`).last().click();
  await expect(panel).toContainText(boxes.gateway.what);
  await expect(box(page, 'gateway')).toBeInViewport();
});

test('what is not in the picture of a phase can be neither focused nor chosen', async ({ page }) => {
  await openStopped(page, `/en${PAGE}?phase=4`);
  await expect(box(page, 'connector')).toHaveAttribute('tabindex', '-1');
  await expect(box(page, 'connector')).toHaveAttribute('aria-hidden', 'true');
  await expect(frame(page).getByRole('button', { name: boxes.connector.name })).toHaveCount(0);
  await expect(frame(page).getByRole('button', { name: boxes.pep.name })).toHaveCount(1);
});

test('who asks what it means for them sees their boxes and one next step', async ({ page }) => {
  await openStopped(page, `/en${PAGE}?phase=3`);
  await button(page, audiences.insurer.name).click();
  await expect(frame(page).getByText(audiences.insurer.text)).toBeVisible();
  await expect(page.locator('svg:visible [data-box]:not([data-aside])')).toHaveCount(5);
  await expect(box(page, 'idp')).not.toHaveAttribute('data-aside', /.*/);
  await button(page, audiences.insurer.name).click();
  await expect(page.locator('[data-box][data-aside]')).toHaveCount(0);
});

test('the door stays shut for an unknown device, and for an attacker in the network', async ({ page }) => {
  await openStopped(page, `/en${PAGE}?phase=1`);
  const shown = (part: string) =>
    page.locator(`svg:visible [data-part=${part}]`).evaluate((element: SVGElement) => element.style.opacity);
  await button(page, experiments.unknownDevice.name).click();
  await page.clock.runFor(6_000);
  await expect(phaseName(page)).toHaveText(named(4));
  await expect(frame(page).getByText(experiments.unknownDevice.text)).toBeVisible();
  expect(await shown('alarm-door')).toBe('1');
  expect(await shown('tick-device')).toBe('0');

  await button(page, experiments.intruder.name).click();
  await page.clock.runFor(6_000);
  expect(await shown('alarm-services')).toBe('1');
  await button(page, stage.reset).click();
  expect(await shown('alarm-services')).toBe('0');
});

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
