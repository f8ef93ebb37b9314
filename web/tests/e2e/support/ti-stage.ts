import type { Page } from '@playwright/test';
import { asStyle } from '~/features/ti-transformation/drawing/placing';
import { copy } from './copy';
import { awake, expect, open, stopClock } from './site-test';

export const PAGE = '/ti-transformation';
export const PHASE_MS = 8_000;

export const { stage, phases, stops, boxes, audiences, experiments, journeys } = copy('en', 'ti-stage');
export const named = (phase: 1 | 2 | 3 | 4) => `Phase ${phase}: ${phases[phase].name}`;

export const frame = (page: Page) => page.locator('#stage');
export const phaseName = (page: Page) => page.locator('[data-phase-name]');
export const slider = (page: Page) => page.getByRole('slider', { name: stage.timeline });
export const button = (page: Page, name: string) => frame(page).getByRole('button', { name, exact: true });
export const box = (page: Page, id: string) => page.locator(`svg:visible [data-box=${id}]`);

/** How each part of the shown drawing stands. */
export async function picture(page: Page): Promise<Record<string, string>> {
  const parts = await page.locator('#stage svg[data-layout]:visible').evaluate((svg) =>
    [...svg.querySelectorAll<SVGElement>('[data-part]')].map((part) => ({
      name: part.dataset.part ?? '',
      // Inline styles, because computed ones lag a frame behind with reduced motion; attributes until a part has moved.
      opacity: part.style.opacity || (part.getAttribute('opacity') ?? ''),
      style: part.style.transform,
      attribute: part.getAttribute('transform') ?? '',
    })),
  );
  return Object.fromEntries(
    parts.map(({ name, opacity, style, attribute }) => [
      name,
      opacity === '0' ? 'out of sight' : `${opacity} ${style || asStyle(attribute)}`,
    ]),
  );
}

export const untilLive = (page: Page) => awake(page, 'stage');

export async function openStopped(page: Page, path = `/en${PAGE}`) {
  await stopClock(page);
  await open(page, path);
  await page.evaluate(() => document.querySelector('#stage')?.scrollIntoView());
  await untilLive(page);
  await frame(page).locator('[data-stage-picture]').scrollIntoViewIfNeeded();
}

/** Runs the clock until the story starts, a second after the stage came into view. */
export async function untilItBegins(page: Page) {
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return phaseName(page).textContent();
    })
    .toBe(named(1));
}
