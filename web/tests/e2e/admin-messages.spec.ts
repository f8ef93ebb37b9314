import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { fillLogin, openAdmin } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { test as base, expect } from './support/site-test';
import { strapi } from './support/strapi';
import { toast } from './support/toast';

const texts = copy('de', 'admin-messages');
const { frame } = copy('de', 'admin');
const CALL = /\/api\/contact-submissions(?:\?.*)?$/;

interface Sent {
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  interest: string;
  message: string;
  language: string;
}

interface Fixtures {
  send: (message: Partial<Sent>) => Promise<Sent>;
}

const test = base.extend<Fixtures>({
  send: async ({ request }, use) => {
    const sent: Sent[] = [];
    await use(async (message) => {
      const whole: Sent = {
        firstName: 'Ada',
        lastName: `Beispiel-${randomUUID().slice(0, 8)}`,
        email: `${randomUUID()}@e2e.example`,
        company: 'Klinikum Beispiel',
        interest: 'attrian-identity',
        message: 'Bitte melden Sie sich.\n<b onmouseover="alert(1)">Danke</b> & Grüße',
        language: 'de',
        ...message,
      };
      const response = await request.post('/api/contact', { data: { ...whole, captchaSolved: true } });
      expect(response.ok()).toBe(true);
      sent.push(whole);
      return whole;
    });
    for (const { email } of sent) {
      const stored = await strapi.submissions.list('email', email);
      for (const { documentId } of stored) await strapi.submissions.remove(documentId);
    }
  },
});

const row = (page: Page, { lastName }: Sent) => page.getByRole('button', { name: new RegExp(lastName) });
const reader = (page: Page) => page.getByRole('region', { name: texts.reader.label });
const search = (page: Page) => page.getByRole('searchbox', { name: texts.list.search });

async function stateOf(request: APIRequestContext, { email }: Sent): Promise<string[]> {
  const answer = await request.get(`/api/contact-submissions?search=${encodeURIComponent(email)}`);
  return ((await answer.json()) as { state: string }[]).map(({ state }) => state);
}

test('an editor finds a message, reads, marks, answers and deletes it by keyboard alone', async ({
  page,
  send,
}) => {
  const message = await send({});
  const french = await send({ language: 'fr', interest: 'unbekannt', message: 'Bonjour' });
  await openAdmin(page, { hash: '#messages' });
  await expect(page.getByRole('heading', { level: 2 })).toContainText('ungelesen');

  await search(page).focus();
  await page.keyboard.type(message.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: texts.list.label }).getByRole('listitem')).toHaveCount(1);
  await expect(row(page, message)).toContainText(texts.states.unread);
  await expectAccessible(page);

  await row(page, message).focus();
  await page.keyboard.press('Enter');
  await expect(reader(page).getByRole('heading')).toBeFocused();
  await expect(reader(page)).toContainText(/\d{1,2}\. \p{L}+ \d{4} um \d{2}:\d{2}/u);
  await expect(reader(page)).toContainText(texts.interests['attrian-identity']);
  await expect(reader(page)).toContainText('<b onmouseover="alert(1)">Danke</b> & Grüße');
  await expect(row(page, message)).toContainText(texts.states.read);
  expect(await stateOf(page.request, message)).toEqual(['read']);
  await expectAccessible(page);

  const answer = reader(page).getByRole('link', { name: texts.reader.answer });
  const address = (await answer.getAttribute('href')) ?? '';
  expect(address.startsWith(`mailto:${message.email}?subject=`)).toBe(true);
  expect(decodeURIComponent(address)).toContain(`Guten Tag Ada ${message.lastName},`);
  expect(decodeURIComponent(address)).toContain('> Bitte melden Sie sich.\r\n> <b');

  for (const state of ['done', 'unread', 'spam'] as const) {
    const mark = reader(page).getByRole('button', { name: texts.states[state], exact: true });
    await mark.press('Enter');
    await expect(row(page, message)).toContainText(texts.states[state]);
    await expect(toast(page)).toContainText(texts.marks[state]);
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    await expect(mark).toBeFocused();
    expect(await stateOf(page.request, message)).toEqual([state]);
  }

  await reader(page).getByRole('button', { name: texts.reader.delete }).press('Enter');
  await expect(page.getByRole('button', { name: texts.deletion.cancel })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText(texts.deletion.done);
  await expect(page.getByText(texts.list.nothingFound)).toBeVisible();
  await expect(search(page)).toBeFocused();
  expect(await strapi.submissions.list('email', message.email)).toEqual([]);

  await search(page).fill(french.email);
  await row(page, french).click();
  await expect(reader(page)).toContainText('unbekannt');
  await expect(reader(page)).toContainText('Französisch');
  await expect(reader(page).getByRole('link', { name: texts.reader.answer })).toHaveAttribute(
    'href',
    /Bonjour/,
  );
});

test('a long message beside a long list: what can be done with it stays in sight, and the next one gets the focus', async ({
  page,
}) => {
  const messages = Array.from({ length: 60 }, (_, index) => ({
    ...{
      id: `m${index}`,
      firstName: 'Ada',
      lastName: `Beispiel ${index}.`,
      email: 'a@e2e.example',
      company: '',
    },
    ...{ interest: '', message: `Zeile\n`.repeat(80), language: 'de', spamScore: 0, state: 'read' },
    submittedAt: '2026-03-05T13:30:00.000Z',
  }));
  const deletions: string[] = [];
  const counts = () => ({ all: messages.length, unread: 0, read: messages.length, done: 0, spam: 0 });
  await page.route(CALL, (route) =>
    route.fulfill({ json: { items: messages, total: messages.length, counts: counts() } }),
  );
  await page.route('**/api/contact-submissions/m*', (route) => {
    deletions.push(route.request().method());
    messages.splice(1, 1);
    return route.fulfill({ json: { ok: true } });
  });
  await page.setViewportSize({ width: 1280, height: 700 });
  await openAdmin(page, { hash: '#messages' });
  await page.getByRole('button', { name: /Beispiel 1\./ }).click();
  await expect(reader(page).getByRole('button', { name: texts.reader.delete })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: /Beispiel 59\./ }).scrollIntoViewIfNeeded();
  for (const name of [texts.states.done, texts.reader.delete]) {
    await expect(reader(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  const wording = reader(page).getByRole('group', { name: texts.reader.text });
  await wording.focus();
  await page.keyboard.press('End');
  await expect.poll(() => wording.evaluate((text) => text.scrollTop)).toBeGreaterThan(0);
  await expectAccessible(page);

  await reader(page).getByRole('button', { name: texts.reader.delete }).click();
  await page.getByRole('button', { name: texts.deletion.confirm }).dblclick();
  await expect(toast(page)).toContainText(texts.deletion.done);
  await expect(page.getByRole('button', { name: /Beispiel 2\./ })).toBeFocused();
  expect(deletions).toEqual(['DELETE']);
});

test('on a phone the list gives way to the message and comes back, with Back too', async ({ page, send }) => {
  const message = await send({ lastName: `Donaudampfschifffahrtsgesellschaft-${randomUUID().slice(0, 8)}` });
  await page.setViewportSize({ width: 360, height: 740 });
  await openAdmin(page, { hash: '#messages' });
  await search(page).fill(message.lastName);
  await row(page, message).click();
  await expect(reader(page)).toBeVisible();
  await expect(search(page)).toBeHidden();
  await expectAccessible(page);
  await reader(page).getByRole('button', { name: texts.reader.back }).click();
  await expect(row(page, message)).toBeFocused();
  await expectAccessible(page);
  await row(page, message).click();
  await page.goBack();
  await expect(row(page, message)).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('states are filtered, the file for the spreadsheet has what was found, nothing stays in the browser', async ({
  page,
  send,
  complaints,
}) => {
  const message = await send({ message: 'Eine Frage zur Telematik; mit Semikolon' });
  await openAdmin(page, { hash: '#messages' });
  const answered = page.waitForResponse(/\/api\/contact-submissions\?search=/);
  await search(page).fill(message.email);
  expect((await answered).headers()['cache-control']).toBe('no-store');

  await page.getByRole('button', { name: new RegExp(`^${texts.states.done}`) }).click();
  await expect(page.getByText(texts.list.nothingFound)).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${texts.states.unread}`) }).click();
  await row(page, message).click();
  await expect(row(page, message)).toContainText(texts.states.read);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: texts.list.exportFound }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('nachrichten.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"${message.email}";"Klinikum Beispiel"`);
  expect(lines[1]).toContain('"Eine Frage zur Telematik; mit Semikolon"');
  expect(lines[1]).toContain(`"${texts.interests['attrian-identity']}"`);
  expect(lines[1]).toMatch(/"Deutsch";"[^"]*";"[^"]*";"Gelesen";"[^"]+"$/);

  const kept = await page.evaluate(async () =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, await caches.keys(), document.cookie]),
  );
  expect(kept).not.toContain(message.email);
  expect(kept).not.toContain(message.lastName);

  complaints.announce(/\/api\/admin\/session$/, 401);
  await page.context().clearCookies();
  await page.getByRole('link', { name: texts.list.exportFound }).click();
  const [late] = await Promise.all([page.waitForEvent('download'), fillLogin(page)]);
  expect(late.suggestedFilename()).toBe('nachrichten.csv');

  await page.getByRole('button', { name: frame.logout }).click();
  await expect(page.getByText(message.lastName)).toHaveCount(0);
  const asked = page.waitForResponse(CALL);
  await fillLogin(page);
  expect((await asked).status()).toBe(200);
});
