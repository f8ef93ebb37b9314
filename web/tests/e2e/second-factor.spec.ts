import type { Locator, Page } from '@playwright/test';
import { fillLogin, openAdmin, tab } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { environment } from './support/environment';
import { expectPanel } from './support/panel';
import { join, type Person, remove } from './support/people';
import { codeOf, nextCodeOf } from './support/second-factor';
import { test as base, expect } from './support/site-test';

const { login, frame } = copy('de', 'admin');
const { dialog, fields, off, scan, codes, on } = copy('de', 'admin-second-factor');
/** Texts of cms/src/admin/second-step/code-dialog.tsx. */
const PANEL = { title: 'Anmeldung in zwei Schritten', wrong: /nicht gültig oder wurde schon benutzt/ };

const test = base.extend<{ person: Person }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
  person: async ({}, use) => {
    const person = await join('editor');
    await use(person);
    await remove(person);
  },
});

/** By role, because the QR code's name contains the word, too. */
const codeField = (where: Locator) => where.getByRole('textbox', { name: fields.code });
const boxOf = (page: Page) => page.getByRole('dialog', { name: dialog.title });

async function setUp(page: Page, { password }: Person) {
  await page.getByRole('button', { name: dialog.open }).click();
  const box = boxOf(page);
  await box.getByLabel(fields.password).fill(password);
  await box.getByRole('button', { name: off.submit }).click();
  const link = box.getByRole('link', { name: scan.link });
  const secret = new URL((await link.getAttribute('href')) ?? '').searchParams.get('secret') ?? '';
  await codeField(box).fill(codeOf(secret));
  await box.getByRole('button', { name: scan.submit }).click();
  const items = box.getByRole('list', { name: codes.list }).getByRole('listitem');
  await expect(items).toHaveCount(10);
  return { secret, recoveryCodes: await items.allTextContents() };
}

async function giveCode(where: Page | Locator, code: string) {
  await where.getByLabel(login.code).fill(code);
  await where.getByRole('button', { name: login.submit }).click();
}

test('an editor sets up a second factor, and signs in with a code of the app and with a recovery code', async ({
  page,
  person,
  complaints,
}) => {
  // Caused by the first of two sign-in steps, and by the used code.
  complaints.announce(/\/api\/admin\/login$/, 401);
  const as = { username: person.email, password: person.password };
  await openAdmin(page, { as });
  const { secret, recoveryCodes } = await setUp(page, person);
  await page.keyboard.press('Escape');
  await expect(boxOf(page)).toBeVisible();
  await boxOf(page).getByRole('button', { name: codes.done }).click();
  await expect(boxOf(page).getByText(on.text)).toBeFocused();
  await boxOf(page).getByRole('button', { name: dialog.close }).click();
  await expect(page.getByRole('button', { name: dialog.open })).toBeFocused();
  await page.getByRole('button', { name: frame.logout }).click();

  await fillLogin(page, as);
  await expect(page.getByLabel(login.code)).toBeFocused();
  await expect(page.getByLabel(login.username)).toBeHidden();
  await giveCode(page, nextCodeOf(secret));
  await expect(tab(page, 'pages')).toBeVisible();
  await page.getByRole('button', { name: frame.logout }).click();

  await fillLogin(page, as);
  await giveCode(
    page,
    nextCodeOf(secret).replace(/^./, (digit) => (digit === '1' ? '2' : '1')),
  );
  await expect(page.getByText(login.codeWrong).first()).toBeVisible();
  await giveCode(page, recoveryCodes[0] ?? '');
  await expect(tab(page, 'pages')).toBeVisible();
  await page.getByRole('button', { name: dialog.open }).click();
  await expect(boxOf(page).getByText(/sind 9 noch nicht benutzt/)).toBeVisible();

  const removal = boxOf(page).getByRole('region', { name: on.remove });
  await removal.getByLabel(fields.password).fill(person.password);
  await codeField(removal).fill(recoveryCodes[1] ?? '');
  await removal.getByRole('button', { name: on.removeSubmit }).click();
  await expect(boxOf(page).getByText(off.text)).toBeFocused();
});

test("Strapi's panel asks for the code over its own login form, and opens with it", async ({
  page,
  person,
  complaints,
}) => {
  expectPanel(complaints);
  complaints.announce(/\/admin\/login$/, 400);
  await openAdmin(page, { as: { username: person.email, password: person.password } });
  const { secret, recoveryCodes } = await setUp(page, person);

  const signIn = page.getByRole('button', { name: 'Anmelden' });
  const box = page.getByRole('dialog', { name: PANEL.title });
  await page.goto(`${environment.cmsUrl}/admin`);
  await page.getByLabel('E-Mail').fill(person.email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(person.password);
  await signIn.click();
  await expect(box.getByLabel('Code')).toBeFocused();
  await expectAccessible(page, '[role=dialog]');

  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: 'Nicht angemeldet' })).toBeVisible();
  expect((await page.context().cookies()).filter(({ name }) => name.includes('refresh'))).toEqual([]);

  await signIn.click();
  await box.getByRole('button', { name: 'Anmelden' }).click();
  await expect(box.getByText('Bitte geben Sie den Code ein.')).toBeVisible();
  await box.getByLabel('Code').fill('7K3M-Q0RS-4TVW-9XYZ');
  await page.keyboard.press('Enter');
  await expect(box.getByText(PANEL.wrong)).toBeVisible();
  await box.getByLabel('Code').fill(nextCodeOf(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /Blogbeiträge/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: /Blogbeiträge/ })).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${environment.cmsUrl}/admin`);
  await page.getByLabel('E-Mail').fill(person.email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(person.password);
  await signIn.click();
  await box.getByLabel('Code').fill(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /Blogbeiträge/ })).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`the dialog and the second step of the login at ${width} pixels have no barrier`, async ({
    page,
    person,
    complaints,
  }) => {
    complaints.announce(/\/api\/admin\/login$/, 401);
    complaints.announce(/\/api\/admin\/second-factor$/, 400);
    await page.setViewportSize({ width, height: 800 });
    const as = { username: person.email, password: person.password };
    await openAdmin(page, { as });
    await page.getByRole('button', { name: dialog.open }).click();
    const box = boxOf(page);
    await expect(box.getByText(off.text)).toBeFocused();
    await box.getByRole('button', { name: off.submit }).click();
    await expectAccessible(page, '[role=dialog]');
    await box.getByRole('button', { name: dialog.close }).click();
    await page.getByRole('button', { name: dialog.open }).click();
    await box.getByLabel(fields.password).fill(person.password);
    await box.getByRole('button', { name: off.submit }).click();
    await expect(box.getByText(scan.text)).toBeFocused();
    await codeField(box).fill('000000');
    await box.getByRole('button', { name: scan.submit }).click();
    await expect(box.getByText(/nicht gültig/)).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    const wider = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await wider()).toBe(0);
    const link = box.getByRole('link', { name: scan.link });
    const secret = new URL((await link.getAttribute('href')) ?? '').searchParams.get('secret') ?? '';
    await codeField(box).fill(codeOf(secret));
    await box.getByRole('button', { name: scan.submit }).click();
    await expect(box.getByRole('list', { name: codes.list })).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await box.getByRole('button', { name: codes.done }).click();
    await expect(box.getByText(on.text)).toBeFocused();
    await expectAccessible(page, '[role=dialog]');
    await box.getByRole('button', { name: dialog.close }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: frame.logout }).click();
    await fillLogin(page, as);
    await expect(page.getByLabel(login.code)).toBeFocused();
    await page.getByRole('button', { name: login.submit }).click();
    await expect(page.getByText(login.codeMissing)).toBeVisible();
    await expectAccessible(page);
  });
}
