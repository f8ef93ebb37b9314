import { beforeAll, describe, expect, inject, test } from 'vitest';
import { forEachPlural, ORDERED_PLURALS } from '../contract/ordered-kinds';
import type { Translation } from '../contract/translation';
import { call } from './http-client';
import { type Entry, panel } from './panel';
import { block, join, joinWith } from './people';
import { siteAdmin } from './site-admin';
import './provided';

const { url, adminToken, siteToken } = inject('cms');
const MESSAGES = `${url}/content-manager/collection-types/api::contact-submission.contact-submission`;
const tokens = { editor: '', author: '', blocked: '', admin: adminToken, site: siteToken };

beforeAll(async () => {
  const [editor, author, blocked] = [
    await join(url, adminToken, 'editor'),
    await join(url, adminToken, 'author'),
    await join(url, adminToken, 'editor', 'blocked'),
  ];
  Object.assign(tokens, { editor: editor.token, author: author.token, blocked: blocked.token });
  const { status } = await siteAdmin(url, blocked.token).get('/session');
  expect(status).toBe(200);
  await block(url, adminToken, blocked);
});

test('an Editor edits and publishes every language', async () => {
  const projects = panel(url, tokens.editor, 'api::project.project');
  const project = await projects.create({ key: 'of-an-editor', title: 'Titel' });
  for (const locale of ['de', 'en', 'sq']) {
    const saved = await projects.save(project.body.data.documentId, locale, { title: `Titel ${locale}` });
    expect(saved.title).toBe(`Titel ${locale}`);
  }
  const posts = panel(url, tokens.editor, 'api::blog-post.blog-post');
  const created = await posts.create({ title: 'Beitrag', slug: 'of-an-editor' });
  expect((await posts.publish(created.body.data.documentId, 'de')).status).toBe('published');
});

describe('messages', () => {
  test('an Editor reads and files them, and changes nothing of what was sent', async () => {
    const data = { firstName: 'Ada', lastName: 'B', email: 'roles@example.org', message: 'x' };
    await call(`${url}/api/contact-submissions`, { token: siteToken, json: { data } });
    const ours = `${MESSAGES}?filters[email][$eq]=${data.email}`;
    const list = await call<{ results: Entry[] }>(ours, { token: tokens.editor });
    expect(list.status).toBe(200);
    const { documentId } = list.body.results[0] ?? {};
    const saved = await call<{ data: Entry }>(`${MESSAGES}/${documentId}`, {
      method: 'PUT',
      token: tokens.editor,
      json: { firstName: 'x', handling: 'done' },
    });
    expect(saved.body.data).toMatchObject({ firstName: 'Ada', handling: 'done' });
    expect((await call(MESSAGES, { token: tokens.editor, json: { firstName: 'x' } })).status).toBe(403);
  });

  test('an Author does not see them', async () => {
    expect((await call(MESSAGES, { token: tokens.author })).status).toBe(403);
  });
});

test('an Author drafts posts, publishes none, and changes nothing that would be live at once', async () => {
  const posts = panel(url, tokens.author, 'api::blog-post.blog-post');
  const created = await posts.create({ title: 'Entwurf', slug: 'of-an-author' });
  expect(created.status).toBe(201);
  await expect(posts.publish(created.body.data.documentId, 'de')).rejects.toThrow('403');
  const projects = panel(url, tokens.author, 'api::project.project');
  const [project] = await projects.list();
  expect(project).toBeDefined();
  await expect(projects.save(project?.documentId ?? '', 'de', { title: 'x' })).rejects.toThrow('403');
});

test.each(['editor', 'author'] as const)('an %s neither manages people nor sees tokens', async (role) => {
  for (const path of ['/admin/users', '/admin/api-tokens']) {
    expect((await call(url + path, { token: tokens[role] })).status).toBe(403);
  }
});

describe("the calls of the site's /admin", () => {
  type Caller = 'anonymous' | keyof typeof tokens;
  type Row = [method: string, path: string, author: number, editor: number, admin: number, body?: object];
  const table: Row[] = [
    ['GET', '/session', 200, 200, 200],
    ['GET', '/content-sections', 200, 200, 200],
    ['GET', '/content-sections/about', 200, 200, 200],
    ['POST', '/content-sections', 403, 400, 400, {}],
    ['PUT', '/content-sections/about', 403, 200, 200, {}],
    ['DELETE', '/content-sections/nowhere', 403, 404, 404],
    ['GET', '/projects', 200, 200, 200],
    ['GET', '/projects/idatik', 200, 200, 200],
    ['POST', '/projects', 403, 400, 400, {}],
    ['PUT', '/projects/idatik', 403, 200, 200, {}],
    ['PUT', '/projects/order', 403, 400, 400, {}],
    ['DELETE', '/projects/nowhere', 403, 404, 404],
    ['GET', '/openings/devops', 200, 200, 200],
    ['PUT', '/openings/devops', 403, 200, 200, {}],
    ['GET', '/resources/guide', 200, 200, 200],
    ['PUT', '/resources/guide', 403, 200, 200, {}],
    ...ORDERED_PLURALS.flatMap((plural): Row[] => [
      ['GET', `/${plural}`, 200, 200, 200],
      ['POST', `/${plural}`, 403, 400, 400, {}],
      ['PUT', `/${plural}/nowhere`, 403, 404, 404, {}],
      ['PUT', `/${plural}/order`, 403, 400, 400, {}],
      ['DELETE', `/${plural}/nowhere`, 403, 404, 404],
    ]),
    ['GET', '/contact-submissions', 403, 200, 200],
    ['PUT', '/contact-submissions/nowhere', 403, 404, 404, { state: 'read' }],
    ['DELETE', '/contact-submissions/nowhere', 403, 404, 404],
    ['GET', '/appearance', 200, 200, 200],
    ['PUT', '/appearance', 403, 200, 200, {}],
    ['GET', '/home-page', 200, 200, 200],
    ['PUT', '/home-page', 403, 403, 200, {}],
    ['GET', '/company', 200, 200, 200],
    ['PUT', '/company', 403, 200, 200, {}],
    ['GET', '/service-status', 200, 200, 200],
    ['PUT', '/service-status', 403, 200, 200, {}],
    ['GET', '/notifications', 403, 200, 200],
    ['PUT', '/notifications', 403, 200, 200, {}],
    ['GET', '/media', 200, 200, 200],
    ['PUT', '/media/999999', 404, 404, 404, {}],
    ['DELETE', '/media/999999', 404, 404, 404],
    ['GET', '/translations', 200, 200, 200],
    ['GET', '/statistics?from=2026-01-01&to=2026-01-31', 403, 200, 200],
    ['GET', '/statistics/export?from=2026-01-01&to=2026-01-31', 403, 200, 200],
  ];

  const statusFor = async (caller: Caller, method: string, path: string, json?: object) => {
    const token = caller === 'anonymous' ? undefined : tokens[caller];
    return (await call(`${url}/site-admin${path}`, { method, token, json })).status;
  };

  test.each(table)(
    '%s %s answers %i to an Author, %i to an Editor, %i to a Super Admin, and 401 to all others',
    async (method, path, author, editor, admin, body) => {
      const answers: Partial<Record<Caller, number>> = {};
      for (const caller of ['anonymous', 'site', 'blocked', 'author', 'editor', 'admin'] as const) {
        answers[caller] = await statusFor(caller, method, path, body);
      }
      expect(answers).toEqual({ anonymous: 401, site: 401, blocked: 401, author, editor, admin });
    },
  );

  test('tell each account what it may do', async () => {
    const mayOf = async (token: string) =>
      (await siteAdmin(url, token).get<{ user: object; may: object }>('/session')).body;
    const all = { create: true, read: true, update: true, delete: true };
    const looks = { create: false, read: true, update: false, delete: false };
    expect(await mayOf(tokens.editor)).toEqual({
      user: {
        id: expect.any(Number),
        username: null,
        email: 'editor@example.org',
        name: 'editor Test',
        roles: ['strapi-editor'],
      },
      owesSecondFactor: false,
      sendsMail: false,
      may: {
        sections: all,
        projects: all,
        ...forEachPlural(() => all),
        redirects: all,
        posts: { create: true, read: true, update: true },
        productTexts: { read: true, update: true },
        pageTexts: { read: true, update: true },
        messages: { read: true, update: true, delete: true },
        media: all,
        appearance: { read: true, update: true },
        homePage: { read: true, update: false },
        company: { read: true, update: true },
        serviceStatus: { read: true, update: true },
        notifications: { read: true, update: true },
        audit: { read: false },
        statistics: { read: true },
        personalData: { read: false, delete: false },
      },
    });
    expect(await mayOf(adminToken)).toMatchObject({
      may: { audit: { read: true }, personalData: { read: true, delete: true } },
    });
    expect(await mayOf(tokens.author)).toMatchObject({
      may: {
        sections: looks,
        projects: looks,
        ...forEachPlural(() => looks),
        redirects: looks,
        posts: { create: true, read: true, update: true },
        productTexts: { read: true, update: false },
        pageTexts: { read: true, update: false },
        messages: { read: false, update: false, delete: false },
        media: all,
        appearance: { read: true, update: false },
        homePage: { read: true, update: false },
        company: { read: true, update: false },
        serviceStatus: { read: true, update: false },
        notifications: { read: false, update: false },
        statistics: { read: false },
      },
    });
  });

  test('are over with the logout, although the token has not expired', async () => {
    const { token } = await join(url, adminToken, 'editor', 'leaving');
    expect((await call(`${url}/admin/logout`, { token, json: {} })).status).toBe(200);
    expect((await siteAdmin(url, token).get('/session')).status).toBe(401);
  });

  test('obey the conditions of a role: one language and one field', async () => {
    const translator = await joinWith(
      url,
      adminToken,
      'translator',
      ['read', 'update'].map((verb) => ({
        action: `plugin::content-manager.explorer.${verb}`,
        subject: 'api::section.section',
        properties: { fields: ['title'], locales: ['en'] },
      })),
    );
    const sections = siteAdmin(url, translator.token);
    const about = await sections.get<{ translations: object }>('/content-sections/about');
    expect(Object.keys(about.body.translations)).toEqual(['en']);
    const save = async (translations: object) =>
      (await sections.put('/content-sections/about', { translations })).status;
    expect(await save({ en: { title: 'About' } })).toBe(200);
    expect(await save({ en: { description: 'x' } })).toBe(403);
    expect(await save({ de: { title: 'x' } })).toBe(403);
    expect(await save({ fr: { title: 'x' } })).toBe(403);
    const overview = await sections.get<Translation[]>('/translations');
    expect(new Set(overview.body.map(({ kind }) => kind))).toEqual(new Set(['section']));
    expect(overview.body.find(({ key }) => key === 'about')).toMatchObject({
      name: 'about',
      languages: { en: { state: 'complete', updatedAt: expect.any(String) } },
    });
    expect(Object.keys(overview.body[0]?.languages ?? {})).toEqual(['en']);
  });
});
