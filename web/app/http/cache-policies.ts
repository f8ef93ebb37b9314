/** Every answer of the site names one of these in `Cache-Control`. */
export const CACHE_POLICIES = {
  /** Pages and their data as they are rendered: kept by the browser alone, and revalidated each time (the ETag makes that cheap). */
  page: 'private, no-cache',
  /** Pages that are the same for everybody: caches in front of the site have a policy of their own (docs/decisions/0040). */
  sharedPage: 'public, no-cache',
  /** What editors see before visitors do. */
  preview: 'private, no-store',
  /** Answers that must not be stored. */
  never: 'no-store',
  /** Files whose name changes with their content. */
  immutable: 'public, max-age=31536000, immutable',
  /** Files under a lasting name: icons, robots.txt. */
  file: 'public, max-age=3600, must-revalidate',
  /** Uploads without a version in their address: Strapi's panel can put another file under the same name. */
  upload: 'public, max-age=3600',
} as const;
