import { devices } from '@playwright/test';
import { copy } from './support/copy';
import { expect, open, test } from './support/site-test';

const { hub } = copy('en', 'product-attrian');
const { isMobile: _isMobile, defaultBrowserType: _type, ...tablet } = devices['iPad Pro 11 landscape'];

// A tablet fits the drawing, and its pointer cannot hover.
test.use({ ...tablet });

test("a tap on a spoke of attrian's hub chooses it, and it stays", async ({ page }) => {
  await open(page, '/en/products/attrian');
  const center = page.locator('[data-hub-center]');
  await expect(center).toContainText(hub.center);
  for (const { title, text } of hub.spokes.slice(0, 2)) {
    const spoke = page.getByRole('button', { name: title });
    await spoke.tap();
    await expect(spoke).toHaveAttribute('aria-pressed', 'true');
    await expect(center).toContainText(text);
    await page.getByRole('heading', { name: hub.title }).tap();
    await expect(center).toContainText(text);
  }
});
