import { ORDERED_PLURALS } from 'contract/ordered-kinds';
import { administrator, fillLogin, openAdmin, tab } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { expect, expectLanguage, open, stopClock, test } from './support/site-test';
import { toast } from './support/toast';

const { login, frame, leave } = copy('de', 'admin');
const TABS = [
  ...(['pages', 'products', ...ORDERED_PLURALS, 'redirects', 'posts', 'media', 'appearance'] as const),
  ...(['home', 'company', 'status', 'messages', 'notifications', 'statistics', 'reports', 'audit'] as const),
];

test('strangers get a German login form that nobody may keep or index, and none of the content', async ({
  page,
}) => {
  await stopClock(page);
  const response = await open(page, '/admin');
  const headers = response?.headers() ?? {};
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['cache-control']).toBe('no-store');
  await expectLanguage(page, 'de');
  await expect(page.getByRole('heading', { level: 1, name: login.title })).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('with the box a reload and another window stay signed in, until one of them logs out', async ({
  page,
  context,
  complaints,
}) => {
  // Requests of one window that are under way when another one logs out.
  complaints.announce(/\/api\/(media|translations|contact-submissions|admin)/, 401);
  await open(page, '/admin#messages');
  await page.getByLabel(login.staySignedIn).check();
  await fillLogin(page);
  await expect(tab(page, 'messages')).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(tab(page, 'messages')).toHaveAttribute('aria-selected', 'true');
  const other = await context.newPage();
  await open(other, '/admin#media');
  await expect(tab(other, 'media')).toHaveAttribute('aria-selected', 'true');
  await other.getByRole('button', { name: frame.logout }).click();
  await expect(other.getByLabel(login.username)).toBeVisible();
  await expect(page.getByLabel(login.username)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(login.username)).toBeVisible();
});

test('logging out with unsaved text asks; the text is there again after the next login', async ({ page }) => {
  await openAdmin(page);
  const { list, create } = copy('de', 'admin-pages');
  await page.getByRole('button', { name: list.add }).click();
  const name = page.getByRole('textbox', { name: create.name });
  await name.fill('Noch kein Bereich');
  await page.evaluate(() => {
    window.location.hash = '#messages';
  });
  await expect(tab(page, 'messages')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toBeVisible();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  const logout = page.getByRole('banner').getByRole('button', { name: frame.logout });
  const dialog = page.getByRole('alertdialog', { name: leave.title });
  await logout.click();
  await expect(dialog).toContainText(leave.text);
  await page.keyboard.press('Escape');
  await expect(logout).toBeFocused();
  await logout.click();
  await dialog.getByRole('button', { name: frame.logout }).click();
  await expect(page.getByLabel(login.username)).toBeVisible();

  await fillLogin(page);
  await tab(page, 'pages').click();
  await page.getByRole('button', { name: list.add }).click();
  await expect(name).toHaveValue('Noch kein Bereich');
});

test('an editor signs in by keyboard, walks through the tabs, and logs out for good', async ({
  page,
  context,
}) => {
  await open(page, '/admin');
  await page.getByLabel(login.username).focus();
  await page.keyboard.type(administrator.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(administrator.password);
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Login erfolgreich');
  await expect(toast(page)).toContainText('Willkommen im Admin-Bereich');
  await expect(tab(page, 'pages')).toHaveAttribute('aria-selected', 'true');

  await tab(page, 'pages').focus();
  for (const name of TABS.slice(1)) {
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, name)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[role=tabpanel][data-selected]')).toBeVisible();
  }
  await page.goBack();
  await expect(tab(page, TABS.at(-2) ?? 'pages')).toHaveAttribute('aria-selected', 'true');

  const session = await context.storageState();
  await page.getByRole('button', { name: frame.logout }).click();
  await expect(page.getByLabel(login.username)).toBeVisible();
  await context.addCookies(session.cookies);
  expect((await context.request.get('/api/admin/session')).status()).toBe(401);
});

test('what is still on its way at the logout is given up, not refused', async ({ page }) => {
  await openAdmin(page);
  await page.route('**/api/appearance', () => undefined);
  const isSent = page.waitForRequest('**/api/appearance');
  await tab(page, 'appearance').click();
  await isSent;
  const isGivenUp = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/appearance'),
  );
  await page.getByRole('button', { name: frame.logout }).click();
  await isGivenUp;
  await expect(page.getByLabel(login.username)).toBeVisible();
});

test('a reload asks for the password again, at the same place', async ({ page }) => {
  await openAdmin(page, { hash: '#messages' });
  await expect(tab(page, 'messages')).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(page.getByLabel(login.username)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});

for (const width of [360, 1280]) {
  test(`the login form at ${width} pixels has no barrier`, async ({ page, complaints }) => {
    complaints.announce(/\/api\/admin\/login$/, 401);
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/admin');
    await expectAccessible(page);
    await page.getByRole('button', { name: login.submit }).click();
    await fillLogin(page, { username: 'niemand', password: 'falsch' });
    await expect(page.getByText(login.rejectedDetail)).toBeVisible();
    await expectAccessible(page);
  });
}
