import type { Page } from '@playwright/test';
import { LANGUAGES } from 'contract/languages';
import { copy } from './support/copy';
import { expect, expectLanguage, open, test } from './support/site-test';

async function choose(page: Page, name: string): Promise<void> {
  await page.locator('#language-trigger').click();
  await page.getByRole('menuitem', { name }).click();
}

test('the switcher lists seven languages in their own words, with drawn flags', async ({ page }) => {
  await open(page, '/en/careers');
  const trigger = page.locator('#language-trigger');
  await expect(trigger).toHaveAccessibleName('EN – Choose language');
  await expect(trigger).toHaveText('EN');
  await trigger.click();

  const menu = page.getByRole('menu');
  const items = menu.getByRole('menuitem');
  await expect(items).toHaveText(LANGUAGES.map(({ name }) => name));
  await expect(menu.locator('[role=menuitem] > svg:first-child')).toHaveCount(LANGUAGES.length);
  for (const { code, name } of LANGUAGES) {
    const item = items.filter({ hasText: name });
    await expect(item).toHaveAttribute('lang', code);
    await expect(item).toHaveAttribute('hreflang', code);
    await expect(item).toHaveAttribute('href', code === 'de' ? '/careers' : `/${code}/careers`);
  }
  await expect(menu.locator('[aria-current=true]')).toHaveText('English');
});

test('on a small screen the button shows the flag alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/en');
  const trigger = page.locator('#language-trigger');
  await expect(trigger.locator('svg').first()).toBeVisible();
  await expect(trigger.getByText('EN')).toBeHidden();
});

test('the switcher works by keyboard, and Escape gives the focus back', async ({ page }) => {
  await open(page, '/en/careers');
  const trigger = page.locator('#language-trigger');
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(trigger).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Shqip' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/sq/careers');
});

test('switching keeps the page and changes its language', async ({ page }) => {
  await open(page, '/en/careers');
  await choose(page, 'Français');
  await expect(page).toHaveURL('/fr/careers');
  await expectLanguage(page, 'fr');
  await expect(page.getByRole('navigation', { name: copy('fr', 'frame').nav.label })).toBeVisible();

  await choose(page, 'Deutsch');
  await expect(page).toHaveURL('/careers');
  await expectLanguage(page, 'de');
  await expect(page.getByRole('navigation', { name: copy('de', 'frame').nav.label })).toBeVisible();
});

test('switching keeps the chapter and the place on the page', async ({ page }) => {
  await open(page, '/docs/idatik?tab=api#chapter');
  await choose(page, 'Français');
  await expect(page).toHaveURL('/fr/docs/idatik?tab=api#chapter');
  await expect(page.locator('[aria-current=page]')).toHaveText(copy('fr', 'docs-idatik').tabs.api);

  const list = page.getByRole('list', { name: copy('fr', 'frame').footer.languages });
  await expect(list.getByRole('link', { name: 'Deutsch' })).toHaveAttribute(
    'href',
    '/de/docs/idatik?tab=api#chapter',
  );
});

test('switching leaves secrets of the address behind', async ({ page }) => {
  await open(page, '/en/investors-partners?pwd=secret&password=secret&preview=hero');
  await choose(page, 'Italiano');
  await expect(page).toHaveURL('/it/investors-partners');
});

test('German can be chosen on the bare address with an English browser, and stays', async ({ page }) => {
  await open(page, '/');
  await expectLanguage(page, 'en');
  await choose(page, 'Deutsch');
  await expectLanguage(page, 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('de', 'home').hero.title);
  await expect(page).toHaveURL('/');

  // Loads separately: from `/` to `/#contact` the browser stays on the page, which learns of the hash later.
  await page.goto('about:blank');
  await open(page, '/#contact');
  await choose(page, 'English');
  await expect(page).toHaveURL('/en#contact');
  await open(page, '/#contact');
  await expectLanguage(page, 'en');
  await choose(page, 'Deutsch');
  await expectLanguage(page, 'de');
  await expect(page).toHaveURL('/#contact');

  await page.reload();
  await expectLanguage(page, 'de');
  await open(page, '/careers');
  await expectLanguage(page, 'de');
});

test('the footer leads to this page in the other languages', async ({ page }) => {
  await open(page, '/en/careers');
  const list = page.getByRole('list', { name: copy('en', 'frame').footer.languages });
  await expect(list.getByRole('link')).toHaveText(LANGUAGES.map(({ name }) => name));
  await list.getByRole('link', { name: 'Nederlands' }).click();
  await expect(page).toHaveURL('/nl/careers');
  await expectLanguage(page, 'nl');
});
