import type { APIRequestContext } from '@playwright/test';
import { ContactForm, newMessage } from './support/contact-form';
import { control } from './support/control';
import { copy } from './support/copy';
import { expect, open, test } from './support/site-test';
import { strapi } from './support/strapi';
import { toast } from './support/toast';

test.describe.configure({ mode: 'serial' });

const { toasts } = copy('en', 'contact');
const TITLE = 'Stand vor dem Ausfall';
let project = { documentId: '', key: '' };

const sent = { called: newMessage(), typed: newMessage() };

const readiness = async (request: APIRequestContext) => (await request.get('/readyz')).status();

test.beforeAll(async ({ request }) => {
  const key = `e2e-outage-${Date.now()}`;
  project = {
    key,
    documentId: await strapi.projects.create({ key, title: TITLE, isActive: true, order: 99 }, 'de'),
  };
  // Warms the site's cache.
  for (const path of ['/de', '/en']) expect((await request.get(path)).status()).toBe(200);
  await control('cms/stop');
});

test.afterAll(async () => {
  await control('cms/start');
  if (project.documentId) await strapi.projects.remove(project.documentId);
});

test('without Strapi the home page answers with the last known content', async ({ page, request }) => {
  expect(await readiness(request)).toBe(503);
  const response = await open(page, '/de');
  expect(response?.status()).toBe(200);
  await expect(page.locator(`[data-project="${project.key}"]`)).toContainText(TITLE);
  await expect(page.locator('[data-project=idatik]')).toBeVisible();
});

test('without Strapi the calls answer with content, and take messages', async ({ request }) => {
  expect((await request.get('/api/projects/active')).status()).toBe(200);
  const contact = await request.post('/api/contact', { data: { ...sent.called, language: 'en' } });
  expect(await contact.json()).toEqual({ success: true, number: expect.any(String) });
});

test('without Strapi the contact form sends, and names the message', async ({ page }) => {
  await open(page, '/en');
  const form = new ContactForm(page);
  await form.fill(sent.typed);
  await form.solve();
  await form.submit.click();
  await expect(form.root.getByText(/The number of your message is [0-9A-F]{8}-[0-9A-F]{4}\./)).toBeVisible();
});

test('the last known content survives a restart of the site', async ({ page }) => {
  await control('web/restart');
  const response = await open(page, '/de');
  expect(response?.status()).toBe(200);
  await expect(page.locator(`[data-project="${project.key}"]`)).toContainText(TITLE);
});

test.describe('a disk that takes no messages', () => {
  test.beforeAll(() => control('web/restart-unwritable'));
  test.afterAll(() => control('web/restart'));

  test('is told as 503, and the form keeps what was typed', async ({ page, request, complaints }) => {
    const answer = await request.post('/api/contact', { data: { ...newMessage(), language: 'en' } });
    expect(answer.status()).toBe(503);
    expect(await answer.json()).toMatchObject({ error: expect.stringMatching(/\w+ \w+.*\.$/) });
    expect(await (await request.get('/readyz')).json()).toMatchObject({ checks: { spoolFolder: false } });

    complaints.announce(/\/api\/contact$/, 503);
    await open(page, '/en');
    const form = new ContactForm(page);
    const message = newMessage();
    await form.fill(message);
    await form.solve();
    await form.submit.click();
    await expect(toast(page)).toContainText(toasts.errorTitle);
    expect(await form.content()).toEqual(message);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is told as 503, and the form keeps what was typed', async ({ page, complaints }) => {
      complaints.announce(/\/en/, 503);
      await page.goto('/en');
      const form = new ContactForm(page);
      const message = newMessage();
      await form.fill(message);
      await form.submit.click();
      await expect(page.getByRole('heading', { name: toasts.errorTitle })).toBeFocused();
      expect(await form.content()).toEqual(message);
    });
  });
});

test('once Strapi is back an edit is on the page at the next load, and what waited is stored', async ({
  page,
  request,
}) => {
  await control('cms/start');
  await expect.poll(() => readiness(request)).toBe(200);
  await strapi.projects.save(project.documentId, 'de', { title: 'Nach dem Ausfall' });
  await open(page, '/de');
  await expect(page.locator(`[data-project="${project.key}"]`)).toContainText('Nach dem Ausfall');

  for (const { email } of [sent.called, sent.typed]) {
    await expect.poll(() => strapi.submissions.list('email', email)).toHaveLength(1);
  }
  expect(await (await request.get('/readyz')).json()).toMatchObject({ messages: { waiting: 0, refused: 0 } });
});

test('a message that was sent again and again while Strapi hung is stored once', async ({
  page,
  request,
}) => {
  await control('web/restart-impatient');
  await open(page, '/en');
  const form = new ContactForm(page);
  const message = newMessage();
  await form.fill(message);
  await form.solve();
  const plain = newMessage();
  await control('cms/pause');
  try {
    await form.submit.click();
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      expect((await request.post('/api/contact', { data: plain })).status()).toBe(200);
    }
    await expect(form.root.getByRole('heading', { name: 'Message sent successfully!' })).toBeFocused();
  } finally {
    await control('cms/resume');
  }
  for (const { email } of [message, plain]) {
    await expect.poll(() => strapi.submissions.list('email', email)).toHaveLength(1);
  }
});
