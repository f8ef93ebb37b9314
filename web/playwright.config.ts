import { defineConfig } from '@playwright/test';
import { environment } from './tests/e2e/support/environment';

const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const DISTURBING = /outage\.spec\.ts$/;
const WHOLE_SITE = /crawl\.spec\.ts$/;
const LOOK = /appearance\.spec\.ts$/;

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  globalSetup: './tests/e2e/support/sign-in.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  // The first answer after an edit is rendered anew, on machines that do other things as well.
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: environment.siteUrl,
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: environment.chromiumPath, args: CHROMIUM_ARGUMENTS },
  },
  projects: [
    { name: 'journeys', testIgnore: [DISTURBING, WHOLE_SITE, LOOK] },
    // After the journeys, which make pages and remove them again.
    { name: 'whole site', testMatch: WHOLE_SITE, dependencies: ['journeys'], workers: 1 },
    // Changes the look of every page.
    { name: 'appearance', testMatch: LOOK, dependencies: ['whole site'], workers: 1 },
    // Stops Strapi and the site under everybody's feet: alone, after all others.
    { name: 'outage', testMatch: DISTURBING, dependencies: ['appearance'], workers: 1 },
  ],
});
