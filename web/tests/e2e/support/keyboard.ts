import type { Locator } from '@playwright/test';
import { expect } from './site-test';

/** Goes on with the Tab key until the keyboard is where it should get to. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(async () => {
    await target.page().keyboard.press(key);
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}
