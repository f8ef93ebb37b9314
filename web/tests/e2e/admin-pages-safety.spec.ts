import { administrator, fillLogin } from './support/admin-screen';
import { copy } from './support/copy';
import { field, frame, openEditor, previewReady, save, stored, test } from './support/pages-tab';
import { expect, hydrated } from './support/site-test';
import { toast } from './support/toast';

const { failure, expired } = copy('de', 'admin');
const { fields } = copy('de', 'admin-pages');

test('nothing typed is lost by a reload or an expired session', async ({
  page,
  context,
  complaints,
  key,
}) => {
  complaints.announce(/\/api\//, 401);
  await openEditor(page, key);
  await previewReady(page);
  await field(page, fields.title).fill('Noch nicht gespeichert');

  const asking: string[] = [];
  page.once('dialog', async (question) => {
    asking.push(question.type());
    await question.accept();
  });
  await page.reload();
  expect(asking).toEqual(['beforeunload']);
  await hydrated(page);
  await fillLogin(page);
  await expect(field(page, fields.title)).toHaveValue('Noch nicht gespeichert');
  await expect(frame(page).getByText('Noch nicht gespeichert')).toBeVisible();

  await context.clearCookies();
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: expired.title });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(save(page)).toBeFocused();
  await expect(toast(page)).toContainText(`${failure.because.signedOut} ${failure.kept} (401: signed-out)`);
  await page.keyboard.press('Enter');
  await fillLogin(page, { ...administrator, password: 'falsch' });
  await expect(dialog.getByRole('alert')).toContainText('Login fehlgeschlagen: Ungültige Anmeldedaten');
  await expect(dialog.getByLabel('Benutzername')).toHaveValue(administrator.username);
  await dialog.getByLabel('Passwort', { exact: true }).fill(administrator.password);
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Content updated');
  expect((await stored(page, key)).translations.de?.title).toBe('Noch nicht gespeichert');
});
