import type { APIRequestContext, Page } from '@playwright/test';
import { fillLogin, tab } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { control } from './support/control';
import { copy } from './support/copy';
import { environment } from './support/environment';
import { openMailbox } from './support/mailbox';
import { expectPanel } from './support/panel';
import { invite, join, type Person, remove } from './support/people';
import { enrol } from './support/second-factor';
import { SiteApi } from './support/site-api';
import { expect, open, test } from './support/site-test';

test.describe.configure({ mode: 'serial' });

const { login, passwordLink: words } = copy('de', 'admin');
const NEW_PASSWORD = 'Neue-Redaktion-2027';
const PANEL_LINK = { name: 'Passwort vergessen?' };

let mailbox: Awaited<ReturnType<typeof openMailbox>>;
let people: Record<'forgetful' | 'atPanel', Person>;
let nextCode: () => string;

async function enrolled(request: APIRequestContext, { email, password }: Person) {
  const signedIn = await request.post('/api/admin/login', { data: { username: email, password } });
  expect(signedIn.status()).toBe(200);
  return enrol(new SiteApi(request, null), password);
}

test.beforeAll(async ({ request }) => {
  // Before there is mail: their invitations would delay the mails that follow.
  people = { forgetful: await join('editor'), atPanel: await join('editor') };
  ({ nextCode } = await enrolled(request, people.forgetful));
  mailbox = await openMailbox();
  await control('cms/restart-mailing');
});

test.afterAll(async () => {
  await control('cms/restart');
  await mailbox?.close();
  for (const person of Object.values(people ?? {})) await remove(person);
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function setPassword(page: Page, link: string) {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));
  await page.goto(link);
  await expect(heading(page, words.newTitle)).toBeFocused();
  await expect(page).toHaveURL(/\/admin#pages$/);
  await expectAccessible(page);
  await page.getByLabel(words.newPassword, { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: words.save }).click();
  await expect(heading(page, login.title)).toBeFocused();
  await expect(page.getByText(words.saved)).toBeVisible();
  await expectAccessible(page);
  const token = link.split('/').at(-1) ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  for (const address of addresses) expect(address).not.toContain(token);
}

test('a forgotten password is set by a mailed link, and the login asks for the second factor as ever', async ({
  page,
  complaints,
}) => {
  complaints.announce(/\/api\/admin\/(login|new-password)$/, 400);
  complaints.announce(/\/api\/admin\/login$/, 401);
  const { forgetful } = people;
  await open(page, '/admin');
  await page.getByRole('button', { name: words.forgotten }).click();
  await expect(heading(page, words.title)).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel(words.email).fill(forgetful.email);
  await page.keyboard.press('Enter');
  await expect(heading(page, words.sentTitle)).toBeFocused();
  await expectAccessible(page);

  const link = await mailbox.linkTo(forgetful.email);
  expect(new URL(link).origin).toBe(environment.siteUrl);
  await setPassword(page, link);
  await expect(tab(page, 'pages')).toHaveCount(0);
  expect((await page.context().cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);
  await fillLogin(page, { username: forgetful.email, password: NEW_PASSWORD });
  await page.getByLabel(login.code, { exact: true }).fill(nextCode());
  await page.getByRole('button', { name: login.submit }).click();
  await expect(tab(page, 'pages')).toBeVisible();

  const again = await page.context().newPage();
  await again.goto(link);
  await again.getByLabel(words.newPassword, { exact: true }).fill('Noch-eine-Redaktion-2028');
  await again.getByRole('button', { name: words.save }).click();
  await expect(again.getByRole('alert').getByText(/schon benutzt/)).toBeVisible();
});

test("the panel's own form sends the same link", async ({ page, complaints }) => {
  expectPanel(complaints);
  const { atPanel } = people;
  await page.goto(`${environment.cmsUrl}/admin`);
  await page.getByRole('link', PANEL_LINK).click();
  await page.getByLabel('E-Mail').fill(atPanel.email);
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(page).toHaveURL(/forgot-password-success/);
  await setPassword(page, await mailbox.linkTo(atPanel.email));
  await page.goto(`${environment.cmsUrl}/admin`);
  await page.getByLabel('E-Mail').fill(atPanel.email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('link', { name: /Blogbeiträge/ })).toBeVisible();
});

test('whom an administrator invites sets a password by the mailed link, and signs in', async ({ page }) => {
  const invited = await invite('author');
  try {
    await setPassword(page, await mailbox.linkTo(invited.email));
    await fillLogin(page, { username: invited.email, password: NEW_PASSWORD });
    await expect(tab(page, 'posts')).toBeVisible();
  } finally {
    await remove(invited);
  }
});

test('the link that the panel shows for an invitation leads to its login', async ({ page, complaints }) => {
  expectPanel(complaints);
  const invited = await invite('author');
  try {
    await page.goto(
      `${environment.cmsUrl}/admin/auth/register?registrationToken=${invited.registrationToken}`,
    );
    await page.getByRole('textbox', { name: /^Passwort(?! best)/ }).fill(NEW_PASSWORD);
    await page.getByRole('textbox', { name: /^Passwort best/ }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: /^Los geht/ }).click();
    await expect(page).toHaveURL(/\/admin\/auth\/login/);
    expect((await page.context().cookies()).filter(({ name }) => name.includes('refresh'))).toEqual([]);
  } finally {
    await remove(invited);
  }
});

test('without a mail server neither login offers a link', async ({ page, complaints }) => {
  expectPanel(complaints);
  await control('cms/restart');
  const asked = page.waitForResponse('**/api/admin/password-links');
  await open(page, '/admin');
  await asked;
  await expect(page.getByText(login.forgotten)).toBeVisible();
  await expect(page.getByRole('button', { name: words.forgotten })).toHaveCount(0);
  await page.goto(`${environment.cmsUrl}/admin`);
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  await expect(page.getByRole('link', PANEL_LINK)).toBeHidden();
});
