import type { Page } from '@playwright/test';
import { openAdmin } from './support/admin-screen';
import { copy } from './support/copy';
import { expect, open, test } from './support/site-test';

const { form } = copy('de', 'admin');

/** Records how dialogs close: a backdrop that waits in vain for its animation must not stay. */
async function watchLeaving(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenLeaving: seen });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLElement) || target.dataset.scope !== 'dialog') continue;
        if (target.dataset.state !== 'closed') continue;
        seen.push(`${target.dataset.part}: ${getComputedStyle(target).transitionProperty}`);
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-state'] });
  });
  return () => page.evaluate(() => (window as unknown as { seenLeaving: string[] }).seenLeaving);
}

const HIDDEN_IN_TIME = ['backdrop: visibility'];

test('the menu of a phone is out of the way at once when it is closed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/de');
  const { nav } = copy('de', 'frame');
  await page.getByRole('button', { name: nav.openMenu }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('#language-trigger').click();
  await expect(page.getByRole('menu')).toBeVisible();
});

test('the backdrop of a dialog of /admin is out of the way in time, whatever else the machine has to do', async ({
  page,
}) => {
  const leaving = await watchLeaving(page);
  await openAdmin(page, { hash: '#products/idatik' });
  await page.getByRole('textbox', { name: /^Titel \(Deutsch\)/ }).fill('idatik!');
  await page.getByRole('button', { name: form.cancel, exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-scope=dialog][data-part=backdrop]')).toHaveCount(0);
  expect(await leaving()).toEqual(expect.arrayContaining(HIDDEN_IN_TIME));
});
