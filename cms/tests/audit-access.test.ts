import { describe, expect, inject, test } from 'vitest';
import { auditTrail, inShort } from './audit-trail';
import { call } from './http-client';
import { join, PASSWORD } from './people';
import './provided';

const { url, siteToken, adminToken, folder } = inject('cms');
const trail = auditTrail(folder);
const SECTION = 'api::section.section';
const MESSAGE = 'api::contact-submission.contact-submission';

const during = async (work: () => Promise<unknown>) => inShort(await trail.during(work));
/** Marks calls as the site's for an editor. */
const fromSite = { 'x-site-token': siteToken };

async function sent(email: string): Promise<string> {
  const data = { firstName: 'Ada', lastName: 'Beispiel', email, message: 'Vertrauliches Anliegen' };
  const { body } = await call<{ data: { documentId: string } }>(`${url}/api/contact-submissions`, {
    token: siteToken,
    json: { data },
  });
  return body.data.documentId;
}

describe('messages that are read', () => {
  const messages = `/content-manager/collection-types/${MESSAGE}`;
  const list = '/site-admin/contact-submissions';
  let readers = 0;

  /** Creates an account that has read nothing yet. */
  async function reader(): Promise<{
    name: string;
    open: (path: string, headers?: object) => Promise<void>;
  }> {
    readers += 1;
    const name = `reader-${readers}`;
    const { token } = await join(url, adminToken, 'editor', name);
    return {
      name: `${name}@example.org`,
      open: async (path, headers = {}) => {
        const answer = await call(`${url}${path}`, { token, headers: { ...headers } });
        expect(answer.status, path).toBe(200);
      },
    };
  }

  test('in /admin and in the panel are told once, with the door of the first reading', async () => {
    const [one, two] = [await sent('a@reading.example'), await sent('b@reading.example')];
    const ada = await reader();
    const found = `${list}?search=reading.example`;
    expect(await during(() => ada.open(`${list}/${one}`, fromSite))).toEqual([
      `${ada.name} admin read message ${one}`,
    ]);
    expect(await during(() => ada.open(`${messages}/${one}`))).toEqual([]);
    expect(await during(() => ada.open(found, fromSite))).toEqual([`${ada.name} admin read message ${two}`]);
    expect(await during(() => ada.open(`${found}&page=1&pageSize=50`, fromSite))).toEqual([]);

    const bob = await reader();
    expect(await during(() => bob.open(`${messages}?_q=reading.example`))).toEqual([
      expect.stringMatching(new RegExp(`^${bob.name} panel read message (${one} ${two}|${two} ${one}) 2$`)),
    ]);
    expect(await during(() => bob.open(`${messages}/${two}`))).toEqual([]);
    expect(await during(() => bob.open(`${list}/${one}`))).toEqual([]);
  });

  test('by a program with an account of its own are told as by one', async () => {
    const id = await sent('c@reading.example');
    const ada = await reader();
    expect(await during(() => ada.open(`${list}/${id}`))).toEqual([`${ada.name} api read message ${id}`]);
  });

  test("on the panel's start page are told as well", async () => {
    const id = await sent('d@reading.example');
    const ada = await reader();
    const acts = await during(() => ada.open('/content-manager/homepage/recent-documents?action=update'));
    expect(acts).toEqual([expect.stringMatching(`^${ada.name} panel read message .*${id}`)]);
  });

  test('are none where no text is shown: a count, another type, one that is not there', async () => {
    const ada = await reader();
    const acts = await during(async () => {
      await ada.open(`${list}/unread`, fromSite);
      await ada.open(`/content-manager/collection-types/${SECTION}?locale=de`);
      await call(`${url}${list}/nowhere`, { token: adminToken });
    });
    expect(acts).toEqual([]);
  });

  test('hold nothing of their texts', async () => {
    expect(await trail.everything()).not.toMatch(/Vertrauliches|reading\.example"/);
  });
});

describe('a call that an account may not make', () => {
  test('is told with its route and type, and neither number nor query, once a minute', async () => {
    const { token } = await join(url, adminToken, 'author', 'curious-reader');
    const ask = async (path: string, method = 'GET', headers = {}) => {
      const answer = await call(`${url}${path}`, { method, token, headers });
      expect(answer.status, path).toBe(403);
    };
    const acts = await during(async () => {
      await ask(`/content-manager/collection-types/${MESSAGE}?_q=ada@secret.example`);
      await ask(`/content-manager/collection-types/${MESSAGE}?_q=bob@secret.example`);
      await ask('/site-admin/contact-submissions/abc', 'GET', fromSite);
      await ask('/site-admin/contact-submissions/def', 'GET', fromSite);
      await ask('/site-admin/audit');
      await ask('/admin/users/1');
      await ask('/admin/users/2', 'DELETE');
    });
    expect(acts).toEqual(
      [
        `panel refused call GET /content-manager/collection-types/${MESSAGE}`,
        'admin refused call GET /site-admin/contact-submissions/:id',
        'api refused call GET /site-admin/audit',
        'panel refused call GET /admin/users/:id',
        'panel refused call DELETE /admin/users/:id',
      ].map((act) => `curious-reader@example.org ${act}`),
    );
    expect(await trail.everything()).not.toContain('secret.example');
  });

  test('is none of a stranger', async () => {
    const acts = await during(async () => {
      expect((await call(`${url}/admin/users`)).status).toBe(401);
      expect((await call(`${url}/admin/users`, { token: siteToken })).status).toBe(401);
    });
    expect(acts).toEqual([]);
  });
});

test("a wrong password at one's own profile is told, and not what it was", async () => {
  const { id, token } = await join(url, adminToken, 'author', 'forgetful');
  const change = (currentPassword: string) =>
    call(`${url}/admin/users/me`, {
      method: 'PUT',
      token,
      json: { currentPassword, password: 'Redaktion2027' },
    });
  const acts = await during(async () => {
    expect((await change('Geraten-2026-x')).status).toBe(400);
    expect((await change(PASSWORD)).status).toBe(200);
  });
  expect(acts).toEqual([
    `forgetful@example.org panel refused password ${id}`,
    `forgetful@example.org panel save account ${id}`,
  ]);
  expect(await trail.everything()).not.toContain('Geraten');
});
