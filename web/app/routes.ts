import { index, type RouteConfig, route } from '@remix-run/route-config';
import { LANGUAGE_CODES, type Language } from 'contract/languages';
import { FEED_PATHS } from './discovery/feed-paths';
import { SITE_MAP } from './site-map';

/** Remix ignores case unless told otherwise, and then `/EN` would be a page (decisions A14). */
function exactRoute(path: string, file: string, name: string) {
  return route(path, file, { id: `${name}:${path}`, caseSensitive: true });
}

const inLanguages = SITE_MAP.filter((page) => !('isOutsideLanguages' in page));
const outsideLanguages = SITE_MAP.filter((page) => 'isOutsideLanguages' in page);

const barePages = inLanguages.map(({ path, file }) =>
  path === '/' ? index(file, { id: 'bare:home' }) : exactRoute(path.slice(1), file, 'bare'),
);

/** Feeds have an address in each language, as pages have. */
const feedsUnder = (prefix: Language | null) =>
  Object.values(FEED_PATHS).map((path) =>
    exactRoute(prefix === null ? path.slice(1) : prefix + path, 'discovery/blog-feed.ts', `feed-${prefix}`),
  );

const pagesUnder = (prefix: Language) =>
  inLanguages.map(({ path, file }) => exactRoute(path === '/' ? prefix : prefix + path, file, prefix));

// Each language is a word of its own in the table, so that an unknown prefix matches nothing (docs/decisions/0029).
export default [
  ...barePages,
  ...LANGUAGE_CODES.flatMap(pagesUnder),
  ...[null, ...LANGUAGE_CODES].flatMap(feedsUnder),
  ...outsideLanguages.map(({ path, file }) => exactRoute(path.slice(1), file, 'bare')),

  exactRoute('idatik-openapi.json', 'pages/idatik-openapi.ts', 'documents'),

  exactRoute('api/contact', 'api/resources/contact.ts', 'api'),
  exactRoute('api/projects', 'api/resources/projects.ts', 'api'),
  exactRoute('api/projects/active', 'api/resources/active-projects.ts', 'api'),
  exactRoute('api/projects/order', 'api/resources/project-order.ts', 'api'),
  exactRoute('api/projects/:key', 'api/resources/project.ts', 'api'),
  exactRoute('api/product-texts/:key', 'api/resources/product-text.ts', 'api'),
  exactRoute('api/content-sections', 'api/resources/content-sections.ts', 'api'),
  exactRoute('api/content-sections/:key', 'api/resources/content-section.ts', 'api'),
  exactRoute('api/contact-submissions', 'api/resources/contact-submissions.ts', 'api'),
  exactRoute('api/contact-submissions.csv', 'api/resources/contact-submissions-csv.ts', 'api'),
  exactRoute('api/contact-submissions/unread', 'api/resources/unread-messages.ts', 'api'),
  exactRoute('api/contact-submissions/:id', 'api/resources/contact-submission.ts', 'api'),
  exactRoute('api/upload', 'api/resources/upload.ts', 'api'),
  exactRoute('api/media', 'api/resources/media.ts', 'api'),
  exactRoute('api/media/:id', 'api/resources/media-item.ts', 'api'),
  exactRoute('api/translations', 'api/resources/translations.ts', 'api'),
  exactRoute('api/translations/:kind/:key', 'api/resources/translation.ts', 'api'),
  exactRoute('api/appearance', 'api/resources/appearance.ts', 'api'),
  exactRoute('api/admin/login', 'api/resources/login.ts', 'api'),
  exactRoute('api/admin/logout', 'api/resources/logout.ts', 'api'),
  exactRoute('api/admin/session', 'api/resources/session.ts', 'api'),
  exactRoute('api/openapi.json', 'api/resources/openapi.ts', 'api'),
  exactRoute('api/*', 'api/resources/unknown-path.ts', 'api'),
  exactRoute('api', 'api/resources/unknown-path.ts', 'api'),
  exactRoute('uploads/*', 'uploads/uploads.ts', 'files'),
  exactRoute('appearance/:sheet', 'pages/appearance-sheet.ts', 'files'),
  exactRoute('sitemap.xml', 'discovery/sitemap.ts', 'files'),
  exactRoute('robots.txt', 'discovery/robots.ts', 'files'),
  exactRoute('site.webmanifest', 'discovery/web-manifest.ts', 'files'),
  exactRoute('share/*', 'share-images/share-image.ts', 'files'),
  exactRoute('healthz', 'health/healthz.ts', 'health'),
  exactRoute('readyz', 'health/readyz.ts', 'health'),

  exactRoute('*', 'pages/not-found.tsx', 'unknown'),
] satisfies RouteConfig;
