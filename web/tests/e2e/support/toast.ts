import type { Locator, Page } from '@playwright/test';

export const toast = (page: Page): Locator => page.locator('li[data-variant]');
