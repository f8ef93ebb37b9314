import { launch } from 'chrome-launcher';
import { chromium } from 'playwright-core';
import { requireChromium } from '../testing/chromium.mjs';

/** @template Result @param {NodeJS.ProcessEnv} env @param {(debuggingPort: number) => Promise<Result>} work */
export async function withChromium(env, work) {
  const chromeFlags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
  const chrome = await launch({ chromePath: await requireChromium(env), chromeFlags, logLevel: 'error' });
  try {
    return await work(chrome.port);
  } finally {
    chrome.kill();
  }
}

/** @param {number} debuggingPort */
export const connectTo = (debuggingPort) => chromium.connectOverCDP(`http://127.0.0.1:${debuggingPort}`);
