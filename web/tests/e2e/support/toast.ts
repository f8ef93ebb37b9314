import type { Locator, Page } from '@playwright/test';

/** Every toast that is shown; its look is in `data-variant`. */
export const toast = (page: Page): Locator => page.locator('li[data-variant]');
