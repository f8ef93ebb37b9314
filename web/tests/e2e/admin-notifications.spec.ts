import { fillLogin, openAdmin } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { expect, test } from './support/site-test';
import { toast } from './support/toast';

const texts = copy('de', 'admin-notifications');
const { form } = copy('de', 'admin');
const RECIPIENTS = 'ada@praxis.example, kim@praxis.example';

// Changes the recipients of meetings alone, which no other test reads.
test('an editor names the recipients of a topic and finds them again, and learns that no mail is sent yet', async ({
  page,
}) => {
  await openAdmin(page, { hash: '#notifications' });
  const recipients = page.getByRole('textbox', { name: texts.fields.meetingRecipients });
  const save = page.getByRole('button', { name: form.save, exact: true });
  await expect(recipients).toHaveValue('');
  try {
    await expect(page.getByText(texts.noServer.title)).toBeVisible();
    await expectAccessible(page);
    await recipients.fill('ada@praxis.example, kim');
    await save.click();
    await expect(page.getByText(/^Bitte E-Mail-Adressen/)).toBeVisible();
    await expect(recipients).toBeFocused();
    await expectAccessible(page);
    await recipients.fill(RECIPIENTS);
    await save.click();
    await expect(toast(page)).toContainText(texts.notices.saved);
    await page.reload();
    await fillLogin(page);
    await toast(page).getByRole('button').click();
    await expect(recipients).toHaveValue(RECIPIENTS);
  } finally {
    await recipients.fill('');
    if (await save.isEnabled()) await save.click();
    await expect(toast(page)).toContainText(texts.notices.saved);
  }
});
