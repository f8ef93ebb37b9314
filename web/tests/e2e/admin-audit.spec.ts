import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fillLogin, openAdmin } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { newMessage } from './support/contact-form';
import { png } from './support/contract-test';
import { copy } from './support/copy';
import { environment } from './support/environment';
import { join, type Person, remove } from './support/people';
import { expect, open, test } from './support/site-test';
import { strapi } from './support/strapi';
import { toast } from './support/toast';

const texts = copy('de', 'admin-audit');
const { person } = copy('de', 'admin-messages');
const { login, frame, ownTabNames } = copy('de', 'admin');

async function panelOf({ email, password }: Person) {
  const send = async <Body>(method: string, path: string, json: unknown, token = '') => {
    const response = await fetch(`${environment.cmsUrl}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(json),
    });
    expect(response.ok, `${method} ${path}`).toBe(true);
    return (await response.json()) as Body;
  };
  const signedIn = await send<{ data: { accessToken: string } }>('POST', '/admin/login', { email, password });
  return <Body>(method: string, path: string, json: unknown = {}) =>
    send<Body>(method, path, json, signedIn.data.accessToken);
}

async function actInScreen(page: Page, editor: Person, key: string): Promise<number> {
  const api = page.request;
  const created = await api.post('/api/content-sections', { data: { sectionKey: key } });
  expect(created.status()).toBe(201);
  const translations = { de: { title: 'Streng vertraulich' }, en: { title: 'Confidential' } };
  expect((await api.put(`/api/content-sections/${key}`, { data: { translations } })).ok()).toBe(true);
  const image = { name: `${key}.png`, mimeType: 'image/png', buffer: await png() };
  const uploaded = await api.post('/api/upload', { multipart: { image } });
  const { id } = (await uploaded.json()) as { id: number };
  expect((await api.delete(`/api/media/${id}`)).ok(), editor.email).toBe(true);
  expect((await api.get('/api/contact-submissions.csv?search=nobody-has-this-word')).ok()).toBe(true);
  expect((await api.delete(`/api/content-sections/${key}`)).ok()).toBe(true);
  return id;
}

async function actInPanel(editor: Person, slug: string): Promise<string> {
  const panel = await panelOf(editor);
  const posts = '/content-manager/collection-types/api::blog-post.blog-post';
  const { data } = await panel<{ data: { documentId: string } }>('POST', `${posts}?locale=de`, {
    slug,
    title: 'Noch geheim',
    category: 'company',
  });
  const one = `${posts}/${data.documentId}`;
  await panel('POST', `${one}/actions/publish?locale=de`);
  await panel('POST', `${one}/actions/unpublish?locale=de`);
  await panel('DELETE', `${one}?locale=*`);
  return data.documentId;
}

const table = (page: Page) => page.getByRole('region', { name: texts.list.label });
const tab = (page: Page) => page.getByRole('tab', { name: ownTabNames.audit });

const shownEntries = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('td')]
          .map((cell) => (cell.textContent ?? '').replace(/ +/g, ' ').trim())
          .join(' | '),
      ),
    );

test('each act of a journey through /admin and the panel stands in the audit trail once', async ({
  page,
  browser,
  complaints,
}) => {
  const editor = await join('editor');
  const key = `e2e-audit-${editor.id}`;
  const credentials = { username: editor.email, password: editor.password };
  complaints.announce(/\/api\/admin\/login$/, 401);

  const theirs = await browser.newContext();
  const screen = await theirs.newPage();
  await open(screen, '/admin');
  await fillLogin(screen, { ...credentials, password: 'Falsch-Passwort-1' });
  await expect(screen.getByRole('alert')).toBeVisible();
  await fillLogin(screen, credentials);
  await expect(screen.getByRole('tab', { name: 'Pages' })).toBeVisible();
  await expect(tab(screen), 'editors have no such tab').toHaveCount(0);
  expect((await screen.request.get('/api/audit')).status()).toBe(403);
  const picture = await actInScreen(screen, editor, key);
  const post = await actInPanel(editor, key);
  await screen.getByRole('button', { name: frame.logout }).click();
  await expect(screen.getByLabel(login.username)).toBeVisible();
  await theirs.close();

  await openAdmin(page, { hash: '#audit' });
  await page.getByLabel(texts.filter.account).selectOption({ label: editor.email });
  const { actions, kinds, sources } = texts;
  const line = (act: keyof typeof actions, thing: string, door: keyof typeof sources) =>
    [editor.email, actions[act], thing, sources[door]].join(' | ');
  const account = `${kinds.account} ${editor.id}`;
  await expect
    .poll(() => shownEntries(page))
    .toEqual(
      [
        line('save', `${kinds.password} ${editor.id}`, 'panel'), // accepts the invitation
        line('sign-in-failed', account, 'admin'),
        line('sign-in', account, 'admin'),
        line('refused', `${kinds.call} GET /site-admin/audit`, 'admin'),
        line('save', `${kinds.section} ${key}`, 'admin'),
        line('save', `${kinds.section} ${key}`, 'admin'),
        line('upload', `${kinds.picture} ${picture}`, 'admin'),
        line('delete', `${kinds.picture} ${picture}`, 'admin'),
        line('export', `${kinds.message} Anzahl\u00a00`, 'admin'),
        line('delete', `${kinds.section} ${key}`, 'admin'),
        line('sign-in', account, 'panel'),
        line('save', `${kinds.post} ${post}/de`, 'panel'),
        line('publish', `${kinds.post} ${post}/de`, 'panel'),
        line('unpublish', `${kinds.post} ${post}/de`, 'panel'),
        line('delete', `${kinds.post} ${post}`, 'panel'),
        line('sign-out', account, 'admin'),
      ].reverse(),
    );
  await expectAccessible(page);

  await page.getByLabel(texts.filter.action).selectOption({ label: actions.publish });
  await expect.poll(() => shownEntries(page)).toEqual([line('publish', `${kinds.post} ${post}/de`, 'panel')]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: texts.list.exportFound }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('protokoll.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"${editor.email}";"Strapi";"Veröffentlicht";"Blogbeitrag";"${post}/de"`);

  await page.getByLabel(texts.filter.to).fill('2020-01-01');
  await page.getByRole('button', { name: texts.list.reset }).click();
  await expect(table(page)).toBeVisible();
  const everything = await page.request.get('/api/audit.csv');
  expect(await everything.text()).not.toMatch(/Streng vertraulich|Confidential|Noch geheim|Falsch-Passwort/);
  await remove(editor);
});

test('an administrator hands out and erases what a person has sent, by keyboard alone', async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce(/\/api\/personal-data\/count$/, 400);
  const message = newMessage();
  const other = { ...newMessage(), email: `not-${message.email}` };
  for (const sent of [message, { ...message, email: message.email.toUpperCase() }, other]) {
    expect((await request.post('/api/contact', { data: { ...sent, captchaSolved: true } })).ok()).toBe(true);
  }
  await openAdmin(page, { hash: '#messages' });
  await page.getByRole('button', { name: person.open }).press('Enter');
  const field = page.getByRole('textbox', { name: person.email });
  await expect(field).toBeFocused();
  await page.keyboard.type('ada');
  await page.keyboard.press('Enter');
  await expect(page.getByText(person.invalid)).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page, '[role=dialog]');
  await field.fill(message.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Von ${message.email} sind 2 Nachrichten gespeichert.`)).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: person.export }).press('Enter'),
  ]);
  const taken = JSON.parse(await readFile(await download.path(), 'utf8'));
  const stored = [
    ...(await strapi.submissions.list('email', message.email)),
    ...(await strapi.submissions.list('email', message.email.toUpperCase())),
  ];
  expect(taken.messages.map((one: { documentId: string }) => one.documentId)).toEqual(
    stored.map(({ documentId }) => documentId),
  );
  expect(taken).toMatchObject({
    count: 2,
    messages: stored.map(({ firstName, lastName, email, message: text, submittedAt }) => ({
      ...{ firstName, lastName, email, submittedAt },
      message: text,
    })),
  });

  await page.getByRole('button', { name: person.erase }).press('Enter');
  await expect(page.getByRole('button', { name: person.keep })).toBeFocused();
  await expectAccessible(page, '[role=alertdialog]');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const receipt = page.getByRole('heading', { name: person.receipt });
  await expect(receipt).toBeFocused();
  await expectAccessible(page, '[role=dialog]');
  expect(await strapi.submissions.list('email', message.email)).toEqual([]);
  expect(await strapi.submissions.list('email', message.email.toUpperCase())).toEqual([]);
  const [left] = await strapi.submissions.list('email', other.email);
  expect(left?.email).toBe(other.email);

  const digest = (await page.getByRole('definition').last().textContent()) ?? '';
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: person.open })).toBeFocused();
  const trail = await page.request.get('/api/audit?action=erase');
  const { items } = (await trail.json()) as { items: { thing: string; count: number; source: string }[] };
  const mine = items.filter(({ thing }) => digest.startsWith(thing));
  expect(mine).toEqual([expect.objectContaining({ count: 2, source: 'admin' })]);
  await expect(toast(page)).toContainText(person.exported);
  if (left) await strapi.submissions.remove(left.documentId);
});
