import { CALLS } from 'contract/calls';
import { translatedTexts, translation } from 'contract/translation';
import { describe, expect, it } from 'vitest';
import { expectRefusal, startSiteAdmin } from '~/api/site-admin.test-support';

const { strapi, editor } = startSiteAdmin();
const ABOUT = '/api/translations/section/about';

it('says how far every language is that the account may read', async () => {
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
    sq: 'missing',
  });
  expect((await editor.call('POST', '/api/translations', { json: {} })).status).toBe(405);
});

describe('a translation that still fits', () => {
  it('is shown with what German said when it was made', async () => {
    const texts = translatedTexts.strict().parse(await (await editor.call('GET', ABOUT)).json());
    expect(texts).toMatchObject({ sources: { en: { title: 'Wir' } }, texts: { en: { title: 'We' } } });
  });

  it('is confirmed, based on the state that was looked at', async () => {
    const json = { confirmed: { en: ['title'] } };
    const headers = { 'If-Match': '"looked-at"' };
    const response = await editor.call('PUT', ABOUT, { json, headers });
    expect(translatedTexts.parse(await response.json()).sources).toEqual({});
    expect(strapi.requests.at(-1)).toMatchObject({
      method: 'PUT',
      path: '/site-admin/translations/section/about',
    });
    expect(JSON.parse(strapi.requests.at(-1)?.body.toString() ?? '')).toEqual(json);
  });

  it('is not confirmed when somebody has saved since: the answer says what there is now', async () => {
    const headers = { 'If-Match': '"older"' };
    const response = await editor.call('PUT', ABOUT, { json: { confirmed: { en: ['title'] } }, headers });
    expect(response.status).toBe(409);
    const stale = CALLS['PUT /api/translations/{kind}/{key}'].ifMatch.strict().parse(await response.json());
    expect(stale.current.sources).toEqual({ en: { title: 'Wir' } });
  });

  it.each([
    {},
    { confirmed: { de: ['title'] } },
    { confirmed: { en: [] } },
    { confirmed: { xx: ['title'] } },
  ])('is named with its language, German is none: %o', async (json) => {
    await expectRefusal(await editor.call('PUT', ABOUT, { json }), 400);
    expect(strapi.requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it.each(['/api/translations/nothing/about', '/api/translations/section/nowhere'])(
    'is nothing under %s',
    async (path) => {
      await expectRefusal(await editor.call('GET', path), 404);
      await expectRefusal(await editor.call('PUT', path, { json: { confirmed: { en: ['title'] } } }), 404);
    },
  );
});
