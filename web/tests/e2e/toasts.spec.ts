import type { Page } from '@playwright/test';
import { ContactForm, newMessage } from './support/contact-form';
import { copy } from './support/copy';
import { expect, open, stopClock, test } from './support/site-test';
import { toast } from './support/toast';

const DURATION_MS = 5_000;
const texts = copy('en', 'frame').toast;

async function raiseToast(page: Page): Promise<ContactForm> {
  await open(page, '/en');
  const form = new ContactForm(page);
  await form.fill(newMessage());
  await form.submit.click();
  await expect(toast(page)).toHaveCount(1);
  await page.mouse.move(0, 0);
  return form;
}

async function swipe(page: Page, distance: number): Promise<void> {
  const box = await toast(page).boundingBox();
  if (!box) throw new Error('There is no toast to swipe.');
  const [x, y] = [box.x + box.width / 3, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y, { steps: 4 });
  await page.mouse.move(x + distance, y, { steps: 4 });
  await page.mouse.up();
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stopClock(page);
});

test('a toast stays for five seconds', async ({ page }) => {
  await raiseToast(page);
  await page.clock.runFor(DURATION_MS - 200);
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(400);
  await expect(toast(page)).toHaveCount(0);
});

test('there is one toast at a time: the newest', async ({ page, complaints }) => {
  complaints.announce(/\/api\/contact$/, 500);
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: { error: 'broken' } }));
  const form = await raiseToast(page);
  await expect(toast(page)).toContainText('Security check failed');
  await page.clock.runFor(DURATION_MS - 1_000);
  await form.solve();
  await form.submit.click();
  await expect(toast(page)).toContainText('Error sending message');
  await expect(toast(page)).toHaveCount(1);
  // Starts its own five seconds, not the rest of the previous one's.
  await page.mouse.move(0, 0);
  await page.clock.runFor(DURATION_MS - 1_000);
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(2_000);
  await expect(toast(page)).toHaveCount(0);
});

test('a toast waits while the pointer is on it', async ({ page }) => {
  await raiseToast(page);
  await toast(page).hover();
  await page.clock.runFor(4 * DURATION_MS);
  await expect(toast(page)).toHaveCount(1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(DURATION_MS);
  await expect(toast(page)).toHaveCount(0);
});

test('F8 leads to the toast, where it waits and can be closed', async ({ page }) => {
  await raiseToast(page);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /F8/ }).getByRole('list')).toBeFocused();
  await page.clock.runFor(4 * DURATION_MS);
  await expect(toast(page)).toHaveCount(1);
  await toast(page).getByRole('button', { name: texts.close }).press('Enter');
  await expect(toast(page)).toHaveCount(0);
});

test('a swipe of more than 50 pixels to the right dismisses a toast', async ({ page }) => {
  await raiseToast(page);
  await swipe(page, 70);
  await expect(toast(page)).toHaveCount(0);
});

test('a shorter swipe and one to the left let it stay', async ({ page }) => {
  await raiseToast(page);
  await swipe(page, 40);
  await expect(toast(page)).toHaveCount(1);
  await swipe(page, -90);
  await expect(toast(page)).toHaveCount(1);
});

test('a toast is announced to screen readers', async ({ page }) => {
  await raiseToast(page);
  await page.clock.runFor(100);
  await expect(
    page.locator('[role=status], [role=alert]').filter({ hasText: 'Security check failed' }),
  ).not.toHaveCount(0);
});
