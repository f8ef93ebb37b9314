import { randomUUID } from 'node:crypto';
import { copy } from './support/copy';
import { isAbove, openList, row, test } from './support/products-tab';
import { expect, open } from './support/site-test';
import { toast } from './support/toast';

const { sorting } = copy('de', 'admin-products');

test('products are put in order by mouse, by keyboard and by buttons, and visitors see it', async ({
  page,
  context,
  complaints,
  createProject,
}) => {
  // Other tests remove products: an order that names one is refused, and sent again without it.
  complaints.announce(/\/api\/projects\/order$/, 400);
  const mark = randomUUID().slice(0, 6);
  const make = async (title: string, order: number) => ({
    title,
    ...(await createProject({ title, order })),
  });
  const first = await make(`Erstes ${mark}`, 9_001);
  const second = await make(`Zweites ${mark}`, 9_002);
  const inList = async () =>
    (await isAbove(row(page, first.title), row(page, second.title))) ? 'first' : 'second';
  const isOrderSaved = () =>
    page.waitForResponse((answer) => answer.url().endsWith('/api/projects/order') && answer.ok());
  const handle = (title: string) => page.getByRole('button', { name: `${title} verschieben`, exact: true });
  const until = async (expected: 'first' | 'second', move: () => Promise<void>) =>
    expect(async () => {
      if ((await inList()) !== expected) await Promise.all([isOrderSaved(), move()]);
      await expect(toast(page)).toContainText(sorting.saved);
      expect(await inList()).toBe(expected);
    }).toPass();

  await openList(page);
  await until('second', async () => {
    await page.getByRole('button', { name: `${first.title} nach unten` }).click();
  });
  await expect(page.getByRole('button', { name: `${first.title} nach unten` })).toBeFocused();

  await until('first', async () => {
    await handle(first.title).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('status').filter({ hasText: `${first.title} aufgenommen` })).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('status').filter({ hasText: `${first.title} über Platz` })).toBeAttached();
    await page.keyboard.press('Space');
  });
  await expect(handle(first.title)).toBeFocused();

  await until('second', async () => {
    const from = await handle(second.title).boundingBox();
    const to = await handle(first.title).boundingBox();
    if (!from || !to) throw new Error('The handles are not shown.');
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y - 20, { steps: 4 });
    await page.mouse.move(to.x + 10, to.y, { steps: 8 });
    await page.mouse.up();
  });

  const visitor = await context.newPage();
  await open(visitor, '/de');
  const keys = await visitor
    .locator('article[data-project]')
    .evaluateAll((cards) => cards.map((one) => one.getAttribute('data-project')));
  expect(keys.indexOf(second.key)).toBeLessThan(keys.indexOf(first.key));
  expect(keys).toContain(second.key);
});
