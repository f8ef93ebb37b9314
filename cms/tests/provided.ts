import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Strapi that most tests share, with the fixture seed; see global-setup.ts. */
    cms: { url: string; siteToken: string; adminToken: string; adminPassword: string; folder: string };
  }
}
