import type { Page } from '@playwright/test';
import { administrator, fillLogin } from './support/admin-screen';
import { copy } from './support/copy';
import {
  button,
  edit,
  field,
  frame,
  openEditor,
  previewReady,
  row,
  save,
  stored,
  test,
} from './support/pages-tab';
import { expect, hydrated } from './support/site-test';
import { toast } from './support/toast';

const { form, conflict, failure, cancel, expired } = copy('de', 'admin');
const { list, remove, fields } = copy('de', 'admin-pages');

test('nothing typed is lost by a reload, an expired session, leaving or cancelling', async ({
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

  await button(page, form.cancel).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText(cancel.title);
  await asked.getByRole('button', { name: cancel.keep }).click();
  await expect(row(page, key)).toContainText(form.unsaved);
  await page.goBack();
  await expect(field(page, fields.title)).toHaveValue('Noch nicht gespeichert');

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

  await field(page, fields.title).fill('Wird verworfen');
  await button(page, form.cancel).click();
  await asked.getByRole('button', { name: cancel.discard }).click();
  await expect(edit(page, key)).toBeFocused();
  await expect(row(page, key)).not.toContainText(form.unsaved);
});

/** Lets no save through until `go` is called; counts those that wanted to. */
async function holdSaves(page: Page, key: string) {
  let go: () => void = () => undefined;
  const isFree = new Promise<void>((resolve) => {
    go = resolve;
  });
  const methods: string[] = [];
  await page.route(`**/api/content-sections/${key}`, async (route) => {
    methods.push(route.request().method());
    await isFree;
    await route.continue();
  });
  return { go, methods };
}

test('a double click saves once, and what is typed meanwhile stays open without a conflict', async ({
  page,
  key,
}) => {
  await openEditor(page, key);
  await field(page, fields.title).fill('Gesendet');
  const saves = await holdSaves(page, key);
  await save(page).dblclick();
  const saving = button(page, form.saving);
  await expect(saving).toHaveAttribute('aria-busy', 'true');
  await expect(saving).toBeFocused();
  await field(page, fields.title).fill('Weitergeschrieben');
  await field(page, fields.subtitle).fill('Auch neu');
  saves.go();
  await expect(toast(page)).toContainText('Content updated');
  expect(saves.methods).toEqual(['PUT']);
  expect((await stored(page, key)).translations.de?.title).toBe('Gesendet');
  await expect(field(page, fields.title)).toHaveValue('Weitergeschrieben');
  await expect(page.getByText(conflict.title)).toHaveCount(0);
  await field(page, fields.subtitle).press('Control+s');
  await expect(save(page)).toBeDisabled();
  await expect(field(page, fields.subtitle)).toBeFocused();
  expect((await stored(page, key)).translations.de).toMatchObject({
    title: 'Weitergeschrieben',
    subtitle: 'Auch neu',
  });

  await button(page, list.back).click();
  await button(page, list.deleteNamed.replace('{{name}}', key)).click();
  const deletions = await holdSaves(page, key);
  await page.getByRole('alertdialog').getByRole('button', { name: remove.confirm }).dblclick();
  deletions.go();
  await expect(toast(page)).toContainText(remove.done);
  expect(deletions.methods).toEqual(['DELETE']);
});

test('a save that fails says why and keeps the text; a list that fails can be asked for again', async ({
  page,
  complaints,
  key,
}) => {
  complaints.announce(/\/api\/content-sections/, 503);
  const lists = '**/api/content-sections';
  await page.route(lists, (route) =>
    route.fulfill({ status: 503, json: { error: 'Strapi does not answer.' } }),
  );
  await openEditor(page, key);
  await expect(
    page.getByText(/Strapi antwortet gerade nicht\..*\(503: Strapi does not answer\.\)/),
  ).toBeVisible();
  await page.unroute(lists);
  await button(page, copy('de', 'admin').frame.retry).click();

  const one = `**/api/content-sections/${key}`;
  await page.route(one, (route) => route.fulfill({ status: 503, json: { error: 'Strapi is away.' } }));
  await field(page, fields.title).fill('Bleibt stehen');
  await save(page).click();
  await expect(toast(page)).toHaveAttribute('data-variant', 'destructive');
  await expect(toast(page)).toContainText(failure.save);
  await expect(toast(page)).toContainText(`${failure.because.away} ${failure.kept} (503: Strapi is away.)`);
  await expect(field(page, fields.title)).toHaveValue('Bleibt stehen');
  await page.unroute(one);
  await save(page).click();
  await expect(toast(page)).toContainText('Content updated');
});
