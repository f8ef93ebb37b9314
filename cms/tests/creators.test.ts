import { beforeAll, describe, expect, inject, test } from 'vitest';
import { call } from './http-client';
import { join } from './people';
import { uploadPicture } from './pictures';
import './provided';

const { url, adminToken } = inject('cms');
const COLLECTION = '/content-manager/collection-types';
const PROJECTS = `${COLLECTION}/api::project.project`;
const tokens = { author: '', editor: '', admin: adminToken };
let picture = 0;
let addresses: string[] = [];

beforeAll(async () => {
  tokens.author = (await join(url, adminToken, 'author', 'curious')).token;
  tokens.editor = (await join(url, adminToken, 'editor', 'curious-editor')).token;
  const accounts = await call<{ data: { results: { email: string }[] } }>(`${url}/admin/users?pageSize=100`, {
    token: adminToken,
  });
  addresses = accounts.body.data.results.map(({ email }) => email);
  expect(addresses).toContain('curious@example.org');
  picture = (await uploadPicture(url, adminToken, 'made-by-admin.png')).id;
  const json = { key: 'made-by-admin', title: 'Produkt' };
  expect((await call(url + PROJECTS, { token: adminToken, json })).status).toBe(201);
});

const ask = (path: string, token: string) => call(url + path, { token });

describe.each(['author', 'editor'] as const)('an %s', (role) => {
  test.each([
    'filters[createdBy][email][$contains]=a',
    'filters[updatedBy][email][$startsWith]=a',
    'filters[$and][0][$or][0][createdBy][email][$contains]=a',
    'filters[createdBy][isActive]=true',
    'filters[createdBy][resetPasswordToken][$null]=true',
    'filters[createdBy][password][$startsWith]=$2',
    'filters[createdBy][roles][code]=strapi-super-admin',
    'filters[localizations][createdBy][email][$contains]=a',
    'sort=createdBy.email:asc',
    'sort[createdBy][email]=asc',
    'sort[0]=createdBy.password',
    'populate[createdBy][fields][0]=email',
    'populate[createdBy][filters][email][$contains]=a',
    'populate[createdBy][sort]=email',
    'populate[createdBy][populate]=roles',
    'populate=createdBy.roles',
    'populate[localizations][populate][createdBy][fields]=email',
  ])('cannot ask for people by what only their administrators know: ?%s', async (query) => {
    for (const address of [PROJECTS, '/upload/files', `${COLLECTION}/api::blog-post.blog-post`]) {
      if (query.includes('localizations') && address === '/upload/files') continue;
      const { status } = await ask(`${address}?${query}`, tokens[role]);
      expect(status, address).toBe(400);
    }
  });

  test.each([
    `${PROJECTS}`,
    `${PROJECTS}?populate=*`,
    `${PROJECTS}?populate[createdBy]=true`,
    `${PROJECTS}?_q=admin`,
    '/upload/files?populate=*',
    '/upload/folders?populate=*',
    '/content-manager/homepage/recent-documents?action=update',
  ])('gets no address of anybody: %s', async (path) => {
    const { status, body } = await ask(path, tokens[role]);
    expect(status).toBe(200);
    const text = JSON.stringify(body);
    // Editors may read messages, which contain e-mail addresses as well.
    expect(addresses.filter((address) => text.includes(address))).toEqual([]);
    expect(text).not.toMatch(/isActive":(true|false),"(email|username)/);
  });

  test('gets no address with one entry or one picture, but who created it', async () => {
    const list = await call<{ results: { documentId: string }[] }>(
      `${url}${PROJECTS}?filters[key]=made-by-admin`,
      {
        token: tokens[role],
      },
    );
    const [project] = list.body.results;
    const one = await call<{ data: { createdBy: object } }>(`${url}${PROJECTS}/${project?.documentId}`, {
      token: tokens[role],
    });
    expect(one.body.data.createdBy).toEqual({ id: expect.any(Number), ...names(one.body.data.createdBy) });
    expect(JSON.stringify(one.body)).not.toContain('@');
    expect(JSON.stringify((await ask(`/upload/files/${picture}`, tokens[role])).body)).not.toContain('@');
  });

  test('may still filter by who created an entry', async () => {
    const { status } = await ask(`${PROJECTS}?filters[createdBy][id][$eq]=1&sort=key:asc`, tokens[role]);
    expect(status).toBe(200);
  });

  test.each([
    'api::project.project/createdBy',
    'api::project.project/updatedBy?_q=a',
    'api::blog-post.blog-post/createdBy',
    'api::contact-submission.contact-submission/createdBy',
    'plugin::upload.file/createdBy',
    'admin::user/roles',
  ])('is refused the people to choose from: %s', async (relation) => {
    expect((await ask(`/content-manager/relations/${relation}`, tokens[role])).status).toBe(403);
    const ofOne = relation.replace('/', '/any-document/');
    expect([403, 404]).toContain((await ask(`/content-manager/relations/${ofOne}`, tokens[role])).status);
  });
});

const names = (person: object) =>
  Object.fromEntries(
    Object.entries(person).filter(([name]) => /^(firstname|lastname|username|documentId)$/.test(name)),
  );

test('a Super Admin, who manages people, may ask by their addresses, and gets no failure either', async () => {
  const { status } = await ask(`${PROJECTS}?filters[createdBy][email][$contains]=a`, adminToken);
  expect(status).toBe(200);
  const relation = await ask('/content-manager/relations/api::project.project/createdBy', adminToken);
  expect(relation.status).toBe(403);
  expect((await ask('/content-manager/relations/api::nothing.nothing/createdBy', adminToken)).status).toBe(
    400,
  );
});
