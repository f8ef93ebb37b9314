import { chromium } from '@playwright/test';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser that CHROMIUM_PATH names: `npm run bench` finds one. */
export function openBrowser() {
  const { CHROMIUM_PATH } = process.env;
  if (!CHROMIUM_PATH) throw new Error('CHROMIUM_PATH is missing: start it with "npm run bench".');
  return chromium.launch({ executablePath: CHROMIUM_PATH, args: ARGUMENTS });
}
