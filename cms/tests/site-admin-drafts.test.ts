import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { DRAFT_LIMITS } from '../contract/draft-fields';
import type { EditedEntry } from '../contract/ordered';
import { auditTrail, inShort } from './audit-trail';
import { change, drafts } from './drafts';
import { call, siteVersion } from './http-client';
import { join } from './people';
import { siteAdmin } from './site-admin';
import { countRows, execute } from './stored-rows';
import './provided';

const { url, adminToken, folder } = inject('cms');
const admin = siteAdmin(url, adminToken);
const own = drafts(url, adminToken);
const made: string[] = [];

afterEach(async () => {
  for (const { key } of await own.list()) await own.discard(key);
  for (const key of made.splice(0)) await admin.remove(`/openings/${key}`);
});

async function createOpening(key: string): Promise<void> {
  const answer = await admin.post<EditedEntry<'opening'>>('/openings', { key, title: { de: 'Fachkraft' } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  made.push(key);
}

const openingAt = async (key: string) => (await admin.get<EditedEntry<'opening'>>(`/openings/${key}`)).body;
const title = (to: string, from = 'Fachkraft') => ({ 'title.de': change(from, to) });

describe('a draft', () => {
  const name = { kind: 'section' as const, key: 'über uns' };
  const changes = {
    'translations.de.title': { from: 'Alt', to: 'Neu' },
    'images.main': { from: '', to: null },
  };

  test('is listed as it was typed, and changes no version of the content', async () => {
    const before = await siteVersion(url);
    const { status, body } = await own.put(name, changes, null);
    expect(status).toBe(200);
    expect(await own.list()).toEqual([{ ...name, changes, touchedAt: 1_000, revision: body.revision }]);
    expect(await siteVersion(url)).toBe(before);
  });

  test('gets another revision with each change, and is gone without changes', async () => {
    const first = await own.put(name, changes, null);
    const second = await own.put(name, { a: change('', 'b') }, first.body.revision);
    expect(second.body.revision).not.toBe(first.body.revision);
    expect((await own.put(name, {}, second.body.revision)).body).toEqual({ revision: null });
    expect(await own.list()).toEqual([]);
  });

  test('of an older revision is refused with 409, which brings the newer one', async () => {
    const first = await own.put(name, changes, null);
    const second = await own.put(name, { a: change('', 'b') }, first.body.revision);
    const late = await own.put(name, { a: change('', 'c') }, first.body.revision);
    expect(late.status).toBe(409);
    expect(late.body.error).toMatchObject({
      name: 'DraftConflict',
      details: { current: { changes: { a: change('', 'b') }, revision: second.body.revision } },
    });
    expect((await own.put(name, {}, null)).status).toBe(409);
  });

  test('belongs to one account, and goes with it', async () => {
    const editor = await join(url, adminToken, 'editor', 'draft-owner');
    const theirs = drafts(url, editor.token);
    await theirs.put(name, changes, null);
    expect(await own.list()).toEqual([]);
    expect((await own.put(name, { a: change('', 'b') }, null)).status).toBe(200);
    expect((await theirs.list()).map((draft) => draft.changes)).toEqual([changes]);
    await call(`${url}/admin/users/${editor.id}`, { method: 'DELETE', token: adminToken });
    expect(await countRows(folder, `editor_drafts WHERE account_id = ${editor.id}`)).toBe(0);
  });

  test.each([
    [
      'too many changes',
      Object.fromEntries([...Array(DRAFT_LIMITS.changes + 1).keys()].map((n) => [n, change('', 'a')])),
    ],
    ['too much text', { a: change('', 'x'.repeat(DRAFT_LIMITS.characters)) }],
    ['a name that is too long', { ['x'.repeat(DRAFT_LIMITS.name + 1)]: change('', 'a') }],
    ['a value of another kind', { a: { from: '', to: { b: 1 } } }],
  ])('with %s is refused with 400', async (_what, wrong) => {
    expect((await own.put(name, wrong as never, null)).status).toBe(400);
    expect(await own.list()).toEqual([]);
  });

  test('of a form that does not exist is 404', async () => {
    expect((await own.put({ kind: 'message' as never, key: 'a' }, changes, null)).status).toBe(404);
  });
});

test('an account keeps no more drafts than the limit, and may change those that it has', async () => {
  const editor = await join(url, adminToken, 'editor', 'many-drafts');
  const theirs = drafts(url, editor.token);
  const rows = [...Array(DRAFT_LIMITS.drafts).keys()].map(
    (key) => `(${editor.id}, 'section', '${key}', '${randomUUID()}', '{"a":{"from":"","to":"b"}}', 1)`,
  );
  await execute(
    folder,
    `INSERT INTO editor_drafts (account_id, kind, key, revision, changes, touched_at) VALUES ${rows.join(', ')}`,
  );
  const first = (await theirs.list())[0];
  expect((await theirs.put({ kind: 'section', key: 'more' }, { a: change('', 'b') }, null)).status).toBe(409);
  expect(
    (await theirs.put({ kind: 'section', key: '0' }, { a: change('', 'c') }, first?.revision ?? null)).status,
  ).toBe(200);
  await call(`${url}/admin/users/${editor.id}`, { method: 'DELETE', token: adminToken });
});

describe('drafts that are published together', () => {
  test('go live, each as with its own form, and are drafts no more', async () => {
    await createOpening('together');
    const named = [
      await own.type('opening', 'together', {
        ...title('Zwei   Wörter'),
        'tasks.en': { from: [], to: [' One ', ''] },
        isRemotePossible: { from: false, to: true },
      }),
      await own.type('company', 'company', { city: change('', 'Ulm') }),
      await own.type('page-text', 'together', { 'de/hero.title': change('', 'Hallo') }),
    ];
    const entries = await auditTrail(folder).during(async () => {
      expect((await own.publish(named)).body).toEqual({ published: 3 });
    });
    expect(inShort(entries).sort()).toEqual([
      'admin api save company',
      'admin api save opening together',
      'admin api save page-text together',
    ]);
    expect(await openingAt('together')).toMatchObject({
      title: { de: 'Zwei Wörter' },
      tasks: { en: ['One'] },
      isRemotePossible: true,
    });
    expect((await admin.get('/company')).body).toMatchObject({ city: 'Ulm' });
    expect((await admin.get('/page-texts/together')).body).toMatchObject({
      texts: { de: { 'hero.title': 'Hallo' } },
    });
    expect(await own.list()).toEqual([]);
    const history = await admin.get<{ items: object[] }>(
      '/history/opening/together?field=title&language=de&pageSize=1',
    );
    expect(history.body.items[0]).toMatchObject({
      before: 'Fachkraft',
      after: 'Zwei Wörter',
      account: 'admin',
    });
    await admin.put('/company', { city: null });
  });

  test('stay drafts, all of them, if somebody else has changed one of their fields', async () => {
    await createOpening('fine');
    await createOpening('also-changed');
    const named = [
      await own.type('opening', 'fine', title('Neu')),
      await own.type('opening', 'also-changed', title('Meins')),
    ];
    await admin.put('/openings/also-changed', { title: { de: 'Ihres' }, location: { de: 'Ulm' } });
    const { status, body } = await own.publish(named);
    expect(status).toBe(409);
    expect(body.error.details).toEqual({
      problems: [
        {
          kind: 'opening',
          key: 'also-changed',
          name: 'title.de',
          problem: 'stale',
          mine: 'Meins',
          stored: 'Ihres',
        },
      ],
    });
    expect((await openingAt('fine')).title.de).toBe('Fachkraft');
    expect(await own.list()).toHaveLength(2);
  });

  test('go live beside a change of another field', async () => {
    await createOpening('beside');
    const named = [await own.type('opening', 'beside', title('Neu'))];
    await admin.put('/openings/beside', { location: { de: 'Ulm' } });
    expect((await own.publish(named)).status).toBe(200);
    expect(await openingAt('beside')).toMatchObject({ title: { de: 'Neu' }, location: { de: 'Ulm' } });
  });

  test.each([
    ['an empty title', title(''), { name: 'title.de', problem: 'field-required' }],
    [
      'a text that is too long',
      title('x'.repeat(256)),
      { name: 'title.de', problem: 'field-too-long', limit: 255 },
    ],
    [
      'a language of a field that has none',
      { 'isPublished.de': change('', 'a') },
      { name: 'isPublished.de', problem: 'field-unknown' },
    ],
    [
      'a field that there is not',
      { 'name.de': change('', 'a') },
      { name: 'name.de', problem: 'field-unknown' },
    ],
    [
      'two texts of one field',
      { 'title.de': { from: 'Fachkraft', to: 'Eins', rival: 'Zwei' } },
      { name: 'title.de', problem: 'draft-stale', mine: 'Eins', stored: 'Zwei' },
    ],
  ])('are refused with %s', async (_what, changes, problem) => {
    await createOpening('faulty');
    const { status, body } = await own.publish([await own.type('opening', 'faulty', changes)]);
    expect(status).toBe(409);
    expect(body.error.details).toEqual({ problems: [{ kind: 'opening', key: 'faulty', ...problem }] });
    expect((await openingAt('faulty')).title.de).toBe('Fachkraft');
  });

  test('are refused if the entry is gone, or the draft has changed', async () => {
    const gone = await own.type('opening', 'gone', title('Neu'));
    const old = { ...(await own.type('opening', 'changed', title('Neu'))), revision: randomUUID() };
    const { body } = await own.publish([gone, old]);
    expect(body.error.details).toEqual({
      problems: [{ kind: 'opening', key: 'changed', name: null, problem: 'draft-stale' }],
    });
    expect((await own.publish([gone])).body.error.details).toEqual({
      problems: [{ kind: 'opening', key: 'gone', name: null, problem: 'not-found' }],
    });
    expect(await own.list()).toHaveLength(2);
  });

  test('need the permissions of their forms', async () => {
    await createOpening('not-theirs');
    const author = await join(url, adminToken, 'author', 'drafting-author');
    const theirs = drafts(url, author.token);
    const { status, body } = await theirs.publish([await theirs.type('opening', 'not-theirs', title('Neu'))]);
    expect(status).toBe(409);
    expect(body.error.details).toEqual({
      problems: [{ kind: 'opening', key: 'not-theirs', name: null, problem: 'forbidden' }],
    });
    expect((await openingAt('not-theirs')).title.de).toBe('Fachkraft');
  });
});
