import { afterAll, afterEach, expect, inject, test, vi } from 'vitest';
import type { EditedEntry } from '../contract/ordered';
import { auditTrail, inShort } from './audit-trail';
import { removeInstallation, startCms } from './cms-process';
import { change, drafts, inMs } from './drafts';
import { call, logIn } from './http-client';
import { changeAccount, join } from './people';
import { makeSeededInstallation } from './seeded-installation';
import { siteAdmin } from './site-admin';
import { countRows, execute } from './stored-rows';
import './provided';

const { url, adminToken, folder } = inject('cms');
const admin = siteAdmin(url, adminToken);
const own = drafts(url, adminToken);
const made: string[] = [];
const installation = makeSeededInstallation();

afterAll(() => removeInstallation(installation));
afterEach(async () => {
  for (const { id } of await own.plans()) await own.cancel(id);
  for (const { key } of await own.list()) await own.discard(key);
  for (const key of made.splice(0)) await admin.remove(`/openings/${key}`);
});

async function createOpening(key: string): Promise<void> {
  const answer = await admin.post<EditedEntry<'opening'>>('/openings', { key, title: { de: 'Fachkraft' } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  made.push(key);
}

const titleOf = async (key: string) =>
  (await admin.get<EditedEntry<'opening'>>(`/openings/${key}`)).body.title.de;
const title = (to: string) => ({ 'title.de': change('Fachkraft', to) });
const TOMORROW = 24 * 60 * 60 * 1000;
const SOON = 300;
const TWO_STARTS_MS = 180_000;
const becomes = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 14_000, interval: 200 });

test('a plan takes the drafts until its time, can be moved, and gives them back when it is cancelled', async () => {
  await createOpening('planned');
  const named = [await own.type('opening', 'planned', title('Neu'))];
  const at = inMs(TOMORROW);
  const { status, body: plan } = await own.plan(at, named, '  Herbst  ');
  expect(status).toBe(201);
  expect(plan).toEqual({
    id: expect.any(Number),
    name: 'Herbst',
    at: at.toISOString(),
    state: 'planned',
    entries: [{ kind: 'opening', key: 'planned', changes: title('Neu') }],
    problems: [],
  });
  expect(await own.list()).toEqual([]);
  const later = inMs(2 * TOMORROW);
  expect((await own.move(plan.id, later)).body).toEqual({ ...plan, at: later.toISOString() });
  expect(await own.plans()).toEqual([{ ...plan, at: later.toISOString() }]);
  await own.type('opening', 'planned', { 'title.de': change('Fachkraft', 'Inzwischen') });
  expect((await own.cancel(plan.id)).status).toBe(204);
  expect((await own.find('planned'))?.changes).toEqual({
    'title.de': { from: 'Fachkraft', to: 'Inzwischen', rival: 'Neu' },
  });
  expect(await titleOf('planned')).toBe('Fachkraft');
});

test('at its time a plan is published under the name of its account', async () => {
  await createOpening('on-time');
  const editor = await join(url, adminToken, 'editor', 'planner');
  const theirs = drafts(url, editor.token);
  const entries = await auditTrail(folder).during(async () => {
    await theirs.plan(inMs(SOON), [await theirs.type('opening', 'on-time', title('Neu'))]);
    await becomes(async () => expect(await titleOf('on-time')).toBe('Neu'));
    await becomes(async () => expect(await countRows(folder, "audit_trail WHERE source = 'plan'")).toBe(1));
  });
  expect(inShort(entries)).toContain('planner@example.org plan save opening on-time');
  const history = await admin.get<{ items: object[] }>(
    '/history/opening/on-time?field=title&language=de&pageSize=1',
  );
  expect(history.body.items[0]).toMatchObject({
    after: 'Neu',
    source: 'plan',
    account: 'planner@example.org',
  });
  expect(await theirs.plans()).toEqual([]);
  expect(await theirs.list()).toEqual([]);
});

test('what somebody else has changed becomes a draft again, and the rest goes live', async () => {
  await createOpening('smooth');
  await createOpening('rough');
  const { body: plan } = await own.plan(inMs(TOMORROW), [
    await own.type('opening', 'smooth', title('Neu')),
    await own.type('opening', 'rough', title('Meins')),
  ]);
  await admin.put('/openings/rough', { title: { de: 'Ihres' } });
  await own.move(plan.id, inMs(SOON));
  await becomes(async () => expect((await own.plans())[0]?.state).toBe('failed'));
  expect(await own.plans()).toMatchObject([
    {
      id: plan.id,
      problems: [
        { kind: 'opening', key: 'rough', name: 'title.de', problem: 'stale', mine: 'Meins', stored: 'Ihres' },
      ],
    },
  ]);
  expect(await titleOf('smooth')).toBe('Neu');
  expect(await titleOf('rough')).toBe('Ihres');
  expect((await own.list()).map(({ key, changes }) => [key, changes])).toEqual([['rough', title('Meins')]]);
  expect((await own.move(plan.id, inMs(TOMORROW))).status).toBe(404);
  await own.cancel(plan.id);
  expect(await own.plans()).toEqual([]);
  expect(await own.list()).toHaveLength(1);
});

test('an account that has lost its role publishes nothing', async () => {
  await createOpening('not-allowed');
  const editor = await join(url, adminToken, 'editor', 'demoted');
  const theirs = drafts(url, editor.token);
  await theirs.plan(inMs(TOMORROW), [await theirs.type('opening', 'not-allowed', title('Neu'))]);
  const roles = await call<{ data: { id: number; code: string }[] }>(`${url}/admin/roles`, {
    token: adminToken,
  });
  const author = roles.body.data.find(({ code }) => code === 'strapi-author');
  await changeAccount(url, adminToken, editor, { roles: [author?.id] });
  await execute(
    folder,
    `UPDATE planned_publications SET at = '${inMs(0).toISOString()}' WHERE account_id = ${editor.id}`,
  );
  await becomes(async () =>
    expect(
      await countRows(folder, `planned_publications WHERE account_id = ${editor.id} AND state = 'failed'`),
    ).toBe(1),
  );
  expect(await titleOf('not-allowed')).toBe('Fachkraft');
  expect(await countRows(folder, `editor_drafts WHERE account_id = ${editor.id}`)).toBe(1);
});

test.each([
  ['in the past', -1_000],
  ['in two years', 2 * 366 * TOMORROW],
])('a time %s is refused with 400, and the drafts stay', async (_when, ms) => {
  await createOpening('no-time');
  const named = [await own.type('opening', 'no-time', title('Neu'))];
  expect((await own.plan(inMs(ms), named)).status).toBe(400);
  expect(await own.list()).toHaveLength(1);
  expect(await own.plans()).toEqual([]);
});

test('a plan that could not be published now is refused, and changes nothing', async () => {
  await createOpening('unfit');
  const { status } = await own.plan(inMs(TOMORROW), [await own.type('opening', 'unfit', title(''))]);
  expect(status).toBe(409);
  expect(await own.list()).toHaveLength(1);
  expect(await own.plans()).toEqual([]);
});

test('a plan is unknown to other accounts', async () => {
  await createOpening('private');
  const { body: plan } = await own.plan(inMs(TOMORROW), [await own.type('opening', 'private', title('Neu'))]);
  const other = drafts(url, (await join(url, adminToken, 'editor', 'plan-reader')).token);
  expect(await other.plans()).toEqual([]);
  expect((await other.move(plan.id, inMs(SOON))).status).toBe(404);
  expect((await other.cancel(plan.id)).status).toBe(404);
  expect(await own.plans()).toHaveLength(1);
});

test(
  'a plan that became due while Strapi was off is published by its start',
  async () => {
    const { ADMIN_PASSWORD } = installation.secrets;
    const signIn = (at: string) => logIn(at, { username: 'admin', password: ADMIN_PASSWORD });
    const first = await startCms(installation);
    const token = await signIn(first.url);
    const before = drafts(first.url, token);
    await before.plan(inMs(TOMORROW), [await before.type('company', 'company', { city: change('', 'Ulm') })]);
    await first.stop();
    await execute(installation.folder, `UPDATE planned_publications SET at = '${inMs(0).toISOString()}'`);
    const second = await startCms(installation);
    const company = await siteAdmin(second.url, await signIn(second.url)).get('/company');
    await second.stop();
    expect(company.body).toMatchObject({ city: 'Ulm', updatedBy: 'admin' });
    expect(await countRows(installation.folder, 'planned_publications')).toBe(0);
  },
  TWO_STARTS_MS,
);
