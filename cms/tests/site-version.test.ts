import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { CONTENT_PARTS, COPY_HEADER } from '../contract/site-version';
import { removeInstallation, runProgram } from './cms-process';
import { askGraphql, call, siteVersion } from './http-client';
import { panel } from './panel';
import './provided';
import { makeSeededInstallation } from './seeded-installation';

const { url, siteToken, adminToken } = inject('cms');
const projects = panel(url, adminToken, 'api::project.project');
const posts = panel(url, adminToken, 'api::blog-post.blog-post');

async function isChangedBy(action: () => Promise<unknown>): Promise<boolean> {
  const before = await siteVersion(url);
  await action();
  return (await siteVersion(url)) !== before;
}

test('a connection stays open between calls of the site, which are seconds apart', async () => {
  const { headers } = await call(`${url}/site-version`);
  expect(headers.get('keep-alive')).toBe('timeout=65');
});

test('the version is open to all and never kept by caches', async () => {
  const answer = await call<{ version: string }>(`${url}/site-version`);
  expect(answer.status).toBe(200);
  const version = expect.stringMatching(/^[0-9a-f-]{36}$/);
  const parts = Object.fromEntries(CONTENT_PARTS.map((part) => [part, version]));
  expect(answer.body).toEqual({ version, parts, copies: expect.any(Number) });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('copies of the site are counted by their names for themselves', async () => {
  const ask = async (name: string) => {
    const answer = await call<{ copies: number }>(`${url}/site-version`, {
      headers: { [COPY_HEADER]: name },
    });
    return answer.body.copies;
  };
  const [first, second] = [randomUUID(), randomUUID()];
  const before = await ask('no name');
  expect(await ask(first)).toBe(before + 1);
  expect(await ask(second)).toBe(before + 2);
  expect(await ask(first)).toBe(before + 2);
});

describe('the version changes', () => {
  test('with every step of an entry that visitors can see: made, published, unpublished, deleted', async () => {
    const created = await posts.create({ title: 'Titel', slug: 'of-the-version' });
    const { documentId } = created.body.data;
    await posts.save(documentId, 'en', { title: 'Title' });
    expect(await isChangedBy(() => posts.publish(documentId, 'en'))).toBe(true);
    expect(await isChangedBy(() => posts.unpublish(documentId, 'en'))).toBe(true);
    await posts.publish(documentId, 'en');
    expect(await isChangedBy(() => posts.remove(documentId))).toBe(true);
    expect(await isChangedBy(() => projects.create({ key: 'of-the-version', title: 'Titel' }))).toBe(true);
  });

  test('with a picture, and with its alternative text', async () => {
    const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0F5C7A' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'version.png');
    let id = 0;
    const upload = async () => {
      const { body } = await call<{ id: number }[]>(`${url}/upload`, { token: adminToken, form });
      id = body[0]?.id ?? 0;
    };
    expect(await isChangedBy(upload)).toBe(true);
    const describeIt = () => {
      const info = new FormData();
      info.append(
        'fileInfo',
        JSON.stringify({ alternativeText: 'Ein Netz', caption: null, name: 'version.png' }),
      );
      return call(`${url}/upload?id=${id}`, { token: adminToken, form: info });
    };
    expect(await isChangedBy(describeIt)).toBe(true);
  });
});

describe('of the parts', () => {
  async function partsChangedBy(action: () => Promise<unknown>): Promise<string[]> {
    const read = async () =>
      (await call<{ parts: Record<string, string> }>(`${url}/site-version`)).body.parts;
    const before = await read();
    await action();
    const after = await read();
    return Object.keys(after)
      .filter((part) => after[part] !== before[part])
      .sort();
  }

  test('that one changes which an entry belongs to', async () => {
    const post = await posts.create({ title: 'Titel', slug: 'of-a-part' });
    const { documentId } = post.body.data;
    expect(await partsChangedBy(() => posts.publish(documentId, 'de'))).toEqual(['posts']);
    const create = () => projects.create({ key: 'of-a-part', title: 'Titel' });
    expect(await partsChangedBy(create)).toContain('projects');
    expect(await partsChangedBy(() => projects.list())).toEqual([]);
  });

  test('all change with a picture, which may stand anywhere', async () => {
    const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0F5C7A' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'part.png');
    const upload = () => call(`${url}/upload`, { token: adminToken, form });
    expect(await partsChangedBy(upload)).toEqual([...CONTENT_PARTS].sort());
  });
});

describe('the version stays', () => {
  test('when content is only read', async () => {
    const read = async () => {
      await askGraphql(url, siteToken, '{ projects(locale: "*") { key } }');
      await projects.list();
    };
    expect(await isChangedBy(read)).toBe(false);
  });

  test('with a draft, which no visitor sees: made, saved, deleted', async () => {
    let documentId = '';
    const create = async () => {
      const { body } = await posts.create({ title: 'Titel', slug: 'draft-of-the-version' });
      documentId = body.data.documentId;
    };
    expect(await isChangedBy(create)).toBe(false);
    expect(await isChangedBy(() => posts.save(documentId, 'en', { title: 'Title' }))).toBe(false);
    expect(await isChangedBy(() => posts.remove(documentId))).toBe(false);
  });

  test('when a visitor sends a message', async () => {
    const data = { firstName: 'A', lastName: 'B', email: 'a@example.org', message: 'x' };
    const send = () => call(`${url}/api/contact-submissions`, { token: siteToken, json: { data } });
    expect(await isChangedBy(send)).toBe(false);
  });

  test('when a write is refused', async () => {
    expect(await isChangedBy(() => projects.create({ key: 'Not a key', title: 'Titel' }))).toBe(false);
  });

  test('when a write is rolled back', async () => {
    const installation = makeSeededInstallation();
    const result = await runProgram<{ before: object; after: object }>('rolled-back-write.cjs', installation);
    expect(result).toMatchObject({ rolledBack: 'on purpose', during: { title: 'Never kept' } });
    expect(result.after).toEqual(result.before);
    removeInstallation(installation);
  });
});
