import { describe, expect, inject, test } from 'vitest';
import type { StoredPageText, TextChange } from '../contract/page-text';
import { COPY_LIMITS } from '../contract/page-text-fields';
import { askGraphql, siteVersion } from './http-client';
import { panel } from './panel';
import { join } from './people';
import { siteAdmin } from './site-admin';
import './provided';

const { url, siteToken, adminToken } = inject('cms');
const admin = siteAdmin(url, adminToken);

const read = async (file: string) => (await admin.get<StoredPageText>(`/page-texts/${file}`)).body;
const save = (...changes: TextChange[]) =>
  admin.put<{ changed: number; error: { details: unknown } }>('/page-texts', { changes });
const change = (file: string, to: string | null, rest: Partial<TextChange> = {}): TextChange => ({
  file,
  language: 'de',
  key: 'hero.title',
  from: null,
  to,
  ...rest,
});

async function shownTexts(file: string, language: string) {
  const query = `{ pageTexts(locale: "${language}", filters: { file: { eq: "${file}" } }) { texts } }`;
  const { body } = await askGraphql<{ pageTexts: { texts: unknown }[] }>(url, siteToken, query);
  return body.data?.pageTexts[0]?.texts;
}

test('a file that nobody has changed has no stored texts', async () => {
  expect(await read('texts-none')).toEqual({
    file: 'texts-none',
    texts: {},
    outdated: {},
    lastUpdated: null,
    updatedBy: null,
  });
});

test('changes of several files and languages are saved together, and the site gets them', async () => {
  const before = await siteVersion(url);
  const french = change('texts-a', 'Bonjour', { language: 'fr', key: 'cards.0.title' });
  expect((await save(change('texts-a', 'Hallo'), french, change('texts-b', 'Tschüs'))).body).toEqual({
    changed: 3,
  });
  expect(await read('texts-a')).toMatchObject({
    texts: { de: { 'hero.title': 'Hallo' }, fr: { 'cards.0.title': 'Bonjour' } },
    updatedBy: 'admin',
  });
  expect(await siteVersion(url)).not.toBe(before);
  expect(await shownTexts('texts-a', 'fr')).toEqual({ 'cards.0.title': 'Bonjour' });
  expect(await shownTexts('texts-b', 'de')).toEqual({ 'hero.title': 'Tschüs' });
});

test('the list has every file that was changed', async () => {
  await save(change('texts-listed', 'Text'));
  const { body } = await admin.get<StoredPageText[]>('/page-texts');
  expect(body.map(({ file }) => file)).toContain('texts-listed');
});

test('null takes a stored text away, and other texts of the file stay', async () => {
  await save(change('texts-back', 'Eins'), change('texts-back', 'Zwei', { key: 'hero.lead' }));
  await save(change('texts-back', null, { from: 'Eins' }));
  expect((await read('texts-back')).texts).toEqual({ de: { 'hero.lead': 'Zwei' } });
});

describe('a save of a text that somebody else has changed', () => {
  test('is refused with 409, names the stored texts, and writes none of its changes', async () => {
    await save(change('texts-contested', 'Ihrer'));
    const { status, body } = await save(change('texts-beside', 'Neu'), change('texts-contested', 'Meiner'));
    expect(status).toBe(409);
    expect(body.error.details).toEqual({
      conflicts: [{ file: 'texts-contested', language: 'de', key: 'hero.title', stored: 'Ihrer' }],
    });
    expect((await read('texts-beside')).texts).toEqual({});
    expect((await read('texts-contested')).texts.de).toEqual({ 'hero.title': 'Ihrer' });
  });

  test('is accepted when both wanted the same, and dates nothing', async () => {
    await save(change('texts-agreed', 'Gleich'));
    const before = await read('texts-agreed');
    expect((await save(change('texts-agreed', 'Gleich'))).status).toBe(200);
    expect(await read('texts-agreed')).toEqual(before);
  });

  test('does not concern other keys of the same file', async () => {
    await save(change('texts-shared', 'Eins'));
    expect((await save(change('texts-shared', 'Zwei', { key: 'hero.lead' }))).status).toBe(200);
    expect((await read('texts-shared')).texts.de).toEqual({ 'hero.title': 'Eins', 'hero.lead': 'Zwei' });
  });

  test('one of two first saves of a file at the same time loses nothing', async () => {
    const keys = ['a.one', 'a.two', 'a.three', 'a.four'];
    const answers = await Promise.all(keys.map((key) => save(change('texts-first', key, { key }))));
    const kept = keys.filter((_key, index) => answers[index]?.status === 200);
    expect(kept).not.toEqual([]);
    expect(Object.keys((await read('texts-first')).texts.de ?? {}).sort()).toEqual(kept.sort());
  });
});

describe('a translation', () => {
  test('is outdated once the stored German text has changed', async () => {
    const english = change('texts-aged', 'Hello', { language: 'en' });
    await save(change('texts-aged', 'Hallo'), english);
    expect((await read('texts-aged')).outdated).toEqual({});
    await save(change('texts-aged', 'Guten Tag', { from: 'Hallo' }));
    expect((await read('texts-aged')).outdated).toEqual({ en: { 'hero.title': 'Hallo' } });
    await save({ ...english, from: 'Hello', to: 'Good day' });
    expect((await read('texts-aged')).outdated).toEqual({});
  });
});

describe('a save is refused with 400, and stores nothing,', () => {
  test.each<[string, Partial<TextChange>]>([
    ['with a key that is none', { key: '__proto__' }],
    ['with an empty part of a key', { key: 'a..b' }],
    ['with a text that is too long', { to: 'x'.repeat(COPY_LIMITS.text + 1) }],
    ['in an unknown language', { language: 'pt' as 'de' }],
  ])('%s', async (_name, rest) => {
    expect((await save(change('texts-refused', 'x', rest))).status).toBe(400);
    expect((await read('texts-refused')).texts).toEqual({});
  });

  test('with a name of a file that is none', async () => {
    expect((await save(change('../home', 'x'))).status).toBe(400);
  });

  test('without changes, and with too many', async () => {
    expect((await save()).status).toBe(400);
    const many = Array.from({ length: COPY_LIMITS.changes + 1 }, (_, index) =>
      change('texts-many', 'x', { key: `a.${index}` }),
    );
    expect((await save(...many)).status).toBe(400);
    expect((await read('texts-many')).texts).toEqual({});
  });
});

test('control characters are left out of a stored text', async () => {
  await save(change('texts-clean', 'Eins\u0001\u0002 Zwei'));
  expect((await read('texts-clean')).texts.de).toEqual({ 'hero.title': 'Eins Zwei' });
});

test('the panel stores texts under the same rules', async () => {
  const entries = panel(url, adminToken, 'api::page-text.page-text');
  const { status } = await entries.create({
    file: 'texts-panel',
    texts: '{"hero.title":"Aus dem Panel\\u0001"}',
  });
  expect(status).toBe(201);
  expect((await read('texts-panel')).texts.de).toEqual({ 'hero.title': 'Aus dem Panel' });
  for (const texts of ['kein JSON', '["x"]', '{"a..b":"x"}', '{"a":1}']) {
    expect((await entries.create({ file: 'texts-panel-refused', texts })).status).toBe(400);
  }
  expect((await entries.create({ file: 'texts-panel', texts: '{}' })).status).toBe(400);
  expect((await read('texts-panel-refused')).texts).toEqual({});
});

test('a file for translators is made of the stored texts, in a language that is translated', async () => {
  await save(change('texts-export', 'Text'));
  const { status, body } = await admin.get<{ pages: StoredPageText[] }>(
    '/texts-export?language=fr&format=xliff',
  );
  expect(status).toBe(200);
  expect(body.pages.find(({ file }) => file === 'texts-export')).toEqual(await read('texts-export'));
  for (const query of ['', '?language=de&format=csv', '?language=fr&format=po']) {
    expect((await admin.get(`/texts-export${query}`)).status).toBe(400);
  }
});

test('editors may write, authors only look', async () => {
  const [editor, author] = await Promise.all(
    (['editor', 'author'] as const).map(async (role) =>
      siteAdmin(url, (await join(url, adminToken, role, `texts-${role}`)).token),
    ),
  );
  const json = { changes: [change('texts-roles', 'Von der Redaktion')] };
  expect((await editor?.put('/page-texts', json))?.status).toBe(200);
  expect((await author?.put('/page-texts', json))?.status).toBe(403);
  const read = await author?.get<StoredPageText>('/page-texts/texts-roles');
  expect(read?.body.texts.de).toEqual({ 'hero.title': 'Von der Redaktion' });
});
