import { beforeAll, describe, expect, inject, test } from 'vitest';
import { call, logIn } from './http-client';
import { type Entry, panel } from './panel';
import './provided';

const { url, adminToken } = inject('cms');
const MESSAGES = `${url}/content-manager/collection-types/api::contact-submission.contact-submission`;
const tokens = { editor: '', author: '' };

/** Invites a person, who then registers and logs in. */
async function join(role: 'editor' | 'author'): Promise<string> {
  const roles = await call<{ data: { id: number; code: string }[] }>(`${url}/admin/roles`, {
    token: adminToken,
  });
  const id = roles.body.data.find(({ code }) => code === `strapi-${role}`)?.id;
  const email = `${role}@example.org`;
  const invited = await call<{ data: { registrationToken: string } }>(`${url}/admin/users`, {
    token: adminToken,
    json: { email, firstname: role, lastname: '', roles: [id] },
  });
  const password = 'Redaktion2026';
  await call(`${url}/admin/register`, {
    json: {
      registrationToken: invited.body.data.registrationToken,
      userInfo: { firstname: role, lastname: 'Test', password },
    },
  });
  return logIn(url, { email, password });
}

beforeAll(async () => {
  tokens.editor = await join('editor');
  tokens.author = await join('author');
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
  test('an Editor reads them and cannot change them', async () => {
    const list = await call<{ results: Entry[] }>(MESSAGES, { token: tokens.editor });
    expect(list.status).toBe(200);
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
