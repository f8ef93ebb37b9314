import { fillLogin, openAdmin, tab } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { copy } from './support/copy';
import { expect, hydrated, test } from './support/site-test';

const { unloadable } = copy('de', 'admin');

const CODE_OF_MESSAGES = /\/messages-tab[^/]*\.(?:tsx|js)(?:\?|$)/;

test('a tab whose code cannot be loaded fails alone, and comes after a reload', async ({
  page,
  complaints,
}) => {
  complaints.announce(CODE_OF_MESSAGES, 404);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route(CODE_OF_MESSAGES, (route) => route.abort());
  await openAdmin(page, { hash: '#messages' });
  const failure = page.getByRole('alert').filter({ hasText: unloadable.title });
  await expect(failure).toBeVisible();
  await expect(page.getByText(unloadable.text)).toBeVisible();
  await expect(page.getByRole('button', { name: unloadable.reload })).toBeVisible();
  await expect(tab(page, 'messages')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  await tab(page, 'products').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Products' })).toBeVisible();
  await expect(tab(page, 'products')).toBeInViewport({ ratio: 1 });
  await page.unroute(CODE_OF_MESSAGES);
  await tab(page, 'messages').click();
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: unloadable.reload }).click(),
  ]);
  await hydrated(page);
  await fillLogin(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Messages' })).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('in forced colours switches, choices and the open tab can be told apart, and nothing empty is framed', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAdmin(page, { hash: '#products/idatik' });
  const look = (selector: string, property: string) =>
    page
      .locator(selector)
      .evaluateAll(
        (elements, name) => [...new Set(elements.map((one) => getComputedStyle(one).getPropertyValue(name)))],
        property,
      );
  await expect(page.getByRole('textbox', { name: 'Status' })).toBeVisible();
  const [control] = await look('[data-scope=switch][data-part=control]', 'background-color');
  const thumbs = await look('[data-scope=switch][data-part=thumb]', 'background-color');
  expect([control, ...thumbs], 'the switch and what moves in it').toEqual([
    expect.stringMatching(/^rgb/),
    expect.stringMatching(/^rgb/),
  ]);
  expect(thumbs).not.toContain(control);
  expect(await look('[data-scope=radio-group][title] > div', 'background-color')).toHaveLength(8);
  expect(await look('[role=tab][aria-selected=true]', 'outline-style')).toEqual(['solid']);
  expect(await look('[role=tab][aria-selected=false]', 'outline-style')).toEqual(['none']);
  expect(await look('ol[tabindex="-1"]', 'outline-style')).toEqual(['none']);
});
