import type { StoredMessage } from 'contract/message';
import { openAdmin, tab } from './support/admin-screen';
import { ContactForm, newMessage } from './support/contact-form';
import { expect, test } from './support/contract-test';
import { control } from './support/control';
import { copy } from './support/copy';
import { strapi } from './support/strapi';
import { toast } from './support/toast';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const CAMPAIGN = 'dmea-2027';
/** Programs are not counted, and headless browsers say that they are some. */
const VISITOR =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

const words = copy('de', 'admin-landing-pages');
const { form } = copy('de', 'admin');
const statistics = copy('de', 'admin-statistics');

test('the page of a trade fair comes from a template, is planned, read, answered to, counted, and ends', async ({
  page,
  browser,
  createEntry,
  newEntryKey,
  editor,
  request,
}) => {
  const key = newEntryKey('landing-page');
  const title = `Messe ${key.slice(-6)}`;
  const english = `Fair ${key.slice(-6)}`;
  const address = `/topics/${key}`;
  await createEntry('resource', {
    title: { de: `Leitfaden ${key.slice(-6)}`, en: `Guide ${key.slice(-6)}` },
    address: '/TI-2.0-Transformation-Whitepaper.pdf',
    isPublished: true,
  });

  await openAdmin(page, { hash: '#landing-pages' });
  await page.getByRole('button', { name: words.actions.add }).click();
  await page.getByRole('textbox', { name: words.fields.title }).fill(title);
  await page.getByRole('textbox', { name: words.fields.key }).fill(key);
  await page.getByRole('radio', { name: new RegExp(`^${words.templates.fair.name}`) }).check({ force: true });
  await page.getByRole('button', { name: form.save, exact: true }).click();
  await expect(toast(page)).toContainText(words.create.done);

  const rows = page.getByRole('list', { name: words.fields.blocks }).getByRole('listitem');
  await expect(rows).toHaveCount(words.templates.fair.blocks.length);
  await rows
    .filter({ hasText: words.blocks.downloads.name })
    .getByRole('checkbox', { name: new RegExp(`^Leitfaden ${key.slice(-6)}`) })
    .check({ force: true });
  await page.getByLabel(words.builder.kind).selectOption('form');
  await page.getByRole('button', { name: words.builder.add }).click();
  await rows.last().getByRole('checkbox', { name: words.formFields.company }).check({ force: true });
  await page.getByRole('checkbox', { name: words.fields.isPublished }).check({ force: true });
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByRole('button', { name: form.save, exact: true }).click();
  await saved;

  const change = async (changes: object) =>
    expect((await editor.put(`/api/landing-pages/${key}`, changes)).status).toBe(200);
  const status = async () => (await request.get(`/de${address}`)).status();
  await change({ title: { en: english }, publishedFrom: inDays(1), publishedUntil: inDays(2) });
  expect(await status()).toBe(404);
  await change({ publishedFrom: inDays(-1) });
  expect(await status()).toBe(200);

  const context = await browser.newContext({ userAgent: VISITOR, locale: 'en-GB' });
  const visitor = await context.newPage();
  const message = newMessage();
  try {
    await visitor.goto(`/en${address}?utm_campaign=${CAMPAIGN}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(english);
    await expect(visitor.getByRole('link', { name: new RegExp(`Guide ${key.slice(-6)}$`) })).toBeVisible();
    const contact = new ContactForm(visitor);
    await contact.wake();
    for (const name of ['firstName', 'lastName', 'email', 'company', 'message'] as const) {
      await contact.field(name).fill(message[name]);
    }
    await expect(contact.field('interest')).toHaveCount(0);
    await contact.solve();
    await contact.submit.click();
    await expect(toast(visitor)).toHaveAttribute('data-variant', 'default');
    await expect
      .poll(async () => {
        const search = encodeURIComponent(message.email);
        return (await editor.get<StoredMessage[]>(`/api/contact-submissions?search=${search}`)).body;
      })
      .toMatchObject([{ page: address, campaign: CAMPAIGN, language: 'en', company: message.company }]);

    // A stop in order writes what was counted since the last minute.
    await control('web/restart');
    await tab(page, 'statistics').click();
    const visits = page.getByRole('region', { name: statistics.tops.page, exact: true });
    await expect(visits.getByRole('row').filter({ hasText: address })).toBeVisible();

    await change({ publishedUntil: inDays(-0.5) });
    expect(await status()).toBe(410);
  } finally {
    await context.close();
    for (const { documentId } of await strapi.submissions.list('email', message.email)) {
      await strapi.submissions.remove(documentId);
    }
  }
});
