import { randomUUID } from 'node:crypto';
import { PRODUCTS } from '~/features/products/products';
import { ContactForm, countCalls, newMessage, openForm } from './support/contact-form';
import { copy } from './support/copy';
import { expect, open, test } from './support/site-test';
import { strapi } from './support/strapi';
import { toast } from './support/toast';

const { form: texts, interests } = copy('en', 'contact');

const CONTACT = '**/api/contact';

test('each required field says what it lacks, the first one gets the focus, nothing is sent', async ({
  page,
}) => {
  const calls = countCalls(page);
  const form = await openForm(page);
  await form.submit.click();
  for (const name of ['firstName', 'lastName', 'email', 'message'] as const) {
    await expect(form.field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.field(name)).toHaveAccessibleDescription(texts.missing);
  }
  for (const name of ['company', 'interest'] as const) {
    await expect(form.field(name)).not.toHaveAttribute('aria-invalid');
  }
  await expect(form.field('firstName')).toBeFocused();

  await form.fill({ ...newMessage(), email: 'not an address' });
  await form.solve();
  await form.submit.click();
  await expect(form.field('email')).toHaveAccessibleDescription(texts.invalidEmail);
  await expect(form.field('email')).toBeFocused();
  await expect(form.field('firstName')).not.toHaveAttribute('aria-invalid');
  expect(calls()).toBe(0);
});

test('the form offers the products and general advice', async ({ page }) => {
  const form = await openForm(page);
  const products = PRODUCTS.map(({ name, text }) => `${name} (${interests[text]})`);
  const expected = [texts.interestNone, ...products, interests.general];
  // Leaves out the products of other tests.
  const offered = await form.field('interest').getByRole('option').allTextContents();
  expect(offered.filter((text) => expected.includes(text))).toEqual(expected);
});

test('a message reaches Strapi, and the form is empty again with a new sum', async ({ page }) => {
  const form = await openForm(page);
  const message = newMessage();
  await form.fill(message);
  await form.solve();
  const sentAt = Date.now();
  await form.submit.click();

  await expect(toast(page)).toHaveAttribute('data-variant', 'default');
  await expect(toast(page)).toContainText('Message sent successfully!');
  await expect(toast(page)).toContainText(
    'Thank you for your message. Mustermed will be contacting you soon.',
  );
  expect(Object.values(await form.content()).join('')).toBe('');
  await expect(form.captcha).toHaveValue('');

  const stored = await strapi.submissions.list('email', message.email);
  expect(stored).toMatchObject([{ ...message, language: 'en' }]);
  const submittedAt = Date.parse(stored[0]?.submittedAt ?? '');
  expect(submittedAt).toBeGreaterThanOrEqual(sentAt);
  expect(submittedAt).toBeLessThanOrEqual(Date.now());
});

test('a message tells the page and the campaign that it comes from, and the device keeps neither', async ({
  page,
  context,
}) => {
  await open(page, '/en/products/idatik?utm_campaign=dmea-2027');
  await page.getByRole('main').locator('a[href*="product=idatik"][href*="#contact"]').first().click();
  await expect(page).toHaveURL(/\/en\?product=idatik&utm_campaign=dmea-2027#contact$/);
  const form = new ContactForm(page);
  const message = { ...newMessage(), interest: 'idatik' };
  await form.wake();
  await expect(form.field('interest')).toHaveValue('idatik');
  await form.fill(message);
  await form.solve();
  await form.submit.click();
  await expect(toast(page)).toHaveAttribute('data-variant', 'default');
  await expect(page.locator('#contact-result-text')).toContainText('idatik');
  const stored = await strapi.submissions.list('email', message.email);
  const origin = { page: '/products/idatik', campaign: 'dmea-2027' };
  expect(stored).toMatchObject([{ interest: 'idatik', language: 'en', ...origin }]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(JSON.stringify(await context.cookies()) + kept).not.toContain('dmea');
});

test('while a message is under way the button says so and is disabled', async ({ page }) => {
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(CONTACT, async (route) => {
    await mayAnswer;
    await route.fulfill({ json: { success: true, number: '7F3A92C1-B04D' } });
  });
  const form = await openForm(page);
  await form.fill(newMessage());
  await form.solve();
  await expect(form.submit).toHaveText('Send Message');
  await form.submit.click();
  await expect(form.submit).toHaveText('Sending...');
  await expect(form.submit).toBeDisabled();
  await expect(form.submit).toBeFocused();
  answer();
  await expect(form.submit).toHaveText('Send Message');
  await expect(form.submit).toBeEnabled();
});

test('a double click stores one message', async ({ page }) => {
  const form = await openForm(page);
  const message = newMessage();
  await form.fill(message);
  await form.solve();
  await form.submit.dblclick();
  await expect(toast(page)).toContainText('Message sent successfully!');
  expect(await strapi.submissions.list('email', message.email)).toHaveLength(1);
});

test('a failure keeps the text and says what everybody may know', async ({ page, complaints }) => {
  complaints.announce(/\/api\/contact$/, 503);
  await page.route(CONTACT, (route) =>
    route.fulfill({ status: 503, json: { error: 'disk full on node 3' } }),
  );
  const form = await openForm(page);
  const message = newMessage();
  await form.fill(message);
  await form.solve();
  await form.submit.click();

  await expect(toast(page)).toHaveAttribute('data-variant', 'destructive');
  await expect(toast(page)).toContainText('Error sending message');
  await expect(toast(page)).toContainText('There was a problem sending your message. Please try again.');
  await expect(toast(page)).not.toContainText('disk full');
  expect(await form.content()).toEqual(message);
  await expect(form.submit).toBeEnabled();
});

test('a broken connection keeps the text as well', async ({ page, complaints }) => {
  complaints.announce(/\/api\/contact$/, 0);
  await page.route(CONTACT, (route) => route.abort('connectionfailed'));
  const form = await openForm(page);
  const message = newMessage();
  await form.fill(message);
  await form.solve();
  await form.submit.click();
  await expect(toast(page)).toContainText('Error sending message');
  expect(await form.content()).toEqual(message);
});

test('a notice needs no code of its own to arrive', async ({ page, complaints }) => {
  complaints.announce(/\/api\/contact$|\/toast-viewport-/, 0);
  await page.route(/\/api\/contact$|\/toast-viewport-/, (route) => route.abort('connectionfailed'));
  const form = await openForm(page);
  const message = newMessage();
  await form.fill(message);
  await form.solve();
  await form.submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error sending message' })).toBeVisible();
  expect(await form.content()).toEqual(message);
});

for (const language of ['de', 'sq'] as const) {
  test(`a product's page leads into the form with this product, and the confirmation names it: ${language}`, async ({
    page,
  }) => {
    const own = copy(language, 'contact');
    await open(page, `/${language}/products/attrian`);
    await page.getByRole('main').locator(`a[href="/${language}?product=attrian#contact"]`).first().click();
    const form = new ContactForm(page, language);
    await expect(form.field('interest')).toHaveValue('attrian-identity');
    await expect.poll(() => form.question()).toMatch(/\d/);
    const message = newMessage();
    await form.fill(message);
    await form.solve();
    await form.submit.click();
    const about = own.toasts.successProduct.replace('{{product}}', `attrian (${own.interests.attrian})`);
    await expect(form.root.getByText(about)).toBeVisible();
    expect(await strapi.submissions.list('email', message.email)).toMatchObject([
      { interest: 'attrian-identity', product: null },
    ]);
  });
}

test('a free demo keeps its product beside the topic', async ({ page }) => {
  await open(page, '/en/products/docuflow');
  await page.getByRole('main').locator('a[href="/en/schedule-meeting?product=cryptoth"]').first().click();
  const form = new ContactForm(page);
  await expect(form.root.getByRole('checkbox', { name: 'docuflow' })).toBeChecked();
  await expect.poll(() => form.question()).toMatch(/\d/);
  const message = { ...newMessage(), interest: 'meeting' };
  await form.fill(message);
  await form.solve();
  await form.submit.click();
  const label = `docuflow (${interests.docuflow})`;
  await expect(form.root.getByText(`Your message is about: ${label}.`)).toBeVisible();
  expect(await strapi.submissions.list('email', message.email)).toMatchObject([
    { interest: 'meeting', product: 'docuflow' },
  ]);
});

test('a product that there is not changes nothing', async ({ page }) => {
  await open(page, '/en?product=made-up');
  const form = new ContactForm(page);
  await expect(form.field('interest')).toHaveValue('');
  await expect(form.root).not.toContainText('made-up');
});

test('the call refuses a language that there is not and names the seven', async ({ request }) => {
  const response = await request.post('/api/contact', { data: { ...newMessage(), language: 'xx' } });
  expect(response.status()).toBe(400);
  expect(await response.json()).toEqual({
    error: '"language" must be one of de, en, fr, it, es, nl, sq.',
    code: 'field-not-a-choice',
    field: 'language',
    choices: ['de', 'en', 'fr', 'it', 'es', 'nl', 'sq'],
  });
});

test('twenty calls at once with one id store one message, and another message with it is refused', async ({
  request,
}) => {
  const data = { ...newMessage(), id: randomUUID() };
  const calls = await Promise.all(Array.from({ length: 20 }, () => request.post('/api/contact', { data })));
  expect(calls.map((call) => call.status())).toEqual(calls.map(() => 200));
  expect(await strapi.submissions.list('email', data.email)).toHaveLength(1);
  const other = await request.post('/api/contact', { data: { ...data, message: 'Etwas anderes' } });
  expect(other.status()).toBe(409);
  expect(await other.json()).toMatchObject({ code: 'conflict' });
});

test('the documented call is enough to send a message', async ({ request }) => {
  const message = newMessage();
  const response = await request.post('/api/contact', { data: { ...message, language: 'sq' } });
  expect(response.ok()).toBe(true);
  const stored = await strapi.submissions.list('email', message.email);
  expect(stored).toMatchObject([{ ...message, language: 'sq' }]);
});

test('the call refuses what is not a message, with a reason', async ({ request }) => {
  const response = await request.post('/api/contact', { data: { ...newMessage(), email: '' } });
  expect(response.status()).toBe(400);
  expect(await response.json()).toEqual({
    error: expect.stringContaining('email'),
    code: 'field-required',
    field: 'email',
  });
});
