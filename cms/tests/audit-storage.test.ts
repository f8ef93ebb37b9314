import { readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { auditTrail } from './audit-trail';
import { logFileOf } from './cms-process';
import { call } from './http-client';
import { panel } from './panel';
import { join } from './people';
import { execute, rowsOf } from './stored-rows';
import './provided';

const { url, siteToken, adminToken, folder } = inject('cms');
const trail = auditTrail(folder);
const POST = 'api::blog-post.blog-post';

describe('the database', () => {
  const statements: [what: string, statement: string, reason: string][] = [
    ['an entry cannot be changed', "UPDATE audit_trail SET action = 'save'", 'append-only'],
    ['a young entry cannot be removed', 'DELETE FROM audit_trail', 'kept for 180 days'],
  ];
  // SQLite has no TRUNCATE.
  if (process.env.TEST_DATABASE_URL) {
    statements.push(['the table cannot be emptied as a whole', 'TRUNCATE audit_trail', 'kept for 180 days']);
  }

  test.each(statements)('%s', async (_what, statement, reason) => {
    const before = await trail.everything();
    await expect(execute(folder, statement)).rejects.toThrow(reason);
    expect(await trail.everything()).toBe(before);
  });

  test('lets go of entries after 180 days', async () => {
    const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const insert = (name: string, days: number) =>
      execute(
        folder,
        `INSERT INTO audit_trail (at, source, action, account_name) VALUES ('${at(days)}', 'panel', 'save', '${name}')`,
      );
    await insert('old', 180.01);
    await insert('young', 179.99);
    await execute(folder, "DELETE FROM audit_trail WHERE account_name = 'old'");
    await expect(execute(folder, "DELETE FROM audit_trail WHERE account_name = 'young'")).rejects.toThrow();
    const left = await rowsOf(folder, "SELECT 1 FROM audit_trail WHERE account_name IN ('old', 'young')");
    expect(left).toHaveLength(1);
  });
});

test('what has been done stays done when the trail cannot be written, and the log has the entry without texts', async () => {
  await execute(folder, 'ALTER TABLE audit_trail RENAME TO audit_elsewhere');
  const posts = panel(url, adminToken, POST);
  const made = await posts.create({ title: 'Geheimer Titel im Protokoll', slug: 'untold' });
  await execute(folder, 'ALTER TABLE audit_elsewhere RENAME TO audit_trail');
  expect(made.status).toBe(201);
  const log = readFileSync(logFileOf(folder), 'utf8');
  expect(log).toContain('The audit trail could not be written');
  expect(log).toContain(made.body.data.documentId);
  expect(log).not.toContain('Geheimer Titel im Protokoll');
  await posts.remove(made.body.data.documentId);
});

test('what has been read and refused is answered, and is in the log, when the trail cannot be written', async () => {
  const author = await join(url, adminToken, 'author', 'untold-author');
  const list = `${url}/site-admin/contact-submissions`;
  await call(`${url}/api/contact-submissions`, {
    token: siteToken,
    json: {
      data: { firstName: 'A', lastName: 'B', email: 'a@untold.example', message: 'Geheim im Protokoll' },
    },
  });
  const editor = await join(url, adminToken, 'editor', 'untold-editor');
  await execute(folder, 'ALTER TABLE audit_trail RENAME TO audit_elsewhere');
  const read = await call<{ id: string }[]>(`${list}?search=untold.example`, { token: editor.token });
  const refused = await call(list, { token: author.token });
  await execute(folder, 'ALTER TABLE audit_elsewhere RENAME TO audit_trail');
  expect([read.status, refused.status]).toEqual([200, 403]);
  const log = readFileSync(logFileOf(folder), 'utf8');
  expect(read.body).toHaveLength(1);
  expect(log).toContain(read.body[0]?.id);
  expect(log).toContain('GET /site-admin/contact-submissions');
  expect(log).not.toMatch(/Geheim im Protokoll|untold\.example\?|a@untold/);
});

describe('who may read it', () => {
  const calls = [
    ['GET', '/audit', undefined],
    ['GET', '/audit/export', undefined],
    ['POST', '/personal-data/count', { email: 'ada@roles.example' }],
    ['POST', '/personal-data/export', { email: 'ada@roles.example' }],
    ['POST', '/personal-data/erase', { email: 'ada@roles.example', count: 0 }],
  ] as const;

  test('administrators alone: neither strangers nor authors nor editors', async () => {
    const author = await join(url, adminToken, 'author', 'audit-author');
    const editor = await join(url, adminToken, 'editor', 'audit-editor');
    for (const [method, path, json] of calls) {
      const statuses: number[] = [];
      for (const token of [undefined, siteToken, author.token, editor.token, adminToken]) {
        statuses.push((await call(`${url}/site-admin${path}`, { method, token, json })).status);
      }
      expect(statuses, path).toEqual([401, 401, 403, 403, 200]);
    }
  });

  test('there is no call of Strapi that has its table', async () => {
    const answer = await call<{ data: { uid: string }[] }>(`${url}/content-manager/content-types`, {
      token: adminToken,
    });
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).not.toContain('audit');
  });
});
