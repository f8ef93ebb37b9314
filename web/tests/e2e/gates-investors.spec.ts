import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { addressWith, fromSomewhere, GateForm, passwordOf } from './support/gates';
import { tabTo } from './support/keyboard';
import { expectPrintable } from './support/print';
import { expect, hydrated, open, stopClock, test } from './support/site-test';
import { toast } from './support/toast';

const PATH = '/en/investors-partners';
const PASSWORD = passwordOf('investors');
const { form: words, notices } = copy('en', 'gate');
const { page: locked } = copy('en', 'investors-partners');
const { page: opened, deck } = copy('en', 'gated-investors');

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(fromSomewhere());
});

const title = (name: string) => ({ level: 1, name }) as const;

for (const language of ['de', 'en'] as const) {
  test(`a wrong password is told in red under the field, in ${language}`, async ({ page, complaints }) => {
    complaints.announce(/investors-partners/, 403);
    await open(page, `/${language}/investors-partners`);
    const form = new GateForm(page, language);
    await form.enter('falsch');
    await expect(form.notice).toHaveText(
      language === 'de'
        ? 'Falsches Passwort. Bitte versuchen Sie es erneut.'
        : 'Incorrect password. Please try again.',
    );
    await expect(form.notice.locator('p')).toHaveCSS('color', 'rgb(192, 54, 44)');
    await expect(form.password).toBeFocused();
    await expect(form.password).toHaveAttribute('aria-invalid', 'true');
    await expect(toast(page)).toHaveCount(0);
    await expect(page).toHaveURL(`/${language}/investors-partners`);
  });
}

test('by keyboard alone the page opens, for this view only', async ({ page }) => {
  await open(page, PATH);
  const form = new GateForm(page);
  await tabTo(form.password);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', title(opened.title));
  await expect(heading).toBeFocused();
  await expect(page.getByRole('main').getByRole('link', { name: deck.link })).toHaveAttribute(
    'href',
    '/en/investment-deck',
  );
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).concat(Object.keys(localStorage))),
  ).not.toContain('investment-deck-auth');
  expect(await page.context().cookies()).toEqual([]);

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', title(locked.title))).toBeVisible();
  await expect(heading).toHaveCount(0);
});

test('who leaves the open page and comes back finds it locked', async ({ page }) => {
  await open(page, PATH);
  await new GateForm(page).enter(PASSWORD);
  await expect(page.getByRole('heading', title(opened.title))).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: deck.link }).click();
  await expect(page).toHaveURL('/en/investment-deck');
  await page.goBack();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole('heading', title(locked.title))).toBeVisible();
});

test('the address with the password opens the page and does not stay', async ({ page }) => {
  const heard: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) heard.push(request.url(), request.headers().referer ?? '');
  });
  await open(page, addressWith('investors', PASSWORD));
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole('heading', title(opened.title))).toBeVisible();
  expect(heard.length).toBeGreaterThan(5);
  for (const secret of [
    PASSWORD,
    encodeURIComponent(PASSWORD),
    new URLSearchParams({ x: PASSWORD }).toString().slice(2),
  ]) {
    expect(heard.filter((address) => address.includes(secret))).toEqual([]);
    expect(await page.content()).not.toContain(secret);
  }
  await page.reload();
  await expect(page.getByRole('heading', title(locked.title))).toBeVisible();
});

test('an address with a wrong password leads to the locked page, which says so', async ({ page }) => {
  await open(page, addressWith('investors', 'falsch'));
  await expect(page).toHaveURL(PATH);
  await expect(new GateForm(page).notice).toHaveText(notices.wrong);
});

test('an empty field is told without asking the server', async ({ page }) => {
  await open(page, PATH);
  const form = new GateForm(page);
  await form.submit.click();
  await expect(form.notice).toHaveText(notices.missing);
  await expect(form.password).toBeFocused();
});

test('the password is shown and hidden by keyboard', async ({ page }) => {
  await open(page, PATH);
  const form = new GateForm(page);
  await form.password.fill('abc');
  await expect(form.password).toHaveAttribute('type', 'password');
  await form.password.focus();
  await tabTo(form.toggle);
  await page.keyboard.press('Space');
  await expect(form.password).toHaveAttribute('type', 'text');
  await expect(form.toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(form.password).toHaveValue('abc');
});

test('without a connection the form stays and says why', async ({ page, complaints }) => {
  complaints.announceMessage('Failed to load resource');
  await open(page, PATH);
  await page.context().setOffline(true);
  const form = new GateForm(page);
  await form.enter(PASSWORD);
  await expect(form.notice).toHaveText(notices.unreachable);
  await expect(form.password).toHaveValue(PASSWORD);
  await page.context().setOffline(false);
  await form.submit.click();
  await expect(page.getByRole('heading', title(opened.title))).toBeVisible();
});

test('too many wrong passwords are told with the time to wait', async ({ page, complaints }) => {
  complaints.announce(/investors-partners/, 403);
  complaints.announce(/investors-partners/, 429);
  await open(page, PATH);
  const form = new GateForm(page);
  for (let time = 0; time < 3; time += 1) {
    await form.enter(`falsch ${time}`);
    await expect(form.submit).toBeEnabled();
  }
  await form.enter('falsch');
  await expect(form.notice).toHaveText(
    /^Too many incorrect passwords\. You can try again in [12] seconds?\.$/,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form opens the page, and says what is wrong', async ({ page, complaints }) => {
    complaints.announce(/investors-partners/, 403);
    await page.goto(PATH);
    const form = new GateForm(page);
    await expect(form.toggle).toBeHidden();
    await form.enter('falsch');
    await expect(form.notice).toHaveText(notices.wrong);
    await form.enter(PASSWORD);
    await expect(page.getByRole('heading', title(opened.title))).toBeVisible();
    await page.goto(PATH);
    await expect(page.getByRole('heading', title(locked.title))).toBeVisible();
  });
});

test('locked and open the page has no barrier, and open it can be read on paper', async ({
  page,
  complaints,
}) => {
  complaints.announce(/investors-partners/, 403);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stopClock(page);
  await open(page, '/de/investors-partners');
  const form = new GateForm(page, 'de');
  await form.enter('falsch');
  await page.clock.runFor(1_000);
  await expect(form.notice).not.toBeEmpty();
  await expectAccessible(page);
  await form.enter(PASSWORD);
  await expect(page.getByRole('heading', title(copy('de', 'gated-investors').page.title))).toBeVisible();
  await expectAccessible(page);
  await expectPrintable(page);
});

test('the field says what it is for', async ({ page }) => {
  await open(page, PATH);
  const form = new GateForm(page);
  await expect(form.password).toHaveAccessibleName(words.password);
  await expect(form.password).toHaveAttribute('required');
});
