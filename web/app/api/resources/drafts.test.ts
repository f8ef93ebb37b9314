import { CALLS } from 'contract/calls';
import type { StoredDraft } from 'contract/draft';
import type { DraftChanges } from 'contract/draft-changes';
import { beforeEach, expect, it } from 'vitest';
import { startSiteAdmin } from '~/api/site-admin.test-support';
import home from '~/i18n/locales/de/home.json';

const { strapi, editor } = startSiteAdmin();

beforeEach(() => {
  strapi.graphql = () => ({ pageTexts: [], company: null, serviceStatus: null });
});

const change = (to: string, from = '') => ({ from, to });

async function keep(name: string, changes: DraftChanges, revision: string | null = null) {
  const response = await editor.call('PUT', `/api/drafts/${name}`, {
    json: { changes, touchedAt: 1, revision },
  });
  return { status: response.status, body: await response.json() };
}

async function named(kind: StoredDraft['kind'], key: string, changes: DraftChanges) {
  const { body } = await keep(`${kind}/${key}`, changes);
  return { kind, key, revision: body.revision };
}

const publish = (...drafts: object[]) => editor.call('POST', '/api/publications', { json: { drafts } });
const written = () => strapi.requests.some(({ path }) => path === '/site-admin/publications');

it('texts of the pages are tidied as their save does, and a built-in one is none', async () => {
  await keep('page-text/home', {
    'de/hero.title': change(' Neu\u200b\r\nZeile '),
    'en/hero.title': change(home.hero.title),
    'de/hero.lead': change('  '),
    'de/hero.subtitle': change('x'),
  });
  const changes = strapi.drafts.get('page-text/home')?.changes;
  expect(changes?.['de/hero.title']).toEqual(change('Neu\nZeile'));
  expect(changes?.['de/hero.lead']).toEqual(change(''));
});

it('other drafts are kept as they were typed', async () => {
  await keep('section/about', { 'translations.de.title': change(' Neu  ') });
  expect(strapi.drafts.get('section/about')?.changes).toEqual({ 'translations.de.title': change(' Neu  ') });
});

it('a draft of an older revision is answered with the newer one', async () => {
  const { body: first } = await keep('section/about', { 'translations.de.title': change('Eins') });
  const { status, body } = await keep('section/about', { 'translations.de.title': change('Zwei') });
  expect(status).toBe(409);
  const { schema } = CALLS['PUT /api/drafts/{kind}/{key}'].conflict;
  expect(schema.strict().parse(body)).toMatchObject({
    code: 'draft-stale',
    current: { key: 'about', revision: first.revision },
  });
});

it('a form that does not exist is 404', async () => {
  expect((await keep('message/about', {})).status).toBe(404);
});

it('drafts are published', async () => {
  const section = await named('section', 'about', { 'translations.de.title': change('Neu') });
  const texts = await named('page-text', 'home', { 'de/hero.title': change('Neu') });
  const response = await publish(section, texts);
  expect([response.status, await response.json()]).toEqual([200, { published: 2 }]);
});

it.each([
  ['an unknown text', 'de/hero.none', 'Neu', { problem: 'unknown-key' }],
  [
    'a text that is too long',
    'de/hero.title',
    'x'.repeat(4_000),
    { problem: 'too-long', limit: expect.any(Number) },
  ],
])('%s of the pages is refused before Strapi writes', async (_what, name, to, problem) => {
  const response = await publish(await named('page-text', 'home', { [name]: change(to) }));
  expect(response.status).toBe(409);
  const { schema } = CALLS['POST /api/publications'].conflict;
  expect(schema.strict().parse(await response.json())).toMatchObject({
    code: 'publication-refused',
    problems: [{ kind: 'page-text', key: 'home', name, ...problem }],
  });
  expect(written()).toBe(false);
});

it('texts that are not named are no reason to refuse', async () => {
  await named('page-text', 'home', { 'de/hero.none': change('Neu') });
  const section = await named('section', 'about', { 'translations.de.title': change('Neu') });
  expect((await publish(section)).status).toBe(200);
});
