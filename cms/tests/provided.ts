import 'vitest';
import type { Installation } from './cms-process';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Strapi that most tests share, with the fixture seed; see global-setup.ts. */
    cms: {
      url: string;
      siteToken: string;
      adminToken: string;
      adminPassword: string;
      folder: string;
      /** In milliseconds since 1970. */
      signedInAt: number;
    };
    /** Copied after the first start of that Strapi, before any test; see seeded-installation.ts. */
    seeded: Pick<Installation, 'folder' | 'secrets'>;
  }
}
