import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Browser } from './browser.test-support';
import { translation } from './contract-editing';
import { FakeSiteAdmin } from './fake-site-admin.test-support';

const strapi = new FakeSiteAdmin();
const editor = new Browser();

beforeAll(async () => {
  await strapi.start();
  vi.stubEnv('CMS_INTERNAL_URL', strapi.url);
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
  await editor.signIn('editor');
});

afterAll(() => strapi.stop());

beforeEach(() => {
  strapi.reset();
});

it('judges every language that the account may read against German', async () => {
  const response = await editor.call('GET', '/api/translations');
  const [about] = translation
    .strict()
    .array()
    .parse(await response.json());
  expect(about).toMatchObject({ kind: 'section', key: 'about', name: 'Über uns' });
  const states = Object.entries(about?.languages ?? {}).map(([language, { state }]) => [language, state]);
  expect(Object.fromEntries(states)).toEqual({
    de: 'complete',
    en: 'outdated',
    fr: 'partial',
    sq: 'missing',
  });
});

it('tells strangers nothing', async () => {
  expect((await new Browser().call('GET', '/api/translations')).status).toBe(401);
  expect((await editor.call('POST', '/api/translations', { json: {} })).status).toBe(405);
});
