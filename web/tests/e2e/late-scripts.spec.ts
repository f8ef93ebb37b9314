import { expect, hydrated, test } from './support/site-test';

test('no script is fetched before the page has loaded and painted what its first screen shows', async ({
  page,
}) => {
  await page.goto('/en');
  await hydrated(page);
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  );
  expect(fetched.length).toBeGreaterThan(3);
  const loaded = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return entry?.loadEventStart ?? 0;
  });
  expect(loaded).toBeGreaterThan(0);
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  expect(Math.min(...fetched)).toBeGreaterThanOrEqual(Math.max(loaded, painted));
});

test('a button that is clicked before the scripts are there does its work when they are', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/en/careers');
  const trigger = page.locator('#language-trigger');
  await trigger.click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  release();
  await hydrated(page);
  await expect(page.getByRole('menu')).toBeVisible();
});
