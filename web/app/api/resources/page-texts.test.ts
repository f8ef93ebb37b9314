import { CALLS } from 'contract/calls';
import { LANGUAGE_CODES } from 'contract/languages';
import { checkedTexts, listedPageText, pageText, type TextChange } from 'contract/page-text';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Browser } from '~/api/browser.test-support';
import { expectRefusal, startSiteAdmin } from '~/api/site-admin.test-support';
import { BUILT_IN, publishEdition } from '~/i18n/edition.server';
import frame from '~/i18n/locales/de/frame.json';
import home from '~/i18n/locales/de/home.json';
import { textsFor } from '~/i18n/texts.server';

const { strapi, editor } = startSiteAdmin();

beforeEach(() => {
  strapi.graphql = () => strapi.pageTextRows();
});

afterEach(() => publishEdition(BUILT_IN));

const read = async (file: string) =>
  pageText.strict().parse(await (await editor.call('GET', `/api/page-texts/${file}`)).json());
const textIn = async (file: string, key: string) => (await read(file)).texts.find((text) => text.key === key);
const save = (...changes: TextChange[]) => editor.call('PUT', '/api/page-texts', { json: { changes } });
const change = (to: string | null, rest: Partial<TextChange> = {}): TextChange => ({
  file: 'home',
  language: 'de',
  key: 'hero.title',
  from: null,
  to,
  ...rest,
});
const refused = CALLS['PUT /api/page-texts'].refused.strict();
const { schema: contested } = CALLS['PUT /api/page-texts'].conflict;

it('shows the built-in text of each language beside the stored one', async () => {
  await save(change('Neu'));
  const text = await textIn('home', 'hero.title');
  expect(text?.languages.de).toEqual({ builtIn: home.hero.title, stored: 'Neu', isOutdated: false });
  expect(Object.keys(text?.languages ?? {})).toEqual([...LANGUAGE_CODES]);
  expect(text?.languages.en).toMatchObject({ stored: null, isOutdated: true });
});

it('names the placeholders that must stay', async () => {
  expect(frame.footer.rights).toContain('{{year}}');
  expect((await textIn('frame', 'footer.rights'))?.placeholders).toEqual(['companyLegal', 'year']);
});

it('lists every file of visitors, with what is stored', async () => {
  await save(change('Neu'), change('Nouveau', { language: 'fr' }));
  const list = listedPageText
    .strict()
    .array()
    .parse(await (await editor.call('GET', '/api/page-texts')).json());
  expect(list.find(({ file }) => file === 'home')).toMatchObject({ stored: { de: 1, fr: 1 } });
  expect(list.some(({ file }) => file.startsWith('admin'))).toBe(false);
  expect(list.length).toBeGreaterThan(20);
});

it.each(['nowhere', 'admin', 'admin-pages', '__proto__'])('has no texts of the file %s', async (file) => {
  await expectRefusal(await editor.call('GET', `/api/page-texts/${file}`), 404);
});

it('shows what is saved at once', async () => {
  await save(change('Sofort zu lesen'));
  expect(textsFor('de', 'home').home.hero.title).toBe('Sofort zu lesen');
});

it('stores null for an emptied text and for the built-in one', async () => {
  await save(change('Neu'));
  expect((await save(change(' ', { from: 'Neu' }))).status).toBe(200);
  expect(strapi.pageTexts.get('home')?.texts.de).toEqual({});
  await save(change(home.hero.title));
  expect(strapi.pageTexts.get('home')?.texts.de).toEqual({});
});

it('keeps stored texts of keys that the site has lost, shows them apart, and lets them go', async () => {
  strapi.pageTexts.set('home', {
    file: 'home',
    texts: { de: { 'hero.gone': 'Alt' } },
    outdated: {},
    lastUpdated: null,
    updatedBy: null,
  });
  expect((await read('home')).unknown).toEqual({ de: { 'hero.gone': 'Alt' } });
  expect((await save(change(null, { key: 'hero.gone', from: 'Alt' }))).status).toBe(200);
  expect((await read('home')).unknown).toEqual({});
});

it('answers 409 with the stored texts that somebody else has changed, and saves nothing', async () => {
  await save(change('Ihrer'));
  const answer = await save(change('Meiner'), change('Neu', { key: 'hero.lead' }));
  expect(answer.status).toBe(409);
  expect(contested.strict().parse(await answer.json()).conflicts).toEqual([
    { file: 'home', language: 'de', key: 'hero.title', stored: 'Ihrer' },
  ]);
  expect(strapi.pageTexts.get('home')?.texts.de).toEqual({ 'hero.title': 'Ihrer' });
});

it.each<[string, TextChange, string]>([
  ['of an unknown key', change('x', { key: 'hero.nothing' }), 'unknown-key'],
  ['of a file that is none', change('x', { file: 'constructor', key: 'assign' }), 'unknown-key'],
  ['of /admin', change('x', { file: 'admin', key: 'title' }), 'unknown-key'],
  ['that is too long', change('x'.repeat(4_000)), 'too-long'],
  ['without a placeholder', change('©', { file: 'frame', key: 'footer.rights' }), 'placeholders'],
  [
    'that has no room in a drawing',
    change('Identitätsanbieterdienstleistungsgesellschaft', {
      file: 'product-drawings',
      key: 'idatik.actors.provider',
    }),
    'no-room',
  ],
])('refuses a text %s with its reason, and saves nothing', async (_name, wrong, problem) => {
  const answer = await save(change('Neu'), wrong);
  expect(answer.status).toBe(400);
  const { file, language, key } = wrong;
  expect(refused.parse(await answer.json()).problems).toMatchObject([{ file, language, key, problem }]);
  expect(strapi.pageTexts.size).toBe(0);
  expect(Object.assign).toBeTypeOf('function');
});

it('takes null for what there is not without touching anything', async () => {
  expect((await save(change(null, { file: 'constructor', key: 'assign' }))).status).toBe(200);
  expect(Object.assign).toBeTypeOf('function');
});

it.each([
  {},
  { changes: [] },
  { changes: [{ ...change('x'), language: 'xx' }] },
  { changes: [change('x', { key: 'a..b' })] },
])('refuses what is no change: %o', async (json) => {
  await expectRefusal(await editor.call('PUT', '/api/page-texts', { json }), 400);
});

it('names in a check what could not be stored, and stores nothing', async () => {
  const check = async (...changes: TextChange[]) => {
    const answer = await editor.call('POST', '/api/page-texts-check', { json: { changes } });
    return checkedTexts.strict().parse(await answer.json()).problems;
  };
  expect(await check(change('Neu'), change('x', { key: 'hero.nothing' }))).toEqual([
    { file: 'home', language: 'de', key: 'hero.nothing', problem: 'unknown-key' },
  ]);
  expect(await check(change('Neu'))).toEqual([]);
  expect(strapi.pageTexts.size).toBe(0);
});

it('names file and place of a text in the words of the page', async () => {
  expect((await read('frame')).title).toBe('Kopf und Fuß jeder Seite');
  expect((await textIn('careers', 'values.items.0.title'))?.place).toBe(
    'Was die Arbeit ausmacht › Fachlich tief › Titel',
  );
});

const PANEL = 'http://localhost:1337';

/** Calls as Strapi's panel does: with the token of its account and without cookies. */
async function callFrom(origin: string, method: string, path: string, json?: unknown) {
  const account = { username: 'editor', password: 'Richtig2026', deviceId: 'panel' };
  const login = await fetch(`${strapi.url}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { data } = (await login.json()) as { data: { accessToken: string } };
  const headers = { Origin: origin, Authorization: `Bearer ${data.accessToken}` };
  return new Browser().call(method, path, { headers, ...(json !== undefined && { json }) });
}

it("answers Strapi's panel by the token of its account", async () => {
  const answer = await callFrom(PANEL, 'GET', '/api/page-texts/home');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(PANEL);
  expect(answer.headers.get('Vary')).toContain('Origin');
  const changes = [change('Neu')];
  expect((await callFrom(PANEL, 'POST', '/api/page-texts-check', { changes })).status).toBe(200);
});

it.each([
  ['another page', 'https://other.example', 'GET', '/api/page-texts/home', 401],
  ['the panel at a call that is not open to it', PANEL, 'GET', '/api/company', 401],
  ['the panel for a write', PANEL, 'PUT', '/api/page-texts', 403],
])('does not answer %s', async (_who, origin, method, path, status) => {
  const answer = await callFrom(origin, method, path, method === 'PUT' ? { changes: [] } : undefined);
  await expectRefusal(answer, status);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
});

it('refuses a token of the panel that Strapi does not know', async () => {
  const headers = { Origin: PANEL, Authorization: 'Bearer wrong' };
  const answer = await new Browser().call('POST', '/api/page-texts-check', {
    headers,
    json: { changes: [change('Neu')] },
  });
  await expectRefusal(answer, 401);
});

it.each([
  [PANEL, 204],
  ['https://other.example', 405],
])('answers a browser that asks whether %s may call: %i', async (origin, status) => {
  const headers = { Origin: origin, 'Access-Control-Request-Method': 'GET' };
  const answer = await new Browser().call('PATCH', '/api/page-texts/home', { headers });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('Access-Control-Allow-Headers')?.includes('Authorization') ?? false).toBe(
    status === 204,
  );
});
