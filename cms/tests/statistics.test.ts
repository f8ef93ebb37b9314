import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { StatisticCount, Statistics } from '../contract/statistics';
import { call, siteVersion } from './http-client';
import { block, join, joinWith } from './people';
import { siteAdmin } from './site-admin';
import './provided';

const { url, siteToken, adminToken } = inject('cms');
/** Days of these tests alone. */
const [DAY, OTHER_DAY] = ['2025-03-03', '2025-03-04'];
const QUERY = `from=${DAY}&to=${OTHER_DAY}`;
const COUNT: StatisticCount = { day: DAY, kind: 'page', name: '/blog', language: 'de', count: 3 };

const send = (batch: unknown, token: string | undefined = siteToken) =>
  call(`${url}/site-statistics`, { token, json: batch });
const batchOf = (...counts: StatisticCount[]) => ({ run: randomUUID(), number: 1, counts });

describe('counts of the site', () => {
  test('are taken with its token alone', async () => {
    const editor = await join(url, adminToken, 'editor', 'counting-editor');
    for (const token of ['', 'x'.repeat(40), editor.token, adminToken])
      expect((await send(batchOf(COUNT), token)).status).toBe(401);
  });

  test.each([
    ['without counts', { ...batchOf(), counts: [] }],
    ['without a run', { number: 1, counts: [COUNT] }],
    ['with a fraction', batchOf({ ...COUNT, count: 0.5 })],
    ['with a kind that there is not', batchOf({ ...COUNT, kind: 'visitor' as never })],
    ['with a day that there is not', batchOf({ ...COUNT, day: '2025-02-30' })],
    ['with too long a name', batchOf({ ...COUNT, name: 'x'.repeat(201) })],
  ])('are refused %s', async (_what, batch) => {
    expect((await send(batch)).status).toBe(400);
  });

  test('of a batch are stored once, also when it comes twice at the same time', async () => {
    const batch = batchOf(COUNT, { ...COUNT, day: OTHER_DAY, language: 'en', count: 1 });
    const before = await siteVersion(url);
    const answers = await Promise.all([batch, batch, batch].map((same) => send(same)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await send(batch)).status).toBe(204);
    const { body } = await siteAdmin(url, adminToken).get<Statistics>(`/statistics?${QUERY}`);
    expect(body).toMatchObject({
      weeks: [{ week: DAY, kind: 'page', count: 4 }],
      names: [{ kind: 'page', name: '/blog', count: 4 }],
    });
    const german = await siteAdmin(url, adminToken).get<Statistics>(`/statistics?${QUERY}&language=de`);
    expect(german.body.names).toEqual([{ kind: 'page', name: '/blog', count: 3 }]);
    const table = await siteAdmin(url, adminToken).get<StatisticCount[]>(`/statistics/export?${QUERY}`);
    expect(table.body).toEqual(batch.counts);
    expect(await siteVersion(url), 'no page is made anew').toBe(before);
  });
});

describe('the numbers', () => {
  const tokens: Record<string, string> = { administrator: adminToken, site: siteToken };

  beforeAll(async () => {
    const [editor, author, blocked, analyst] = [
      await join(url, adminToken, 'editor', 'numbers-editor'),
      await join(url, adminToken, 'author', 'numbers-author'),
      await join(url, adminToken, 'editor', 'numbers-blocked'),
      await joinWith(url, adminToken, 'numbers-analyst', [
        { action: 'admin::statistics.read', subject: null },
      ]),
    ];
    await block(url, adminToken, blocked);
    for (const [name, { token }] of Object.entries({ editor, author, blocked, analyst }))
      tokens[name] = token;
  });

  test.each([
    ['administrator', 200],
    ['editor', 200],
    ['analyst', 200],
    ['author', 403],
    ['blocked', 401],
    ['site', 401],
  ])('are answered to %s with %i', async (who, status) => {
    const { get } = siteAdmin(url, tokens[who]);
    expect((await get(`/statistics?${QUERY}`)).status).toBe(status);
    expect((await get(`/statistics/export?${QUERY}`)).status).toBe(status);
    const session = await get<{ may: { statistics: { read: boolean } } }>('/session');
    if (session.status === 200) expect(session.body.may.statistics.read).toBe(status === 200);
  });

  test('need days', async () => {
    expect((await siteAdmin(url, adminToken).get('/statistics')).status).toBe(400);
    expect((await siteAdmin(url, adminToken).get(`/statistics?from=${DAY}&to=morgen`)).status).toBe(400);
  });
});
