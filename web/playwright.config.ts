import { defineConfig } from '@playwright/test';
import alone from './tests/e2e/alone.json' with { type: 'json' };
import { environment } from './tests/e2e/support/environment';

const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Lays text out as with a window: hinted letters of the headless shell are wider.
  '--font-render-hinting=none',
  // Starts no process for each new page, which would take a third of the time until its first one is loaded.
  '--renderer-process-limit=1',
];

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  globalSetup: './tests/e2e/support/sign-in.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: environment.siteUrl,
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: environment.chromiumPath, args: CHROMIUM_ARGUMENTS },
  },
  // `npm test` runs one after the other: the crawl sees no page that a journey makes for a moment, and those after it
  // change the look of every page or stop Strapi and the site under everybody's feet. None waits for the success of
  // another.
  projects: [
    { name: 'journeys', testIgnore: Object.values(alone).map((file) => `**/${file}`) },
    ...Object.entries(alone).map(([name, file]) => ({ name, testMatch: `**/${file}`, workers: 1 })),
  ],
});
