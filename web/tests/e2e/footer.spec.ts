import { BUILT_IN_COMPANY } from '~/company';
import { PRODUCTS, productPath } from '~/features/products/products';
import { copy } from './support/copy';
import { expect, open, test } from './support/site-test';

const { footer } = copy('en', 'frame');

const COLUMNS = [
  [footer.solutions, PRODUCTS.map(({ key, name }) => [name, `/en${productPath(key)}`] as const)],
  [
    footer.company,
    [
      [footer.about, '/en#about'],
      [footer.careers, '/en/careers'],
      [footer.investors, '/en/investors-partners'],
      [footer.blog, '/en/blog'],
      [footer.legalNotice, '/en/impressum'],
    ],
  ],
  [
    footer.support,
    [
      [footer.documentation, '/en/documentation'],
      [footer.apiReference, '/en/documentation'],
      [footer.faq, '/en/faq'],
      [footer.status, '/en/status'],
      [footer.contact, '/en#contact'],
    ],
  ],
] as const;

for (const [title, links] of COLUMNS) {
  test(`the footer's column "${title}" leads to its pages`, async ({ page }) => {
    await open(page, '/en/careers');
    const heading = page.getByRole('heading', { name: title });
    const column = page.getByRole('contentinfo').locator('div:has(> h2)').filter({ has: heading });
    const found = await column
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    // Other tests add products, which come later.
    expect(found.slice(0, links.length)).toEqual(links);
  });
}

test('the footer names the company, the year and the legal pages', async ({ page }) => {
  await open(page, '/en/careers');
  const area = page.getByRole('contentinfo');
  await expect(area).toContainText(`© ${BUILT_IN_COMPANY.copyrightYear} ${BUILT_IN_COMPANY.legalName}`);
  await expect(area).toContainText(BUILT_IN_COMPANY.city);
  await expect(area.getByRole('link', { name: BUILT_IN_COMPANY.email })).toHaveAttribute(
    'href',
    `mailto:${BUILT_IN_COMPANY.email}`,
  );
  await expect(area.getByRole('link', { name: footer.privacy, exact: true })).toHaveAttribute(
    'href',
    '/en/privacy',
  );
  // Terms do not exist yet (decisions G4).
  await expect(area.getByText(footer.terms, { exact: true })).toHaveCount(0);
  const legalNotice = area.getByRole('link', { name: footer.legalNotice });
  await expect(legalNotice).toHaveCount(2);
  await expect(legalNotice.last()).toHaveCSS('text-decoration-line', 'underline');
});
