import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dayInBerlin } from 'contract/german-time';
import type { StatisticCount, StatisticsBatch } from 'contract/statistics';
import { openAdmin } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { environment } from './support/environment';
import { expect, test } from './support/site-test';

const texts = copy('de', 'admin-statistics');

/** Sends counts as a copy of the site does. */
async function add(counts: Omit<StatisticCount, 'day'>[]): Promise<void> {
  const day = dayInBerlin();
  const batch: StatisticsBatch = {
    run: randomUUID(),
    number: 1,
    counts: counts.map((one) => ({ ...one, day })),
  };
  const answer = await fetch(`${environment.cmsUrl}/site-statistics`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${process.env.CMS_API_TOKEN}` },
    body: JSON.stringify(batch),
  });
  expect(answer.status).toBe(204);
}

test('an administrator sees weeks and names, in one language or in all, and takes them along', async ({
  page,
}) => {
  const path = `/e2e-${randomUUID().slice(0, 8)}`;
  const count = { kind: 'page', name: path, language: 'fr', count: 100_001 } as const;
  await add([
    count,
    { ...count, language: 'sq', count: 100_002 },
    { ...count, kind: 'missing', name: `${path}?` },
  ]);
  await openAdmin(page, { hash: '#statistics' });
  const pages = page.getByRole('region', { name: texts.tops.page, exact: true });
  const row = pages.getByRole('row').filter({ hasText: path });
  await expect(row.getByRole('cell')).toHaveText('200003');
  await expect(page.getByRole('img', { name: new RegExp(`^${texts.kinds.page} je Woche`) })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel(texts.filter.language).selectOption('fr');
  await expect(row.getByRole('cell')).toHaveText('100001');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: texts.list.export }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('zahlen.csv');
  const lines = (await readFile(await download.path(), 'utf8'))
    .split('\r\n')
    .filter((line) => line.includes(path));
  expect(lines).toEqual([
    `"${dayInBerlin()}";"${texts.kinds.missing}";"${path}?";"fr";"100001"`,
    `"${dayInBerlin()}";"${texts.kinds.page}";"${path}";"fr";"100001"`,
  ]);
});
