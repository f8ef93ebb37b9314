import { randomUUID } from 'node:crypto';
import type { Language } from 'contract/languages';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { environment } from './support/environment';
import { edit, field, openList, save, test } from './support/products-tab';
import { expect, open } from './support/site-test';
import { strapi } from './support/strapi';
import { toast } from './support/toast';

const texts = copy('de', 'admin-products');
const { conflict } = copy('de', 'admin');
const { fields, search } = texts;

test('a product is described for search engines, with its own texts where a field is empty', async ({
  page,
  context,
  complaints,
  createProject,
  removeProductTexts,
}) => {
  complaints.announce(/\/api\/product-texts\/e2e-/, 409);
  const title = `Gefunden ${randomUUID().slice(0, 6)}`;
  const { key } = await createProject({ title, description: 'Prüft Nachweise.', order: 9_011 });
  removeProductTexts(key);
  await openList(page);
  await edit(page, title).click();
  const german = field(page, search.fields.title);
  await expect(german).toHaveAttribute('placeholder', title);
  await expect(field(page, search.fields.description)).toHaveAttribute('placeholder', 'Prüft Nachweise.');
  await page.getByRole('radio', { name: 'Französisch' }).check({ force: true });
  const french = field(page, search.fields.title, 'Französisch');
  await french.fill('Trouvé');
  await field(page, search.fields.keywords).fill('FHIR, ISiK');
  await expectAccessible(page);

  const elsewhere = { translations: { fr: { title: 'Par elle' }, en: { title: 'Found' } } };
  const theirs = await page.request.put(`/api/product-texts/${key}`, {
    data: elsewhere,
    headers: { Origin: environment.siteUrl },
  });
  expect(theirs.status()).toBe(200);
  await field(page, fields.description).fill('Prüft Nachweise, ohne Papier.');
  await save(page).click();
  await expect(toast(page)).toContainText(conflict.title);
  const label = `${search.fields.title} (Französisch)`;
  await page.getByRole('button', { name: `${conflict.takeMine}: ${label}` }).click();
  await save(page).click();
  await expect(toast(page)).toContainText('Product updated');
  expect(await strapi.projects.list('key', key, 'de')).toMatchObject([
    { description: 'Prüft Nachweise, ohne Papier.' },
  ]);
  const stored = (language: Language) => strapi.productTexts.list('productKey', key, language);
  expect(await stored('fr')).toMatchObject([{ title: 'Trouvé' }]);
  expect(await stored('en')).toMatchObject([{ title: 'Found' }]);

  const visitor = await context.newPage();
  await open(visitor, `/en/products/${key}`);
  await open(visitor, `/de/products/${key}`);
  await expect(visitor.locator('meta[name=keywords]')).toHaveAttribute('content', 'FHIR, ISiK');
  await expect(visitor).toHaveTitle(new RegExp(`^${title} `));
});
