// Imports no Zod, because pages load this module.
import { type Language, splitPath } from './languages';

/** Every page of the site, with the places on it that a link may name (docs/decisions/0055). */
export const SITE_PAGES = {
  '/': ['home', 'about', 'stats', 'why', 'eu-id', 'solutions', 'consulting', 'expertise', 'contact'],
  '/products/:key': [],
  '/docs/idatik': [
    ...['chapter', 'overview', 'architecture', 'integration', 'security', 'api'],
    ...['authorize', 'token', 'userinfo', 'searchPatient', 'searchPractitioner', 'searchOrganization'],
  ],
  '/documentation': ['identity-access-management', 'ti-transformation'],
  '/status': [],
  '/careers': ['positions', 'senior-software-engineer', 'devops-engineer', 'speculative'],
  '/investors-partners': [],
  '/investment-deck': [],
  '/impressum': ['provider', 'register', 'responsible', 'copyright', 'disclaimer', 'disputes', 'security'],
  '/accessibility': ['standard', 'measured', 'limits', 'report', 'authority'],
  '/faq': [
    ...['ti', 'ti-gateway', 'kim', 'epa', 'vsdm', 'popp', 'zeta', 'approval', 'eu-wallet'],
    ...['integration', 'kis', 'hl7-v2', 'isik', 'sign-in'],
    ...['security', 'c5', 'nis2', 'iso-27001', 'pentest', 'avv', 'report'],
    ...['operation', 'hosting', 'operating-model', 'sla', 'support'],
    ...['project', 'duration', 'price', 'references', 'training', 'migration'],
  ],
  '/blog': [],
  '/blog/:slug': [],
  '/schedule-meeting': ['contact'],
  '/schedule-meeting/consent': [],
  '/ti-transformation': [
    ...['stage', 'change', 'process', 'road-map', 'stills', 'phase-1', 'phase-2', 'phase-3', 'phase-4'],
    ...['gesundheitskarte', 'heilberufsausweis', 'kartenterminal', 'konnektor', 'institutionskarte'],
    ...['primaersystem', 'geraeteverwaltung', 'vpn-tunnel', 'ti-gateway', 'policy-enforcement-point'],
    ...['policy-decision-point', 'patientenakte', 'kim', 'verzeichnisdienst', 'e-medikation'],
    ...['ti-messenger', 'fhir-autorisierung', 'stammdatendienst', 'identity-provider'],
  ],
  '/eu-id': ['steps', 'timeline'],
  '/search': [],
  '/privacy': [],
  '/terms': [],
  '/TI-2.0-Transformation-Whitepaper.html': [],
  '/admin': [],
} as const satisfies Record<`/${string}`, readonly string[]>;

export type SitePath = keyof typeof SITE_PAGES;

/** Pages that exist once editors have written the section of the same name (decision G4). */
export const SECTION_PAGES = { '/privacy': 'privacy', '/terms': 'terms' } as const satisfies Partial<
  Record<SitePath, string>
>;

/** Addresses of the site beside its pages: files, and folders that end with a slash. */
export const SITE_FILES = [
  ...['/blog/feed.xml', '/blog/feed.json', '/idatik-openapi.json', '/sitemap.xml', '/robots.txt'],
  ...['/.well-known/security.txt', '/security-policy.txt', '/site.webmanifest', '/healthz', '/readyz'],
  ...['/api/', '/appearance/', '/stills/', '/illustrations/', '/share/', '/uploads/'],
] as const;

export const isSiteFile = (path: string): boolean =>
  SITE_FILES.some((file) => (file.endsWith('/') ? path.startsWith(file) : path === file));

/** Places of the frame, on every page. */
const FRAME = ['main', 'languages'];
/** Its places come from the headings of a text that only the site has. */
const WHITEPAPER: SitePath = '/TI-2.0-Transformation-Whitepaper.html';
const OF_HEADINGS = /-title$|^source-\d+$/;

/** Reports whether a page has the place. Headings of sections and references, which change with texts, count. */
export function hasPlace(page: SitePath, place: string): boolean {
  const places: readonly string[] = SITE_PAGES[page];
  return page === WHITEPAPER || OF_HEADINGS.test(place) || FRAME.includes(place) || places.includes(place);
}

export interface InternalLink {
  language: Language;
  path: string;
  /** Without `#`; empty for a link to the page as a whole. */
  place: string;
}

/** Reads a link of a text in one language. Returns null for links that leave the site, such as `mailto:`. */
export function internalLink(href: string, language: Language, siteUrl: string): InternalLink | null {
  if (!URL.canParse(href, siteUrl)) return null;
  const url = new URL(href, siteUrl);
  if (url.origin !== new URL(siteUrl).origin) return null;
  const { prefix, path } = splitPath(url.pathname);
  // The site redirects an address with a slash at its end.
  const page = withoutEscapes(path).replace(/(?<=.)\/$/, '');
  return { language: prefix ?? language, path: page, place: withoutEscapes(url.hash.slice(1)) };
}

function withoutEscapes(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The page of the table at a path without language, with the free part of its address. */
export function sitePageAt(path: string): { page: SitePath; name: string } | null {
  if (Object.hasOwn(SITE_PAGES, path)) return { page: path as SitePath, name: '' };
  const [, folder, name = '', ...rest] = path.split('/');
  if (name === '' || rest.length > 0) return null;
  if (folder === 'products') return { page: '/products/:key', name };
  return folder === 'blog' ? { page: '/blog/:slug', name } : null;
}
