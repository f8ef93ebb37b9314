import { PRODUCTS } from '~/features/products/products';
import { copy } from './support/copy';
import { expect, expectLanguage, open, test } from './support/site-test';

test('an unknown address shows the not-found page in the frame and a way home', async ({
  page,
  complaints,
}) => {
  complaints.announce(/\/en\/no-such-page$/, 404);
  const { notFound, nav, footer } = copy('en', 'frame');
  const response = await open(page, '/en/no-such-page');

  expect(response?.status()).toBe(404);
  await expectLanguage(page, 'en');
  await expect(page).toHaveTitle(new RegExp(notFound.metaTitle));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  await expect(page.getByRole('navigation', { name: nav.label })).toBeVisible();
  await expect(page.getByRole('navigation', { name: footer.label })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: notFound.home }).click();
  await expect(page).toHaveURL('/en');
  await expect(page.locator('#home')).toBeVisible();
});

test('the not-found page searches, and shows the products', async ({ page, complaints }) => {
  complaints.announce(/\/en\/no-such-page$/, 404);
  const { notFound } = copy('en', 'frame');
  await open(page, '/en/no-such-page');
  const main = page.getByRole('main');
  const names = await main.getByRole('listitem').getByRole('link').allTextContents();
  expect(names.slice(0, PRODUCTS.length)).toEqual(PRODUCTS.map(({ name }) => name));
  await main.getByRole('searchbox', { name: notFound.search }).fill('fhir');
  await main.getByRole('button', { name: notFound.submit }).click();
  await expect(page).toHaveURL('/en/search?q=fhir');
  await expect(page.locator('#results ol > li')).not.toHaveCount(0);
});

test('an unknown language has no page of its own', async ({ page, complaints }) => {
  complaints.announce(/\/pt\/careers$/, 404);
  const response = await open(page, '/pt/careers');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('en', 'frame').notFound.title);
});
