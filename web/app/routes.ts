import { index, type RouteConfig, route } from '@remix-run/route-config';
import { LANGUAGE_CODES, type Language } from 'contract/languages';
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

const pagesUnder = (prefix: Language) =>
  inLanguages.map(({ path, file }) => exactRoute(path === '/' ? prefix : prefix + path, file, prefix));

// Each language is a word of its own in the table, so that an unknown prefix matches nothing (docs/decisions/0029).
export default [
  ...barePages,
  ...LANGUAGE_CODES.flatMap(pagesUnder),
  ...outsideLanguages.map(({ path, file }) => exactRoute(path.slice(1), file, 'bare')),

  exactRoute('idatik-openapi.json', 'pages/idatik-openapi.ts', 'documents'),

  exactRoute('api/contact', 'api/contact.ts', 'api'),
  exactRoute('api/projects', 'api/projects.ts', 'api'),
  exactRoute('api/projects/active', 'api/active-projects.ts', 'api'),
  exactRoute('api/projects/order', 'api/project-order.ts', 'api'),
  exactRoute('api/projects/:key', 'api/project.ts', 'api'),
  exactRoute('api/product-texts/:key', 'api/product-text.ts', 'api'),
  exactRoute('api/content-sections', 'api/content-sections.ts', 'api'),
  exactRoute('api/content-sections/:key', 'api/content-section.ts', 'api'),
  exactRoute('api/contact-submissions', 'api/contact-submissions.ts', 'api'),
  exactRoute('api/contact-submissions.csv', 'api/contact-submissions-csv.ts', 'api'),
  exactRoute('api/contact-submissions/unread', 'api/unread-messages.ts', 'api'),
  exactRoute('api/contact-submissions/:id', 'api/contact-submission.ts', 'api'),
  exactRoute('api/upload', 'api/upload.ts', 'api'),
  exactRoute('api/media', 'api/media.ts', 'api'),
  exactRoute('api/media/:id', 'api/medium.ts', 'api'),
  exactRoute('api/translations', 'api/translations.ts', 'api'),
  exactRoute('api/translations/:kind/:key', 'api/translation.ts', 'api'),
  exactRoute('api/appearance', 'api/appearance.ts', 'api'),
  exactRoute('api/admin/login', 'api/login.ts', 'api'),
  exactRoute('api/admin/logout', 'api/logout.ts', 'api'),
  exactRoute('api/admin/session', 'api/session.ts', 'api'),
  exactRoute('api/openapi.json', 'api/openapi.ts', 'api'),
  exactRoute('api/*', 'api/unknown-path.ts', 'api'),
  exactRoute('api', 'api/unknown-path.ts', 'api'),
  exactRoute('uploads/*', 'api/uploads.ts', 'files'),
  exactRoute('appearance/:sheet', 'pages/appearance-sheet.ts', 'files'),
  exactRoute('sitemap.xml', 'discovery/sitemap.ts', 'files'),
  exactRoute('robots.txt', 'discovery/robots.ts', 'files'),
  exactRoute('site.webmanifest', 'discovery/web-manifest.ts', 'files'),
  exactRoute('share/*', 'share-images/share-image.ts', 'files'),
  exactRoute('healthz', 'api/healthz.ts', 'health'),
  exactRoute('readyz', 'api/readyz.ts', 'health'),

  exactRoute('*', 'pages/not-found.tsx', 'unknown'),
] satisfies RouteConfig;
