import type { Locator } from '@playwright/test';
import { expect } from './site-test';

/** Goes on with the Tab key until the keyboard is where it should get to. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(async () => {
    await target.page().keyboard.press(key);
    // A key has moved the focus when its press has ended: nothing is waited for.
    expect(await target.evaluate((element) => element === document.activeElement)).toBe(true);
  }).toPass({ intervals: [0] });
}
