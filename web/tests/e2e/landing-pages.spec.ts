import type { Page } from '@playwright/test';
import type { Language } from 'contract/languages';
import type { StoredMessage } from 'contract/message';
import { openAdmin } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { ContactForm, newMessage } from './support/contact-form';
import { expect, test } from './support/contract-test';
import { copy } from './support/copy';
import { open } from './support/site-test';
import { strapi } from './support/strapi';
import { toast } from './support/toast';

const WIDTHS = [320, 768, 1280, 1920];
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const words = copy('de', 'admin-landing-pages');
const { form } = copy('de', 'admin');

const widerThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a page shows every kind of block at every width, without barriers', async ({
  page,
  // Before the entries, which are gone when the picture goes.
  uploadPicture,
  createEntry,
}) => {
  const event = await createEntry('event', {
    title: { de: 'Messe', en: 'Fair' },
    place: { de: 'Berlin' },
    begins: inDays(1),
    isPublished: true,
  });
  const reference = await createEntry('reference', {
    title: 'Dr. Muster',
    quote: { de: 'Es läuft.' },
    consent: 'E-Mail vom 3. März',
    isPublished: true,
  });
  const resource = await createEntry('resource', { title: 'Leitfaden', address: '/faq', isPublished: true });
  const picture = await uploadPicture();
  const pieces = '### Donaudampfschifffahrtsgesellschaft\n\nEins\n\n### Zwei\n\nZwei [Link](/faq)';
  const { key } = await createEntry('landing-page', {
    title: { de: 'Alles auf einer Seite' },
    isPublished: true,
    blocks: [
      'figures aaaa',
      'cards bbbb',
      'faq cccc',
      'picture dddd',
      `event eeee ${event.key}`,
      `quote ffff ${reference.key}`,
      `downloads gggg ${resource.key}`,
      'products hhhh idatik me-ti',
      'action iiii',
    ],
    texts: {
      de: {
        ...Object.fromEntries(['aaaa', 'bbbb', 'cccc'].map((id) => [`${id}-text`, pieces])),
        ...Object.fromEntries(['aaaa', 'bbbb', 'cccc', 'iiii'].map((id) => [`${id}-title`, `Titel ${id}`])),
      },
    },
    images: { 'dddd-picture': picture.url },
  });
  await open(page, `/de/topics/${key}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alles auf einer Seite');
  // The head and nine blocks.
  await expect(page.getByRole('main').locator('section')).toHaveCount(10);
  for (const shown of ['Messe', 'Es läuft.', 'Leitfaden', 'idatik']) {
    await expect(page.getByRole('main')).toContainText(shown);
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await widerThanWindow(page), `at ${width}`).toBe(0);
    await expectAccessible(page, 'main');
  }
});

test('a message from a page begins with its title, and tells page and campaign', async ({
  page,
  createEntry,
  editor,
}) => {
  const { key } = await createEntry('landing-page', {
    title: { de: 'Messe', en: 'The fair' },
    isPublished: true,
    blocks: ['action abcd'],
    texts: { de: { 'abcd-title': 'Fragen?' } },
  });
  await open(page, `/en/topics/${key}?utm_campaign=dmea-2027`);
  await page.getByRole('main').locator('a[href*="#contact"]').click();
  const contact = new ContactForm(page);
  await contact.wake();
  await expect(contact.field('message')).toHaveValue(/The fair/);
  const message = newMessage();
  await contact.fill(message);
  await contact.solve();
  await contact.submit.click();
  await expect(toast(page)).toHaveAttribute('data-variant', 'default');
  try {
    await expect
      .poll(async () => {
        const search = encodeURIComponent(message.email);
        return (await editor.get<StoredMessage[]>(`/api/contact-submissions?search=${search}`)).body;
      })
      .toMatchObject([{ page: `/topics/${key}`, campaign: 'dmea-2027' }]);
  } finally {
    for (const { documentId } of await strapi.submissions.list('email', message.email)) {
      await strapi.submissions.remove(documentId);
    }
  }
});

test('a page is gone after its end, and then its address may lead on', async ({
  createEntry,
  createRedirect,
  editor,
  request,
}) => {
  const { key } = await createEntry('landing-page', { title: { de: 'Messe' }, isPublished: true });
  const address = `/topics/${key}`;
  const answer = () => request.get(`/de${address}`, { maxRedirects: 0 });
  expect((await answer()).status()).toBe(200);
  const refused = await editor.post('/api/redirects', { address, kind: 'permanent', target: '/faq' });
  expect(refused.status).toBe(400);
  await editor.put(`/api/landing-pages/${key}`, { publishedUntil: inDays(-1) });
  expect((await answer()).status()).toBe(410);
  const redirect = await createRedirect({ address });
  try {
    expect([(await answer()).status(), (await answer()).headers().location]).toEqual([301, '/de/faq']);
  } finally {
    await editor.delete(`/api/redirects/${redirect.key}`);
  }
});

test('a language begins later than the others, and is not offered until then', async ({
  page,
  createEntry,
  request,
}) => {
  const { key } = await createEntry('landing-page', {
    title: { de: 'Messe', en: 'Fair' },
    isPublished: true,
  });
  const statusIn = async (language: Language) =>
    (await request.get(`/${language}/topics/${key}`, { maxRedirects: 0 })).status();
  expect([await statusIn('de'), await statusIn('en')]).toEqual([200, 200]);
  await openAdmin(page, { hash: `#landing-pages/${key}?en` });
  await page.getByLabel(`${words.fields.languageFrom} (Englisch)`).fill('2099-04-15T08:00');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByRole('button', { name: form.save, exact: true }).click();
  await saved;
  expect([await statusIn('de'), await statusIn('en'), await statusIn('fr')]).toEqual([200, 404, 200]);
  await open(page, `/de/topics/${key}`);
  await expect(page.locator('link[hreflang=en]')).toHaveCount(0);
  await expect(page.locator('a[hreflang=en]').first()).toHaveAttribute('href', '/en');
  await expect(page.locator('a[hreflang=fr]').first()).toHaveAttribute('href', `/fr/topics/${key}`);
});

test('an editor makes a page from a template, arranges it by keyboard, and publishes it', async ({
  page,
  newEntryKey,
  request,
}) => {
  const key = newEntryKey('landing-page');
  const title = `Seite ${key.slice(-6)}`;
  await openAdmin(page, { hash: '#landing-pages' });
  await page.getByRole('button', { name: words.actions.add }).click();
  await page.getByRole('textbox', { name: words.fields.title }).fill(title);
  await page.getByRole('textbox', { name: words.fields.key }).fill(key);
  await page
    .getByRole('radio', { name: new RegExp(`^${words.templates.webinar.name}`) })
    .check({ force: true });
  await page.getByRole('button', { name: form.save, exact: true }).click();
  await expect(toast(page)).toContainText(words.create.done);

  const rows = page.getByRole('list', { name: words.fields.blocks }).getByRole('listitem');
  const count = words.templates.webinar.blocks.length;
  await expect(rows).toHaveCount(count);
  await page.getByRole('button', { name: words.builder.add }).press('Enter');
  await expect(rows).toHaveCount(count + 1);
  const remove = rows.last().getByRole('button', { name: /^Block entfernen/ });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(count);
  await expect(rows.last().getByRole('button', { name: /^Block entfernen/ })).toBeFocused();

  await page.getByRole('checkbox', { name: words.fields.isPublished }).check({ force: true });
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByRole('button', { name: form.save, exact: true }).click();
  await saved;
  const answer = await request.get(`/de/topics/${key}`);
  expect([answer.status(), (await answer.text()).includes(title)]).toEqual([200, true]);
});

test('the form shows its page while it is written, and blocks are arranged there by keyboard', async ({
  page,
  createEntry,
  request,
}) => {
  const { key } = await createEntry('landing-page', {
    title: { de: 'Messe' },
    isPublished: true,
    blocks: ['text aaaa', 'action bbbb'],
    texts: { de: { 'aaaa-title': 'Erstens', 'bbbb-title': 'Zweitens' } },
  });
  await openAdmin(page, { hash: `#landing-pages/${key}` });
  const frame = page.frameLocator('iframe');
  const shown = frame.locator('[data-block]');
  const ids = () => shown.evaluateAll((blocks) => blocks.map(({ id }) => id));
  const tool = (name: RegExp) => frame.getByRole('button', { name });
  await expect(tool(/^Nach unten: 1\. Text/)).toBeVisible();
  await page
    .getByRole('textbox', { name: `${words.fields.title} (Deutsch)`, exact: true })
    .fill('Messe 2027');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Messe 2027');

  await tool(/^Nach unten: 1\. Text/).press('Enter');
  await expect.poll(ids).toEqual(['bbbb', 'aaaa']);
  await expect(tool(/^Nach unten: 2\. Text/)).toBeFocused();
  await expect(frame.getByRole('status').filter({ hasText: '2 von 2' })).toBeAttached();

  await tool(/^Block einfügen nach 1\./).press('Enter');
  await expect(frame.getByRole('dialog').getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tool(/^Block einfügen nach 1\./)).toBeFocused();
  await page.keyboard.press('Enter');
  await frame.getByRole('dialog').getByRole('button', { name: words.blocks.faq.name }).press('Enter');
  await expect(shown).toHaveCount(3);
  await expect(frame.getByText(words.tools.empty)).toBeVisible();
  const edit = tool(/^Bearbeiten: 2\. Fragen/);
  await expect(edit).toBeFocused();
  await edit.press('Enter');
  const field = page.getByRole('textbox', { name: '2. Fragen: Überschrift (Deutsch)' });
  await expect(field).toBeFocused();
  await field.fill('Was noch?');
  await page.getByRole('textbox', { name: '2. Fragen: Text (Deutsch)' }).fill('### Wann?\n\nMorgen.');
  await expect(frame.getByText('Morgen.')).toBeAttached();
  await expect(frame.getByText(words.tools.empty)).toHaveCount(0);

  const alone = await page.context().newPage();
  await open(alone, `/de/topics/${key}?preview=${key}&blocks`);
  await expect(alone.getByRole('button', { name: /^Bearbeiten: 1\./ })).toBeVisible();
  await expectAccessible(alone, 'main');
  await alone.close();

  await tool(/^Block entfernen: 3\. Text/).press('Enter');
  await expect(shown).toHaveCount(2);
  await expect(tool(/^Block entfernen: 2\. Fragen/)).toBeFocused();

  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByRole('button', { name: form.save, exact: true }).click();
  await saved;
  const html = await (await request.get(`/de/topics/${key}`)).text();
  expect(html).toContain('Was noch?');
  expect(html).not.toContain('Erstens');
  expect(html.indexOf('Zweitens')).toBeLessThan(html.indexOf('Was noch?'));
});
