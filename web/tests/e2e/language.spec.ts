import { LANGUAGE_CODES } from 'contract/languages';
import { ContactForm } from './support/contact-form';
import { copy } from './support/copy';
import { expect, expectLanguage, open, test } from './support/site-test';

const BROWSERS = [
  ['it-IT', 'it'],
  ['fr-CH', 'fr'],
  ['de-AT', 'de'],
  ['pt-BR', 'de'],
] as const;

for (const [locale, language] of BROWSERS) {
  test.describe(`with a browser in ${locale}`, () => {
    test.use({ locale });

    test(`the bare address answers in ${language}`, async ({ page }) => {
      const response = await open(page, '/');
      await expectLanguage(page, language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy(language, 'home').hero.title);
      expect(response?.headers()['content-language']).toBe(language);
      expect(new URL(page.url()).pathname).toBe('/');
    });
  });
}

test('without Accept-Language the bare address answers in German', async ({ request }) => {
  const response = await request.get('/');
  expect(response.headers()['content-language']).toBe('de');
  expect(await response.text()).toContain('<html lang="de"');
});

test('the most wanted language that exists wins', async ({ request }) => {
  const headers = { 'Accept-Language': 'pt;q=0.9, sq;q=0.4, nl;q=0.8' };
  const response = await request.get('/', { headers });
  expect(response.headers()['content-language']).toBe('nl');
});

test('an explicit prefix wins over the browser, /de included', async ({ page }) => {
  await open(page, '/de');
  await expectLanguage(page, 'de');
  await open(page, '/sq/careers');
  await expectLanguage(page, 'sq');
});

test('bare addresses vary by language and cookie, prefixed ones do not', async ({ request }) => {
  const vary = async (path: string) => (await request.get(path)).headers().vary ?? '';
  expect(await vary('/')).toMatch(/Accept-Language/i);
  expect(await vary('/')).toMatch(/Cookie/i);
  expect(await vary('/careers')).toMatch(/Accept-Language/i);
  expect((await request.get('/en')).headers()['content-language']).toBe('en');
  expect(await vary('/en')).not.toMatch(/Accept-Language|Cookie/i);
});

for (const language of LANGUAGE_CODES) {
  test(`the home page in ${language} wakes its contact form without complaint`, async ({ page }) => {
    await open(page, `/${language}`);
    await expectLanguage(page, language);
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy(language, 'home').hero.title);
    await new ContactForm(page, language).wake();
  });
}
