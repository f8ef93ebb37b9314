import { countCalls, newMessage, openForm } from './support/contact-form';
import { copy } from './support/copy';
import { expect, test } from './support/site-test';
import { toast } from './support/toast';

const { captcha } = copy('en', 'contact');

test('the security check marks a right and a wrong answer, and no answer at all with nothing', async ({
  page,
}) => {
  const form = await openForm(page);
  const border = () => form.captcha.evaluate((input) => getComputedStyle(input).borderTopColor);
  const neutral = await border();
  await expect(form.verdict).toBeEmpty();

  await form.solve();
  await expect(form.verdict).toHaveText(captcha.correct);
  await expect.poll(border).not.toBe(neutral);
  const green = await border();

  await form.captcha.fill('99');
  await expect(form.verdict).toHaveText(captcha.wrong);
  await expect(form.captcha).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(border).not.toBe(green);
  expect(await border()).not.toBe(neutral);

  await form.captcha.fill('');
  await expect(form.verdict).toBeEmpty();
  await expect(form.captcha).not.toHaveAttribute('aria-invalid');
});

test('the sum is made of two numbers from 1 to 10, and refreshing draws a new one', async ({ page }) => {
  const form = await openForm(page);
  const questions = new Set<string>();
  for (let draw = 0; draw < 8; draw += 1) {
    const question = await form.question();
    questions.add(question);
    for (const number of question.match(/\d+/g) ?? []) {
      expect(Number(number)).toBeGreaterThanOrEqual(1);
      expect(Number(number)).toBeLessThanOrEqual(10);
    }
    await form.solve();
    await form.refresh.click();
    await expect(form.captcha).toHaveValue('');
    await expect(form.verdict).toBeEmpty();
  }
  expect(questions.size).toBeGreaterThan(1);
});

for (const language of ['de', 'fr'] as const) {
  test(`the verdict is given in the language of the page: ${language}`, async ({ page }) => {
    const { correct, wrong } = copy(language, 'contact').captcha;
    const form = await openForm(page, language);
    await form.solve();
    await expect(form.verdict).toHaveText(language === 'de' ? 'Korrekt' : correct);
    await form.captcha.fill('99');
    await expect(form.verdict).toHaveText(language === 'de' ? 'Falsch' : wrong);
  });
}

for (const answer of ['', '99']) {
  test(`with the answer "${answer}" to the security check nothing is sent and a toast says why`, async ({
    page,
  }) => {
    const calls = countCalls(page);
    const form = await openForm(page);
    const message = newMessage();
    await form.fill(message);
    await form.captcha.fill(answer);
    await form.submit.click();
    await expect(toast(page)).toHaveAttribute('data-variant', 'destructive');
    await expect(toast(page)).toContainText('Security check failed');
    await expect(toast(page)).toContainText('Please solve the security check correctly.');
    expect(await form.content()).toEqual(message);
    expect(calls()).toBe(0);
  });
}

for (const [width, height] of [
  [360, 640],
  [1280, 720],
] as const) {
  test(`at ${width} pixels a failed security check leads to the answer, and its notice covers no part of the form`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const form = await openForm(page);
    await form.fill(newMessage());
    await form.captcha.fill('99');
    await form.submit.click();
    await expect(toast(page)).toBeVisible();
    await expect(form.captcha).toBeFocused();
    for (const control of [form.captcha, form.submit, form.refresh]) {
      await expect(control).toBeInViewport({ ratio: 1 });
      // Playwright clicks only what nothing covers.
      await control.click({ trial: true });
    }
  });
}
