import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { addressWith, fromSomewhere, GateForm, passwordOf } from './support/gates';
import { tabTo } from './support/keyboard';
import { expect, hydrated, open, resumeClock, stopClock, test } from './support/site-test';
import { toast } from './support/toast';

const PATH = '/en/investment-deck';
const PASSWORD = passwordOf('deck');
const { notices } = copy('en', 'gate');
const { page: locked } = copy('en', 'investment-deck');
const { page: opened } = copy('en', 'gated-deck');

const slides = (page: Page) => page.locator('main section[data-slide]');
const lock = (page: Page) => page.getByRole('main').getByRole('button', { name: opened.lock });

const entries = (page: Page) =>
  page.evaluate(() => {
    const stamp = sessionStorage.getItem('investment-deck-session');
    const isRecent = stamp !== null && Math.abs(Date.now() - Number(stamp)) < 300_000;
    return { flag: sessionStorage.getItem('investment-deck-auth'), isRecent };
  });
/** Waits: an effect of the island writes the entries, after the slides are on the page. */
const expectEntries = (page: Page, state: 'set' | 'cleared') =>
  expect
    .poll(() => entries(page))
    .toEqual(state === 'set' ? { flag: 'true', isRecent: true } : { flag: null, isRecent: false });

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(fromSomewhere());
});

test('a password is verified for 500 ms, and the right one opens the deck', async ({ page }) => {
  await stopClock(page);
  await open(page, PATH);
  const form = new GateForm(page);
  let isAsked = false;
  page.on('request', (request) => {
    isAsked ||= request.method() === 'POST';
  });
  await form.enter(PASSWORD);
  await expect(form.submit).toBeDisabled();
  await expect(form.submit).toHaveText('Verifying...');
  await page.clock.runFor(499);
  expect(isAsked).toBe(false);
  await expect(form.submit).toBeDisabled();
  await page.clock.runFor(1);
  await resumeClock(page);

  await expect(slides(page)).toHaveCount(6);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(toast(page)).toContainText('Access Granted');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectEntries(page, 'set');
});

test('a wrong password is told by a notice, the field is cleared, and after 2 s the home page comes', async ({
  page,
  complaints,
}) => {
  complaints.announce(/investment-deck/, 403);
  await stopClock(page);
  await open(page, PATH);
  const form = new GateForm(page);
  await form.enter('falsch');
  await page.clock.runFor(500);
  await expect(toast(page)).toContainText('Access Denied');
  await expect(toast(page)).toContainText('Incorrect password. Redirecting to homepage...');
  await expect(toast(page)).toHaveAttribute('data-variant', 'destructive');
  await expect(form.password).toHaveValue('');
  await expect(form.submit).toBeDisabled();
  await page.clock.runFor(1_900);
  await expect(page).toHaveURL(PATH);
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/en');
  await expectEntries(page, 'cleared');
});

test('who goes elsewhere after a wrong password is not led away from there', async ({ page, complaints }) => {
  complaints.announce(/investment-deck/, 403);
  await stopClock(page);
  await open(page, PATH);
  await new GateForm(page).enter('falsch');
  await page.clock.runFor(500);
  await expect(toast(page)).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: copy('en', 'frame').footer.careers })
    .click();
  await expect(page).toHaveURL('/en/careers');
  await page.clock.runFor(3_000);
  await expect(page).toHaveURL('/en/careers');
});

test('the deck stays open over a reload and in a new window, until it is locked', async ({ page }) => {
  await open(page, PATH);
  await new GateForm(page).enter(PASSWORD);
  await expect(slides(page)).toHaveCount(6);
  await page.reload();
  await hydrated(page);
  await expect(slides(page)).toHaveCount(6);
  const second = await page.context().newPage();
  await open(second, PATH);
  await expect(slides(second)).toHaveCount(6);
  await expectEntries(second, 'set');

  await lock(page).click();
  await expect(toast(page)).toContainText('Logged Out');
  await expect(slides(page)).toHaveCount(0);
  await expect(new GateForm(page).password).toBeFocused();
  await expectEntries(page, 'cleared');
  expect(await page.context().cookies()).toEqual([]);
  for (const window of [page, second]) {
    await window.reload();
    await hydrated(window);
    await expect(window.getByRole('heading', { level: 1, name: locked.title })).toBeVisible();
    await expect(slides(window)).toHaveCount(0);
    await expectEntries(window, 'cleared');
  }
});

test('the flag without the proof opens nothing and goes', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('planted')) return;
    sessionStorage.setItem('planted', 'once');
    sessionStorage.setItem('investment-deck-auth', 'true');
    sessionStorage.setItem('investment-deck-session', String(Date.now()));
  });
  await open(page, PATH);
  await expect(new GateForm(page).password).toBeVisible();
  await expect(slides(page)).toHaveCount(0);
  await expectEntries(page, 'cleared');
});

test('the address with the password opens the deck and does not stay', async ({ page }) => {
  const heard: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) heard.push(request.url(), request.headers().referer ?? '');
  });
  await open(page, `${addressWith('deck', PASSWORD)}&tab=1#anywhere`);
  await expect(page).toHaveURL(`${PATH}?tab=1#anywhere`);
  await expect(slides(page)).toHaveCount(6);
  await expectEntries(page, 'set');
  for (const secret of [PASSWORD, encodeURIComponent(PASSWORD)]) {
    expect(heard.filter((address) => address.includes(secret))).toEqual([]);
  }
  await page.reload();
  await expect(slides(page)).toHaveCount(6);
});

test('an address with a wrong password leads to the locked deck, which says so', async ({ page }) => {
  await open(page, addressWith('deck', 'falsch'));
  await expect(page).toHaveURL(PATH);
  await expect(new GateForm(page).notice).toHaveText(notices.wrong);
});

test('by keyboard alone the deck is opened and locked', async ({ page }) => {
  await open(page, PATH);
  await tabTo(new GateForm(page).password);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: opened.title })).toBeFocused();
  await tabTo(lock(page));
  await page.keyboard.press('Enter');
  await expect(new GateForm(page).password).toBeFocused();
});

test('a lock that does not reach the server says so, and the deck is not thought to be locked', async ({
  page,
  complaints,
}) => {
  complaints.announceMessage('Failed to load resource');
  await open(page, addressWith('deck', PASSWORD));
  await page.route('**/investment-deck', (route) => route.abort());
  await lock(page).click();
  await expect(toast(page)).toContainText(copy('en', 'investment-deck').toasts.lockFailedTitle);
  await expect(slides(page)).toHaveCount(6);
  await expectEntries(page, 'set');
  await page.unrouteAll();
  await lock(page).click();
  await expect(slides(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the deck is opened, read and locked', async ({ page, complaints }) => {
    complaints.announce(/investment-deck/, 403);
    await page.goto(PATH);
    const form = new GateForm(page);
    await form.enter('falsch');
    await expect(form.notice).toHaveText(notices.wrong);
    await form.enter(PASSWORD);
    await expect(slides(page)).toHaveCount(6);
    await page.reload();
    await expect(slides(page)).toHaveCount(6);
    await expect(page.getByRole('button', { name: opened.present })).toBeHidden();
    await lock(page).click();
    await expect(slides(page)).toHaveCount(0);
    await page.reload();
    await expect(form.password).toBeVisible();
  });
});

for (const width of [360, 1280]) {
  test(`locked and open the deck has no barrier at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await stopClock(page);
    await open(page, '/de/investment-deck');
    await expectAccessible(page);
    await open(page, addressWith('deck', PASSWORD, 'de'));
    await expect(slides(page)).toHaveCount(6);
    await expectAccessible(page);
  });
}
