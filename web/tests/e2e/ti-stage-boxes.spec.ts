import { copy } from './support/copy';
import { expect, test } from './support/site-test';
import {
  audiences,
  box,
  boxes,
  button,
  experiments,
  frame,
  journeys,
  named,
  openStopped,
  PAGE,
  phaseName,
  stage,
} from './support/ti-stage';

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
  await expect(panel).toBeHidden();

  await openStopped(page, `/en${PAGE}#konnektor`);
  await expect(panel).toContainText(boxes.connector.what);
  await expect(phaseName(page)).toHaveText(named(3));
  await expect(panel.getByRole('link')).toHaveAttribute('href', `/en${PAGE}#konnektor`);
  await expect(box(page, 'connector')).toBeInViewport();

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

test('a prescription and a sign-in can be followed, sentence by sentence, and each is read out', async ({
  page,
}) => {
  await openStopped(page);
  for (const { name, steps } of [journeys.prescription, journeys.signIn]) {
    await button(page, name).click();
    await expect(phaseName(page)).toHaveText(name);
    for (const sentence of steps) {
      await page.clock.runFor(500);
      await expect(frame(page).getByRole('article').getByText(sentence, { exact: true })).toBeVisible();
      await expect(frame(page).locator('[data-announcement]')).toHaveText(sentence);
      await page.clock.runFor(3_500);
    }
    await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await button(page, stage.reset).click();
  await expect(phaseName(page)).toHaveText(stage.ready);
});
