import { index, type RouteConfig, route } from '@remix-run/route-config';
import { LANGUAGE_CODES, type Language } from 'contract/languages';
import { FEED_PATHS } from './discovery/feed-paths';
import { SITE_MAP } from './site-map';

/** Remix ignores case by default, so that `/EN` would be a page (decisions A14). */
function exactRoute(path: string, file: string, name: string) {
  return route(path, file, { id: `${name}:${path}`, caseSensitive: true });
}

const inLanguages = SITE_MAP.filter((page) => !('isOutsideLanguages' in page));
const outsideLanguages = SITE_MAP.filter((page) => 'isOutsideLanguages' in page);

const barePages = inLanguages.map(({ path, file }) =>
  path === '/' ? index(file, { id: 'bare:home' }) : exactRoute(path.slice(1), file, 'bare'),
);

const feedsUnder = (prefix: Language | null) =>
  Object.values(FEED_PATHS).map((path) =>
    exactRoute(prefix === null ? path.slice(1) : prefix + path, 'discovery/blog-feed.ts', `feed-${prefix}`),
  );

const pagesUnder = (prefix: Language) =>
  inLanguages.map(({ path, file }) => exactRoute(path === '/' ? prefix : prefix + path, file, prefix));

// Lists each language literally, so that an unknown prefix matches nothing (docs/decisions/0029).
export default [
  ...barePages,
  ...LANGUAGE_CODES.flatMap(pagesUnder),
  ...[null, ...LANGUAGE_CODES].flatMap(feedsUnder),
  ...outsideLanguages.map(({ path, file }) => exactRoute(path.slice(1), file, 'bare')),

  exactRoute(
    'fhir-link-capability-statement.json',
    'resources/fhir-link-capability-statement.ts',
    'documents',
  ),
  exactRoute('idatik-openapi.json', 'resources/idatik-openapi.ts', 'documents'),
  exactRoute('TI-2.0-Transformation-Whitepaper.pdf', 'resources/whitepaper-pdf.ts', 'documents'),

  exactRoute('api/*', 'api/route.ts', 'api'),
  exactRoute('uploads/*', 'uploads/uploads.ts', 'files'),
  exactRoute('appearance/:sheet', 'resources/appearance-sheet.ts', 'files'),
  exactRoute('sitemap.xml', 'discovery/sitemap.ts', 'files'),
  exactRoute('.well-known/security.txt', 'discovery/security-txt.ts', 'files'),
  exactRoute('security-policy.txt', 'discovery/security-policy.ts', 'files'),
  exactRoute('robots.txt', 'discovery/robots.ts', 'files'),
  exactRoute('site.webmanifest', 'discovery/web-manifest.ts', 'files'),
  exactRoute('stills/*', 'resources/ti-still.ts', 'files'),
  exactRoute('illustrations/:sprite', 'resources/illustrations.ts', 'files'),
  exactRoute('share/*', 'share-images/share-image.ts', 'files'),
  exactRoute('healthz', 'health/healthz.ts', 'health'),
  exactRoute('readyz', 'health/readyz.ts', 'health'),
  exactRoute('servingz', 'health/servingz.ts', 'health'),

  exactRoute('*', 'pages/not-found.tsx', 'unknown'),
] satisfies RouteConfig;
