export const CACHE_POLICIES = {
  /** Rendered pages and their data: in browsers only, revalidated each time (cheap by ETag). */
  page: 'private, no-cache',
  /** Pages that are the same for everybody; shared caches have their own policy (docs/decisions/0040). */
  sharedPage: 'public, no-cache',
  preview: 'private, no-store',
  never: 'no-store',
  immutable: 'public, max-age=31536000, immutable',
  /** Files with fixed names: icons, robots.txt. */
  file: 'public, max-age=3600, must-revalidate',
  /** Uploads without a version in the address: Strapi's panel can replace them under the same name. */
  upload: 'public, max-age=3600',
} as const;
