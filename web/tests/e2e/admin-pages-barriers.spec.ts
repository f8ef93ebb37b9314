import { openAdmin } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { button, edit, field, frame, openEditor, test } from './support/pages-tab';
import { expect, open } from './support/site-test';

const { form } = copy('de', 'admin');
const { list, create, fields, preview } = copy('de', 'admin-pages');

for (const width of [360, 1280]) {
  test(`list, form, editor and preview at ${width} pixels have no barrier and nothing sticks out`, async ({
    page,
    key,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const expectGood = async () => {
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    };
    await openAdmin(page);
    await button(page, list.add).click();
    await page.getByRole('textbox', { name: create.name }).fill('Berechtigungszertifikat'.repeat(4));
    await expectGood();
    await button(page, form.cancel).click();
    await edit(page, key).click();
    await expect(field(page, fields.title)).toBeVisible();
    await expectGood();
    await button(page, preview.phone).click();
    await expect(button(page, preview.phone)).toHaveAttribute('aria-pressed', 'true');
    expect(
      await frame(page)
        .locator('html')
        .evaluate(() => window.innerWidth),
    ).toBe(390);
    await button(page, preview.desktop).click();
    await expect
      .poll(() =>
        frame(page)
          .locator('html')
          .evaluate(() => window.innerWidth),
      )
      .toBe(1280);
    await button(page, preview.enlarge).click();
    await expectGood();
    await open(page, `/de?preview=${key}`);
    await expect(page.locator('[data-preview]')).toBeVisible();
    await expectGood();
  });
}

test('in an enlarged window no field lies under the bar that saves', async ({ page, key }) => {
  await page.setViewportSize({ width: 640, height: 450 });
  await openEditor(page, key);
  const content = field(page, fields.content);
  await content.focus();
  const isCovered = await content.evaluate((element) => {
    const { left, bottom } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + 20, bottom - 4));
  });
  expect(isCovered).toBe(false);
});
