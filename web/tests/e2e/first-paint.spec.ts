import { expect, hydrated, test } from './support/site-test';

const SHEETS = /\/assets\/[^/]+\.css$/;

test('the first paint needs no style sheet', async ({ page }) => {
  await page.route(SHEETS, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.goto('/de');
  const [title, menu] = [page.locator('h1'), page.locator('#language-trigger')];
  await expect(title).toHaveCSS('font-family', /Inter Variable/);
  await expect(title).toHaveCSS('font-weight', '650');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(43, 66, 87)');
  await expect(menu).toHaveCSS('cursor', 'pointer');
  const withSheet = await page.context().newPage();
  await withSheet.goto('/de');
  await hydrated(withSheet);
  await expect(title).toBeVisible();
  const heightOf = (of: typeof title) => of.evaluate((element) => element.getBoundingClientRect().height);
  expect(await heightOf(title)).toBe(await heightOf(withSheet.locator('h1')));
  await withSheet.close();
});

test('sheets are fetched once the page has loaded', async ({ page }) => {
  await page.goto('/en');
  await hydrated(page);
  await expect(page.locator('link[rel=later-stylesheet]')).toHaveCount(0);
  const times = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const sheets = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.css'));
    return { loaded: navigation?.loadEventStart ?? 0, sheets: sheets.map(({ startTime }) => startTime) };
  });
  expect(times.loaded).toBeGreaterThan(0);
  expect(times.sheets.length).toBeGreaterThan(0);
  expect(Math.min(...times.sheets)).toBeGreaterThanOrEqual(times.loaded);
});

test('a menu that is asked for before the sheet is there opens with its styles', async ({ page }) => {
  await page.route(SHEETS, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.goto('/en/careers');
  await page.locator('#language-trigger').click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('menuitem').first()).toHaveCSS('display', 'flex');
});

test('the policy allows the styles of the page by their hash alone', async ({ request }) => {
  const policies = await Promise.all(
    ['/de', '/de/blog'].map(
      async (path) => (await request.get(path)).headers()['content-security-policy'] ?? '',
    ),
  );
  const styles = policies.map((policy) => policy.match(/style-src ([^;]+)/)?.[1] ?? '');
  expect(styles[0]).toMatch(/^'self'( 'sha256-[^']+'){2}$/);
  expect(styles[1]).toMatch(/^'self'( 'sha256-[^']+'){2}$/);
  expect(styles[0]).not.toBe(styles[1]);
});
