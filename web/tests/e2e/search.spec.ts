import { LANGUAGE_CODES } from 'contract/languages';
import { PRODUCTS } from '~/features/products/products';
import { copy } from './support/copy';
import { expect, open, test } from './support/site-test';

const { filter, results, topics } = copy('en', 'search');
const { nav } = copy('en', 'frame');

for (const language of LANGUAGE_CODES) {
  test(`in ${language} every topic that the search page offers is found`, async ({ request }) => {
    const { items } = copy(language, 'search').topics;
    const empty: string[] = [];
    for (const topic of items) {
      const answer = await request.get(`/${language}/search?q=${encodeURIComponent(topic)}`);
      const page = await answer.text();
      const found = page.slice(page.indexOf('id="results"')).includes('<ol');
      if (!page.includes('id="results"') || !found) empty.push(topic);
    }
    expect(empty).toEqual([]);
  });
}

test('before a question the search page offers topics and the products', async ({ page }) => {
  await open(page, '/en/search');
  await expect(page.getByRole('heading', { name: nav.products })).toBeVisible();
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  const expected = [...topics.items, ...PRODUCTS.map(({ name }) => name)];
  expect((await links.allTextContents()).slice(0, expected.length)).toEqual(expected);
  await links.first().click();
  await expect(page.locator('#results ol > li')).not.toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an answer is narrowed to one kind, whose number was named before', async ({ page }) => {
    await page.goto('/en/search?q=fhir');
    const kinds = page.getByRole('navigation', { name: filter.title });
    const found = page.locator('#results ol > li');
    const all = await found.count();
    await expect(kinds.locator('[aria-current]')).toHaveText(`${filter.all} ${all}`);
    const product = kinds.getByRole('link', { name: filter.product });
    const count = Number(/\d+/.exec((await product.textContent()) ?? '')?.[0]);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(all);

    await product.click();
    await expect(page).toHaveURL('/en/search?q=fhir&kind=product#results');
    await expect(found).toHaveCount(count);
    await expect(page.locator('#results ol > li > p:first-child')).toHaveText(
      Array.from({ length: count }, () => results.kinds.product),
    );
    await expect(kinds.locator('[aria-current]')).toContainText(filter.product);
    await kinds.getByRole('link', { name: filter.all }).click();
    const current = kinds.locator('[aria-current]');
    await expect(current).toContainText(filter.all);
    // Other journeys may have published something meanwhile.
    await expect(current).toHaveText(`${filter.all} ${await found.count()}`);
  });
});
