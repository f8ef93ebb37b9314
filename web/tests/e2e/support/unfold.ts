import type { Page } from '@playwright/test';

/** Opens what is folded, as visitors do, also what stands in another folded part. */
export async function unfold(page: Page): Promise<void> {
  const summaries = page.locator('main details:not([open]) > summary:visible');
  while ((await summaries.count()) > 0) await summaries.first().click();
}
