import { openAdmin } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { expect, open, test } from './support/site-test';
import { toast } from './support/toast';

const texts = copy('de', 'admin-status');
const { form } = copy('de', 'admin');
const INCIDENT = 'Die Suche in der Dokumentation ist heute langsam.';

// Changes the state of the website alone, which no other test reads.
test('a state and an incident are live in two languages, and gone when they are taken back', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  await openAdmin(page, { hash: '#status' });
  const group = (name: keyof typeof texts.groups) => page.getByRole('group', { name: texts.groups[name] });
  const state = group('website').getByRole('combobox');
  const incident = group('incident').getByRole('textbox', { name: 'Deutsch' });
  const save = async () => {
    await page.getByRole('button', { name: form.save, exact: true }).click();
    await expect(toast(page)).toContainText(texts.notices.saved);
  };
  try {
    await state.selectOption(texts.states.degraded);
    await incident.fill(INCIDENT);
    await expectAccessible(page);
    await save();
    for (const language of ['de', 'en'] as const) {
      const { overall, states, services } = copy(language, 'status');
      await open(visitor, `/${language}/status`);
      const main = visitor.getByRole('main');
      await expect(main.locator('[lang=de]').getByText(INCIDENT).or(main.getByText(INCIDENT))).toBeVisible();
      await expect(
        visitor.getByRole('heading', { name: overall.impaired.split('{{asOf}}')[1] ?? '' }),
      ).toBeVisible();
      await expect(visitor.locator(`[data-service="${services.website}"]`)).toContainText(states.degraded);
    }
  } finally {
    await state.selectOption('');
    await incident.fill('');
    await save();
  }
  await open(visitor, '/de/status');
  await expect(visitor.getByText(INCIDENT)).toHaveCount(0);
  await visitor.context().close();
});
