import { chromium } from '@playwright/test';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Opens the browser at CHROMIUM_PATH, which `npm run bench` sets. */
export function openBrowser() {
  const { CHROMIUM_PATH } = process.env;
  if (!CHROMIUM_PATH) throw new Error('CHROMIUM_PATH is missing: start it with "npm run bench".');
  return chromium.launch({ executablePath: CHROMIUM_PATH, args: ARGUMENTS });
}
