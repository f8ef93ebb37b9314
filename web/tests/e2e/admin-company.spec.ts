import { openAdmin } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { expect, open, test } from './support/site-test';
import { toast } from './support/toast';

const texts = copy('de', 'admin-company');
const { form } = copy('de', 'admin');
const history = copy('de', 'admin-history');
const NUMBER = '+49 821 555 0100';

// Changes the telephone alone, which no other test reads.
test('a telephone number is refused, corrected, live in two languages and for search engines, and undone', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  await openAdmin(page, { hash: '#company' });
  const telephone = page.getByRole('textbox', { name: texts.fields.telephone });
  const save = page.getByRole('button', { name: form.save, exact: true });
  try {
    await telephone.fill('nach Vereinbarung');
    await save.click();
    await expect(page.getByText(/^Bitte eine Telefonnummer/)).toBeVisible();
    await expect(telephone).toBeFocused();
    await expectAccessible(page);
    await telephone.fill(NUMBER);
    await save.click();
    await expect(toast(page)).toContainText(texts.notices.saved);

    for (const language of ['de', 'en']) {
      await open(visitor, `/${language}/impressum`);
      await expect(visitor.getByRole('link', { name: NUMBER })).toHaveAttribute('href', 'tel:+498215550100');
    }
    const data = await visitor.locator('script[type="application/ld+json"]').first().textContent();
    expect(data).toContain(`"telephone":"${NUMBER}"`);

    await page.getByRole('button', { name: history.open }).click();
    await page.getByRole('button', { name: history.undo }).first().click();
    await expect(page.getByRole('button', { name: history.redo })).toBeVisible();
    await expect(telephone).toHaveValue('');
    await open(visitor, '/de/impressum');
    await expect(visitor.getByRole('link', { name: NUMBER })).toHaveCount(0);
  } finally {
    await telephone.fill('');
    if (await save.isEnabled()) await save.click();
    await visitor.context().close();
  }
});
