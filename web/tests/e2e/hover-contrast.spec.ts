import type { Locator } from '@playwright/test';
import { contrastsOf } from './support/contrast';
import { expect, open, test } from './support/site-test';
import { audiences, button, experiments, journeys, openStopped, PAGE, stage } from './support/ti-stage';

/** Expects readable words under the pointer. Returns false where something covers the control. */
async function canBeReadUnderThePointer(control: Locator): Promise<boolean> {
  await control.hover({ force: true });
  if (!(await control.evaluate((element) => element.matches(':hover')))) return false;
  for (const { text, contrast, needed } of await contrastsOf(control)) {
    expect(contrast, `"${text}" under the pointer`).toBeGreaterThanOrEqual(needed);
  }
  return true;
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('switches and buttons of the stage can be read under the pointer, pressed or not', async ({ page }) => {
  await openStopped(page, `/en${PAGE}?phase=3`);
  const names = [
    ...Object.values(audiences),
    ...[experiments.intruder, experiments.unknownDevice, journeys.prescription, journeys.signIn],
  ].flatMap((switched) => (typeof switched === 'string' ? [] : [switched.name]));
  expect(names).toHaveLength(8);
  // First, because some plays lead to the last phase, where "Next" becomes "Start".
  for (const name of [stage.following, stage.reset, stage.fullScreen]) {
    expect(await canBeReadUnderThePointer(button(page, name))).toBe(true);
  }
  for (const name of names) {
    const control = button(page, name);
    expect(await canBeReadUnderThePointer(control)).toBe(true);
    await control.click();
    await expect(control).toHaveAttribute('aria-pressed', 'true');
    expect(await canBeReadUnderThePointer(control)).toBe(true);
  }
});

const PAGES = [
  '/en',
  '/en/blog?tag=idatik',
  '/en/search?q=gematik',
  '/en/docs/idatik',
  '/en/products/attrian',
  '/en/status',
  '/en/investors-partners',
  PAGE,
];

for (const path of PAGES) {
  test(`links and buttons of ${path} can be read under the pointer`, async ({ page }) => {
    await open(page, path);
    let read = 0;
    // The skip link is off screen until focused.
    for (const control of await page.locator(':is(a, button):not([href="#main"]):visible').all()) {
      if (await canBeReadUnderThePointer(control)) read += 1;
    }
    expect(read).toBeGreaterThan(20);
  });
}
