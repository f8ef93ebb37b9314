import type { Locator } from '@playwright/test';
import { expect } from './site-test';

export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(async () => {
    await target.page().keyboard.press(key);
    // The focus has moved once the press resolves: no wait is needed.
    expect(await target.evaluate((element) => element === document.activeElement)).toBe(true);
  }).toPass({ intervals: [0] });
}
