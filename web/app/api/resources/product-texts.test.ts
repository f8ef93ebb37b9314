import { CALLS } from 'contract/calls';
import { productText } from 'contract/product-text';
import { expect, it } from 'vitest';
import { expectRefusal, startSiteAdmin } from '~/api/site-admin.test-support';
import docuflow from '~/i18n/locales/de/product-cryptoth.json';

const { strapi, editor } = startSiteAdmin();
const NEW_TITLE = { translations: { de: { title: 'Neu' } } };
const read = async (key: string) =>
  productText.strict().parse(await (await editor.call('GET', `/api/product-texts/${key}`)).json());

it('shows what the page says of itself where nobody has written', async () => {
  const { description, title, keywords } = docuflow.meta;
  expect(await read('cryptoth')).toMatchObject({
    key: 'cryptoth',
    translations: {},
    builtIn: { de: { title, description, keywords } },
    lastUpdated: null,
  });
});

it('knows a product by the key of its page and by its own', async () => {
  expect((await read('docuflow')).key).toBe('cryptoth');
});

it('shows what a product of the CMS says of itself, German where a language lacks it', async () => {
  const { builtIn } = await read('hidden');
  expect(builtIn.en).toMatchObject({ title: 'Title', description: 'Beschreibung', keywords: '' });
  expect(builtIn.fr).toMatchObject({ title: 'Titel', description: 'Beschreibung' });
});

it('saves the texts that are named, based on the state that was looked at', async () => {
  const { etag } = await read('idatik');
  const headers = { 'If-Match': `"${etag}"` };
  const response = await editor.call('PUT', '/api/product-texts/idatik', { json: NEW_TITLE, headers });
  const saved = productText.parse(await response.json());
  expect(saved.translations.de).toEqual({ title: 'Neu', description: '', keywords: '' });
  expect(JSON.parse(strapi.requests.at(-1)?.body.toString() ?? '')).toEqual(NEW_TITLE);

  const late = await editor.call('PUT', '/api/product-texts/idatik', { json: NEW_TITLE, headers });
  expect(late.status).toBe(409);
  const { ifMatch } = CALLS['PUT /api/product-texts/{key}'];
  expect(ifMatch.strict().parse(await late.json()).current).toEqual(saved);
});

it('has none for a product that is nowhere', async () => {
  await expectRefusal(await editor.call('GET', '/api/product-texts/nowhere'), 404);
  await expectRefusal(await editor.call('PUT', '/api/product-texts/nowhere', { json: NEW_TITLE }), 404);
  expect(strapi.requests.filter(({ method }) => method === 'PUT')).toEqual([]);
});

it.each([
  {},
  { translations: { xx: { title: 'x' } } },
  { translations: { de: { title: 'x'.repeat(256) } } },
  { translations: { de: { title: 1 } } },
])('refuses what is no text in a language: %o', async (json) => {
  await expectRefusal(await editor.call('PUT', '/api/product-texts/idatik', { json }), 400);
  expect(strapi.requests.filter(({ method }) => method === 'PUT')).toEqual([]);
});
