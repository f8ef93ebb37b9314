import type { Browser, Page } from '@playwright/test';
import type { Plan } from 'contract/draft';
import { openAdmin } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { field } from './support/pages-tab';
import { join, type Person, remove } from './support/people';
import { test as base, expect } from './support/site-test';
import { strapi } from './support/strapi';
import { toast } from './support/toast';

const texts = copy('de', 'admin-changes');
const { fields } = copy('de', 'admin-products');

const test = base.extend<{ person: Person }>({
  // The drafts of an account are in all of its browsers: those of this test have one of their own.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
  person: async ({}, use) => {
    const person = await join('editor');
    await use(person);
    await remove(person);
  },
});

const as = ({ email, password }: Person) => ({ username: email, password });
const list = (page: Page) => page.getByRole('dialog', { name: texts.title });
const changes = (page: Page, count: number) =>
  page.getByRole('button', { name: texts.count.replace('{{count}}', String(count)), exact: true });
const kept = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().includes('/api/drafts/') && answer.request().method() === 'PUT' && answer.ok(),
  );

async function otherComputer(browser: Browser, person: Person, hash: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openAdmin(page, { hash, as: as(person) });
  return page;
}

test('text goes on at another computer, two changes go live together, and a third at its time', async ({
  page,
  browser,
  person,
  createProject,
}) => {
  const [first, second] = [await createProject({}), await createProject({})];
  const titleOf = async (key: string) =>
    (await strapi.projects.list('key', key, 'de')).map(({ title }) => title);
  await openAdmin(page, { hash: `#products/${first.key}`, as: as(person) });
  const sent = kept(page);
  await field(page, fields.title).fill('Am ersten Rechner');
  await sent;

  const there = await otherComputer(browser, person, `#products/${first.key}`);
  await expect(field(there, fields.title)).toHaveValue('Am ersten Rechner');
  await expect(there.getByText(/von einem anderen Gerät/)).toBeVisible();
  await field(there, fields.title).fill('Am zweiten Rechner');
  await there.goto(`/admin#products/${second.key}`);
  await expect(field(there, fields.title)).toHaveValue(second.key);
  await field(there, fields.title).fill('Daneben');
  await changes(there, 2).click();
  await expect(list(there).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(there, '[role=dialog]');
  expect(await titleOf(first.key)).toEqual([first.key]);
  await list(there).getByRole('button', { name: texts.publish }).click();
  await expect(toast(there)).toContainText(texts.published);
  await expect(list(there)).toContainText(texts.none);
  expect(await titleOf(first.key)).toEqual(['Am zweiten Rechner']);
  expect(await titleOf(second.key)).toEqual(['Daneben']);
  await list(there).getByRole('button', { name: texts.close }).click();

  await field(there, fields.title).fill('Pünktlich');
  await changes(there, 1).click();
  await list(there).getByRole('button', { name: texts.plan.open }).click();
  await expect(list(there).getByLabel(texts.plan.time)).toHaveValue('08:00');
  await expectAccessible(there, '[role=dialog]');
  await list(there).getByRole('button', { name: texts.plan.save }).click();
  await expect(toast(there)).toContainText(texts.plan.saved);
  await expect(list(there).getByRole('button', { name: /^Zeitpunkt ändern/ })).toBeVisible();
  const [plan] = (await (await there.request.get('/api/plans')).json()) as Plan[];
  const moved = await there.request.put(`/api/plans/${plan?.id}`, {
    data: { at: new Date(Date.now() + 500).toISOString() },
  });
  expect(moved.status()).toBe(200);
  await expect.poll(() => titleOf(second.key), { timeout: 20_000 }).toEqual(['Pünktlich']);
  await there.context().close();
});
