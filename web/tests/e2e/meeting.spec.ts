import { randomUUID } from 'node:crypto';
import { ContactForm, newMessage } from './support/contact-form';
import { copy } from './support/copy';
import { expect, open, test } from './support/site-test';
import { strapi } from './support/strapi';
import { toast } from './support/toast';

// No calendar is set up here.
const { request } = copy('en', 'schedule-meeting');
const { form: texts, interests, toasts } = copy('en', 'contact');

test('a time is asked for by the contact form, whose topic is chosen beforehand', async ({ page }) => {
  await open(page, '/en/schedule-meeting');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(request.title);
  const steps = page.getByRole('list', { name: request.steps.label }).getByRole('listitem');
  await expect(steps.getByRole('heading')).toHaveText(request.steps.items.map(({ title }) => title));
  await expect(page.locator('iframe')).toHaveCount(0);

  const form = new ContactForm(page);
  await expect.poll(() => form.question()).toMatch(/\d/);
  await expect(form.field('interest').getByRole('option', { selected: true })).toHaveText(interests.meeting);
  const message = { ...newMessage(), interest: 'meeting' };
  await form.fill(message);
  await form.solve();
  await form.submit.click();
  await expect(toast(page)).toContainText(toasts.successTitle);
  await expect(form.field('message')).toBeEmpty();
  await expect(form.field('interest')).toHaveValue('meeting');
  expect(await strapi.submissions.list('email', message.email)).toMatchObject([{ interest: 'meeting' }]);
});

test('an unsolved security check sends nothing from here either', async ({ page }) => {
  await open(page, '/en/schedule-meeting');
  const form = new ContactForm(page);
  await expect.poll(() => form.question()).toMatch(/\d/);
  const message = newMessage();
  await form.fill(message);
  await form.submit.click();
  await expect(toast(page)).toContainText(toasts.captchaTitle);
  await expect(form.captcha).toBeFocused();
  expect(await strapi.submissions.list('email', message.email)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form sends, and the page says so', async ({ page }) => {
    const email = `${randomUUID()}@no-script.example`;
    await page.goto('/en/schedule-meeting');
    await page.getByLabel(texts.firstName).fill('Nora');
    await page.getByLabel(texts.lastName).fill('Skript');
    await page.getByLabel(texts.email).fill(email);
    await page.getByLabel(texts.message).fill('Ohne JavaScript.');
    await page.getByRole('button', { name: texts.submit }).click();

    await expect(page).toHaveURL(/\/en\/schedule-meeting\?contact=[0-9A-F]{8}-[0-9A-F]{4}#contact-result$/);
    await expect(page.getByRole('heading', { name: toasts.successTitle })).toBeFocused();
    expect(await strapi.submissions.list('email', email)).toMatchObject([
      { firstName: 'Nora', interest: 'meeting', language: 'en' },
    ]);
  });
});
