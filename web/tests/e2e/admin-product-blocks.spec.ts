import { copy } from './support/copy';
import { edit, editorOf, field, openList, save, test } from './support/products-tab';
import { expect, open } from './support/site-test';
import { strapi } from './support/strapi';
import { toast } from './support/toast';

const { fields } = copy('de', 'admin-products');

const BLOCKS = {
  figures: '### 24 h\nbis zum Betrieb',
  capabilities: '## Was er kann\n\nIn zwei Sätzen.\n\n### Prüft `FHIR`\nOhne Umweg.\n\n### Meldet\nSofort.',
  benefits: '## Was Sie davon haben\n\n### Weniger Arbeit\nEin Schritt statt drei.',
  specifications: '## Technik\n\n### Schnittstellen\n- REST\n- OIDC',
  useCases: '## Wo er hilft\n\n### Klinik\nBei der Aufnahme.',
  closing: '## Bereit?\n\nSchreiben Sie uns.',
} as const;

test('blocks in Markdown become sections of the product’s page, and go when they are emptied', async ({
  page,
  context,
  newKey: key,
}) => {
  const title = `Blockdienst ${key.slice(-6)}`;
  await strapi.projects.create({ key, title, isActive: true, order: 9_011 }, 'de');
  await openList(page);
  await edit(page, title).click();
  await expect(editorOf(page, title)).toBeVisible();
  for (const [name, text] of Object.entries(BLOCKS)) {
    await field(page, fields[name as keyof typeof BLOCKS]).fill(text);
  }
  await save(page).click();
  await expect(toast(page)).toContainText('Product updated');

  const visitor = await context.newPage();
  const address = `/de/products/${key}`;
  await expect(async () => {
    await open(visitor, address);
    await expect(visitor.getByRole('heading', { level: 2, name: 'Was er kann' })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  for (const heading of ['Was Sie davon haben', 'Technik', 'Wo er hilft', 'Bereit?']) {
    await expect(visitor.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible();
  }
  const capabilities = visitor.getByRole('region', { name: 'Was er kann' });
  await expect(capabilities.getByRole('article')).toHaveCount(2);
  await expect(capabilities.locator('code')).toHaveText('FHIR');
  await expect(visitor.getByRole('region', { name: 'Technik' }).getByRole('listitem')).toHaveText([
    'REST',
    'OIDC',
  ]);
  await expect(visitor.getByRole('main')).toContainText('bis zum Betrieb');
  await expect(visitor.getByRole('main')).not.toContainText('##');

  await page.bringToFront();
  await field(page, fields.useCases).fill('');
  await save(page).click();
  await expect(async () => {
    await open(visitor, address);
    await expect(visitor.getByRole('heading', { name: 'Wo er hilft' })).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
});
