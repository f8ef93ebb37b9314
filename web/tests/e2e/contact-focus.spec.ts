import type { Page } from '@playwright/test';
import { type ContactForm, newMessage, openForm } from './support/contact-form';
import { copy } from './support/copy';
import { expect, test } from './support/site-test';
import { toast } from './support/toast';

const { interests, toasts } = copy('en', 'contact');

const CONTACT = '**/api/contact';
const NUMBER = '7F3A92C1-B04D';

/** Records every text that enters a live region, as screen readers would speak it. */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const added = [...addedNodes].filter((node) => node.textContent);
        const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
        if (element?.closest(live)) said.push(...added.map(({ textContent }) => textContent ?? ''));
        else {
          for (const node of added) {
            const regions = node instanceof Element ? [node, ...node.querySelectorAll('*')] : [];
            said.push(
              ...regions.filter((region) => region.matches(live)).map((region) => region.textContent ?? ''),
            );
          }
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

const containing = (said: string[], sentence: string) => said.filter((text) => text.includes(sentence));

for (const way of ['keyboard', 'pointer'] as const) {
  const send = async (form: ContactForm) => {
    if (way === 'pointer') return form.submit.click();
    await form.submit.focus();
    await form.submit.press('Enter');
  };

  test(`a message sent by ${way} is confirmed where the focus goes, which is the one place that speaks`, async ({
    page,
  }) => {
    await page.route(CONTACT, (route) => route.fulfill({ json: { success: true, number: NUMBER } }));
    const announced = await recordAnnouncements(page);
    const form = await openForm(page);
    await form.fill(newMessage());
    await form.solve();
    await send(form);
    const result = form.root.getByRole('heading', { name: toasts.successTitle });
    await expect(result).toBeFocused();
    await expect(result).toBeInViewport({ ratio: 1 });
    const said = [
      toasts.successText.replace('{{company}}', 'Mustermed'),
      toasts.successNumber.replace('{{number}}', NUMBER),
      `Your message is about: attrian (${interests.attrian}).`,
    ];
    await expect(result).toHaveAccessibleDescription(said.join(' '));
    await expect(toast(page)).toBeVisible();
    expect(containing(await announced(), toasts.successTitle)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(form.field('firstName')).toBeFocused();
  });

  for (const status of [503, 429, 0]) {
    test(`after a failure (${status || 'no connection'}) by ${way} the focus is on the button, and it is said once`, async ({
      page,
      complaints,
    }) => {
      complaints.announce(/\/api\/contact$/, status);
      await page.route(CONTACT, (route) =>
        status ? route.fulfill({ status, json: { error: 'x' } }) : route.abort('connectionfailed'),
      );
      const announced = await recordAnnouncements(page);
      const form = await openForm(page);
      await form.fill(newMessage());
      await form.solve();
      await send(form);
      await expect(form.submit).toBeFocused();
      await expect(form.submit).toBeInViewport({ ratio: 1 });
      await expect(toast(page)).toBeVisible();
      await expect.poll(async () => containing(await announced(), toasts.errorTitle)).toHaveLength(1);
      await page.keyboard.press('Tab');
      await expect(form.submit).not.toBeFocused();
    });
  }

  test(`a missing field has the focus after sending by ${way}`, async ({ page }) => {
    const form = await openForm(page);
    await form.fill({ ...newMessage(), lastName: '' });
    await form.solve();
    await send(form);
    await expect(form.field('lastName')).toBeFocused();
  });
}
