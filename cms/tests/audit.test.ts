import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { auditTrail, inShort } from './audit-trail';
import { makeInstallation, removeInstallation, runProgram } from './cms-process';
import { call } from './http-client';
import { type Entry, panel } from './panel';
import { join } from './people';
import { picture, type StoredFile, uploadPicture } from './pictures';
import { siteAdmin } from './site-admin';
import './provided';

const { url, siteToken, adminToken, folder } = inject('cms');
const trail = auditTrail(folder);
const admin = siteAdmin(url, adminToken);
const SECTION = 'api::section.section';
const POST = 'api::blog-post.blog-post';
const MESSAGE = 'api::contact-submission.contact-submission';

const during = async (work: () => Promise<unknown>) => inShort(await trail.during(work));
/** Marks calls as the site's for an editor. */
const fromSite = { 'x-site-token': siteToken };
const asSite = (path: string, method: string, json?: unknown) =>
  call<{ id: number }>(`${url}${path}`, { method, token: adminToken, headers: fromSite, json });

async function sent(email: string): Promise<string> {
  const data = { firstName: 'Ada', lastName: 'Beispiel', email, message: 'Vertrauliches Anliegen' };
  const { body } = await call<{ data: { documentId: string } }>(`${url}/api/contact-submissions`, {
    token: siteToken,
    json: { data },
  });
  return body.data.documentId;
}

async function pictureForm(): Promise<FormData> {
  const form = new FormData();
  const content = new Uint8Array(await picture().png().toBuffer());
  form.append('files', new Blob([content], { type: 'image/png' }), 'audited.png');
  return form;
}

describe('what an editor does in the panel', () => {
  test('with an entry stands there once, by the key of the entry and its language', async () => {
    const sections = panel(url, adminToken, SECTION);
    let made: Entry | undefined;
    expect(
      await during(async () => {
        made = (await sections.create({ sectionKey: 'audited', title: 'Streng geheimer Titel' })).body.data;
      }),
    ).toEqual(['admin panel save section audited/de']);
    const id = made?.documentId ?? '';
    expect(await during(() => sections.save(id, 'en', { title: 'Secret title' }))).toEqual([
      'admin panel save section audited/en',
    ]);
    expect(await during(() => sections.remove(id))).toEqual(['admin panel delete section audited']);
    expect(await trail.everything()).not.toMatch(/geheimer Titel|Secret title/);
  });

  test('with a post is told as what it was: saved, published, withdrawn, deleted', async () => {
    const posts = panel(url, adminToken, POST);
    let id = '';
    expect(
      await during(async () => {
        id = (await posts.create({ title: 'Noch geheim', slug: 'noch-geheim' })).body.data.documentId;
      }),
    ).toEqual([expect.stringMatching(/^admin panel save post [a-z0-9]{24}\/de$/)]);
    // Publishing also saves, and is one act.
    expect(await during(() => posts.publish(id, 'de', { title: 'Jetzt offen' }))).toEqual([
      `admin panel publish post ${id}/de`,
    ]);
    await posts.save(id, 'de', { title: 'Verworfen' });
    expect(await during(() => posts.discard(id, 'de'))).toEqual([`admin panel save post ${id}/de`]);
    expect(await during(() => posts.unpublish(id, 'de'))).toEqual([`admin panel unpublish post ${id}/de`]);
    expect(await during(() => posts.remove(id))).toEqual([`admin panel delete post ${id}`]);
    expect(await trail.everything()).not.toContain('noch-geheim');
  });

  test('with several entries at once is told of each', async () => {
    const ids = [await sent('one@audit.example'), await sent('two@audit.example')];
    const base = `${url}/content-manager/collection-types/${MESSAGE}`;
    const acts = await during(() =>
      call(`${base}/actions/bulkDelete`, { token: adminToken, json: { documentIds: ids } }),
    );
    expect(acts).toEqual(ids.map((id) => `admin panel delete message ${id}`));
  });

  test('with the appearance, of which there is one', async () => {
    const single = `${url}/content-manager/single-types/api::appearance.appearance`;
    expect(await during(() => call(single, { method: 'PUT', token: adminToken, json: {} }))).toEqual([
      'admin panel save appearance',
    ]);
  });

  test('with accounts, roles and tokens', async () => {
    let id = 0;
    const acts = await during(async () => {
      id = (await join(url, adminToken, 'author', 'audited-author')).id;
    });
    // The administrator’s invitation, the author’s password by it, and the first sign-in.
    expect(acts).toEqual([
      `admin panel save account ${id}`,
      `audited-author@example.org panel save password ${id}`,
      `audited-author@example.org panel sign-in account ${id}`,
    ]);
    expect(
      await during(() => call(`${url}/admin/users/${id}`, { method: 'DELETE', token: adminToken })),
    ).toEqual([`admin panel delete account ${id}`]);

    const role = await call<{ data: { id: number } }>(`${url}/admin/roles`, {
      token: adminToken,
      json: { name: `Rolle ${randomUUID()}`, description: '' },
    });
    const of = `${url}/admin/roles/${role.body.data.id}`;
    const changes = await during(async () => {
      await call(`${of}/permissions`, { method: 'PUT', token: adminToken, json: { permissions: [] } });
      await call(of, { method: 'DELETE', token: adminToken });
    });
    expect(changes).toEqual([
      `admin panel save role ${role.body.data.id}`,
      `admin panel delete role ${role.body.data.id}`,
    ]);
  });

  test('is not told as done when it is refused or invalid', async () => {
    const author = await join(url, adminToken, 'author', 'refused-author');
    const acts = await during(async () => {
      const refused = await panel(url, author.token, SECTION).create({ sectionKey: 'never' });
      expect(refused.status).toBe(403);
      const invalid = await panel(url, adminToken, SECTION).create({ sectionKey: 'Kein Schlüssel' });
      expect(invalid.status).toBe(400);
    });
    expect(acts).toEqual([
      `refused-author@example.org panel refused call POST /content-manager/collection-types/${SECTION}`,
    ]);
  });

  test('is no act when it only asks', async () => {
    const acts = await during(async () => {
      await panel(url, adminToken, SECTION).list();
      const uid = { contentTypeUID: POST, field: 'slug', data: { title: 'Ein Titel' } };
      await call(`${url}/content-manager/uid/generate?locale=de`, { token: adminToken, json: uid });
    });
    expect(acts).toEqual([]);
  });
});

describe('what an editor does in /admin', () => {
  const texts = (title: string) => ({ de: { title }, en: { title }, fr: { title } });

  test('is one act, however many languages it writes, and no second one of the panel', async () => {
    const key = 'audited-by-site';
    expect(await during(() => asSite('/site-admin/content-sections', 'POST', { sectionKey: key }))).toEqual([
      `admin admin save section ${key}`,
    ]);
    const one = `/site-admin/content-sections/${key}`;
    expect(await during(() => asSite(one, 'PUT', { translations: texts('Ein sehr langer Titel') }))).toEqual([
      `admin admin save section ${key}`,
    ]);
    expect(await during(() => asSite(one, 'DELETE'))).toEqual([`admin admin delete section ${key}`]);
  });

  test('with the order of the products', async () => {
    const keys = (await admin.get<{ key: string }[]>('/projects')).body.map(({ key }) => key);
    expect(await during(() => asSite('/site-admin/projects/order', 'PUT', { keys }))).toEqual([
      'admin admin save project',
    ]);
  });

  test('with a message: its state, its deletion, and the list as a file', async () => {
    const id = await sent('read@audit.example');
    const one = `/site-admin/contact-submissions/${id}`;
    expect(await during(() => asSite(one, 'PUT', { state: 'read' }))).toEqual([
      `admin admin save message ${id}`,
    ]);
    expect(
      await during(() => asSite('/site-admin/contact-submissions/export?search=read@audit.example', 'GET')),
    ).toEqual(['admin admin export message 1']);
    expect(await during(() => asSite(one, 'DELETE'))).toEqual([`admin admin delete message ${id}`]);
  });

  test('with the texts of the pages: each file of a save, and a file for translators by its language', async () => {
    const change = { language: 'fr', key: 'hero.title', from: null, to: 'Bonjour' };
    const changes = [
      { ...change, file: 'audited-b' },
      { ...change, file: 'audited-a' },
    ];
    expect((await during(() => asSite('/site-admin/page-texts', 'PUT', { changes }))).sort()).toEqual([
      'admin admin save page-text audited-a',
      'admin admin save page-text audited-b',
    ]);
    const path = '/site-admin/texts-export?language=fr&state=all&format=csv';
    expect(await during(() => asSite(path, 'GET'))).toEqual(['admin admin export page-text fr']);
  });

  test('with a picture: its upload, its description, its deletion', async () => {
    let id = 0;
    const acts = await during(async () => {
      const uploaded = await call<StoredFile[]>(`${url}/upload`, {
        token: adminToken,
        form: await pictureForm(),
        headers: fromSite,
      });
      id = uploaded.body[0]?.id ?? 0;
    });
    expect(acts).toEqual([`admin admin upload picture ${id}`]);
    expect(
      await during(() => asSite(`/site-admin/media/${id}`, 'PUT', { alternativeText: 'Geheimes Bild' })),
    ).toEqual([`admin admin save picture ${id}`]);
    expect(await during(() => asSite(`/site-admin/media/${id}`, 'DELETE'))).toEqual([
      `admin admin delete picture ${id}`,
    ]);
  });

  test('is not told when it is refused or changes nothing because somebody else was faster', async () => {
    const acts = await during(async () => {
      expect((await asSite('/site-admin/content-sections/nowhere', 'PUT', {})).status).toBe(404);
      expect((await admin.put('/content-sections/about', { translations: {} }, 'stale')).status).toBe(409);
    });
    expect(acts).toEqual([]);
  });

  test('by a program of its own, with its own account, is told as one of a program', async () => {
    expect(await during(() => admin.put('/content-sections/about', { translations: {} }))).toEqual([
      'admin api save section about',
    ]);
  });
});

describe('a program with a token of the panel', () => {
  test('is told with the pictures that it changes and deletes; it cannot upload any', async () => {
    const made = await call<{ data: { id: number; accessKey: string } }>(`${url}/admin/api-tokens`, {
      token: adminToken,
      json: { name: `audit ${randomUUID()}`, description: '', type: 'full-access', lifespan: null },
    });
    const { id: tokenId, accessKey: token } = made.body.data;
    const { id } = await uploadPicture(url, adminToken, 'audited.png');
    const uploads = await during(async () => {
      const refused = await call(`${url}/api/upload`, { token, form: await pictureForm() });
      expect(refused.status).toBe(400);
    });
    expect(uploads).toEqual([]);
    const json = { fileInfo: { caption: 'Geheim' } };
    expect(await during(() => call(`${url}/api/upload?id=${id}`, { token, json }))).toEqual([
      `api save picture ${id}`,
    ]);
    expect(await during(() => call(`${url}/api/upload/files/${id}`, { method: 'DELETE', token }))).toEqual([
      `api delete picture ${id}`,
    ]);
    expect(
      await during(() => call(`${url}/admin/api-tokens/${tokenId}`, { method: 'DELETE', token: adminToken })),
    ).toEqual([`admin panel delete token ${tokenId}`]);
  });
});

describe('a page behind a password', () => {
  const gates = `${url}/site-audit/gates`;
  const told = (json: unknown, token: string | undefined = siteToken) => call(gates, { token, json });

  test('tells that it was opened or refused, and neither who nor with what', async () => {
    expect(
      await during(async () => {
        expect((await told({ page: 'investment-deck', outcome: 'refused' })).status).toBe(204);
        await told({ page: 'investors-partners', outcome: 'opened' });
      }),
    ).toEqual(['site gate-refused page investment-deck', 'site gate-opened page investors-partners']);
  });

  test.each([
    ['another page', { page: 'home', outcome: 'opened' }],
    ['another outcome', { page: 'investment-deck', outcome: 'guessed' }],
    ['an address or a password beside it', { page: 'investment-deck', outcome: 'opened', password: 'x' }],
  ])('%s is refused', async (_what, json) => {
    expect(await during(async () => expect((await told(json)).status).toBe(400))).toEqual([]);
  });

  test.each([
    ['nobody', undefined],
    ['an administrator', adminToken],
  ])('is believed to the site alone, not to %s', async (_who, token) => {
    const acts = await during(async () => {
      const answer = await call(gates, { token, json: { page: 'investment-deck', outcome: 'opened' } });
      expect(answer.status).toBe(401);
    });
    expect(acts).toEqual([]);
  });
});

test('every call of the panel is known: what a new version of Strapi brings is told here first', async () => {
  const installation = makeInstallation();
  const { unknown, gone } = await runProgram<{ unknown: string[]; gone: string[] }>(
    'panel-calls.cjs',
    installation,
  );
  removeInstallation(installation);
  expect({ unknown, gone }).toEqual({ unknown: [], gone: [] });
});
