import { copy } from './support/copy';
import { expectPrintable } from './support/print';
import { expect, open, test } from './support/site-test';
import { unfold } from './support/unfold';

const PAGE = '/ti-transformation';

const { stage, boxes, stills, story } = copy('en', 'ti-stage');

test('the address of a phase is shared with a picture of that phase', async ({ page, request }) => {
  const images = new Set<string>();
  for (const query of ['', '?phase=1', '?phase=3']) {
    await page.goto(`/en${PAGE}${query}`);
    const property = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/en${PAGE}$`));
    expect(await property('og:url')).toMatch(new RegExp(`/en${PAGE}${query.replace('?', '\\?')}$`));
    const image = new URL((await property('og:image')) ?? '').pathname;
    images.add(image);
    const answer = await request.get(image, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/jpeg');
  }
  expect(images.size).toBe(3);
  await page.goto(`/en${PAGE}?phase=9`);
  await expect(page.locator('[data-phase-name]')).toHaveText(stage.ready);
});

test('the four pictures can be taken away as files, in the language of the page', async ({
  page,
  request,
}) => {
  await open(page, `/sq${PAGE}`);
  const links = page.locator('#stills a[download]');
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    const href = await link.getAttribute('href');
    expect(href).toMatch(/^\/stills\/sq\//);
    const answer = await request.get(href ?? '');
    expect(answer.headers()['content-type']).toContain('image/svg+xml');
    expect(await answer.text()).toContain('xml:lang="sq"');
  }
  expect((await request.get('/stills/sq/phase-3-phone.svg')).status()).toBe(200);
  for (const missing of [
    '/stills/en/phase-5.svg',
    '/stills/en/phase-1-tablet.svg',
    '/stills/xx/phase-1.svg',
    '/stills/en/phase-1.png',
  ]) {
    expect((await request.get(missing)).status()).toBe(404);
  }
});

test('on paper there are the four pictures with their texts, one page each', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `/en${PAGE}`);
  await expectPrintable(page);
  await expect(page.locator('#stage')).toBeHidden();
  const pages = await page.locator('#stills li').evaluateAll((all) =>
    all.map((still) => {
      const { breakAfter, breakInside } = getComputedStyle(still);
      return { breakAfter, breakInside };
    }),
  );
  expect(pages.map(({ breakInside }) => breakInside)).toEqual(Array(4).fill('avoid'));
  expect(pages.map(({ breakAfter }) => breakAfter)).toEqual(Array(4).fill('page'));
  await page.pdf();
  const widths = await page
    .locator('#stills img')
    .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth));
  expect(widths).toEqual(Array(4).fill(1_200));
});

test('on a phone the four pictures are the drawings for phones, folded', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, `/en${PAGE}`);
  const stills = page.locator('#stills li');
  for (const [index, still] of (await stills.all()).entries()) {
    await still.locator('summary').first().click();
    const image = still.locator('img');
    await image.scrollIntoViewIfNeeded();
    await expect
      // Empty until the browser has chosen.
      .poll(() =>
        image.evaluate(
          (element) => new URL((element as HTMLImageElement).currentSrc, location.href).pathname,
        ),
      )
      .toBe(`/stills/en/phase-${index + 1}-phone.svg`);
    await expect(image).toBeVisible();
  }
});

test('the button prints the four pictures alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('#stills img')];
      document.body.dataset.widths = pictures.map(({ naturalWidth }) => naturalWidth).join(' ');
    };
  });
  await open(page, `/en${PAGE}`);
  await page.getByRole('button', { name: stills.print }).click();
  await expect(page.locator('body')).toHaveAttribute('data-widths', '1200 1200 1200 1200');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main > :visible')).toHaveCount(1);
  await expect(page.locator('#stills')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('#boxes-title')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole story is there in pictures and words', async ({ page }) => {
    await page.goto(`/en${PAGE}`);
    await expect(page.getByText(stage.withoutScript)).toBeVisible();
    await expect(page.locator('[data-stage-picture]')).toBeHidden();
    await expect(page.locator('#stills img')).toHaveCount(4);
    for (const phase of [1, 2, 3, 4] as const) {
      await expect(page.locator('#stills').getByText(story[phase])).toBeVisible();
    }
    await unfold(page);
    for (const { what } of Object.values(boxes)) await expect(page.getByText(what).first()).toBeVisible();
    await expect(page.getByRole('button', { name: stills.print })).toBeHidden();
  });
});
