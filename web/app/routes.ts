import { index, type RouteConfig, route } from '@remix-run/route-config';
import { LANGUAGE_CODES, type Language } from './i18n/languages';

/** The pages of every language: path and file. Those that are not built yet share one short page. */
const PAGES = [
  ['products/:key', 'pages/product.tsx'],
  ['docs/idatik', 'pages/product-docs.tsx'],
  ['documentation', 'pages/documentation.tsx'],
  ['status', 'pages/status.tsx'],
  ['careers', 'pages/careers.tsx'],
  ['investors-partners', 'pages/short-page.tsx'],
  ['investment-deck', 'pages/short-page.tsx'],
  ['impressum', 'pages/impressum.tsx'],
  ['blog', 'pages/short-page.tsx'],
  ['blog/:slug', 'pages/short-page.tsx'],
  ['schedule-meeting', 'pages/schedule-meeting.tsx'],
  ['schedule-meeting/consent', 'pages/meeting-consent.tsx'],
  ['ti-transformation', 'pages/short-page.tsx'],
  ['eu-id', 'pages/short-page.tsx'],
  ['search', 'pages/search.tsx'],
  ['privacy', 'pages/section-page.tsx'],
  ['terms', 'pages/section-page.tsx'],
] as const;

const HOME = 'pages/home.tsx';

/** Remix ignores case unless told otherwise, and then `/EN` would be a page (decisions A14). */
function exactRoute(path: string, file: string, name: string) {
  return route(path, file, { id: `${name}:${path}`, caseSensitive: true });
}

function pagesUnder(prefix: Language) {
  const pages = PAGES.map(([path, file]) => exactRoute(`${prefix}/${path}`, file, prefix));
  return [exactRoute(prefix, HOME, prefix), ...pages];
}

// One static subtree for the bare addresses and one for each prefix: an unknown prefix matches nothing
// (architecture, rule 2).
export default [
  index(HOME, { id: 'bare:home' }),
  ...PAGES.map(([path, file]) => exactRoute(path, file, 'bare')),
  ...LANGUAGE_CODES.flatMap(pagesUnder),

  exactRoute('TI-2.0-Transformation-Whitepaper.html', 'pages/whitepaper.tsx', 'documents'),
  exactRoute('idatik-openapi.json', 'pages/idatik-openapi.ts', 'documents'),

  exactRoute('admin', 'pages/admin.tsx', 'bare'),

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
