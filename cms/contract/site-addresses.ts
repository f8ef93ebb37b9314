// Imports no Zod, because pages load this module.
import type { Format } from './field';
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
  '/careers': ['positions', 'speculative'],
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
  '/blog/tags': [],
  '/blog/feed': [],
  '/blog/:slug': [],
  '/topics/:slug': [],
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
  '/TI-2.0-Transformation-Whitepaper.html': [
    'zusammenfassung-fuer-die-leitung',
    '1-ausgangslage-warum-jetzt-geplant-werden-muss',
    '2-vier-phasen-von-2017-bis-2026',
    '3-vom-netz-zur-identitaet',
    '4-ti-1-0-und-ti-2-0-im-vergleich',
    '5-der-umstieg-in-vier-schritten',
    '6-die-europaeische-ebene-eidas-2-0-und-eu-id',
    '7-bausteine-und-ihr-stand',
    '8-fragen-fuer-den-vorstand',
    '9-checkliste-fuer-den-umstieg',
    '10-glossar',
    'quellen-und-grundlagen',
  ],
  '/admin': [],
} as const satisfies Record<`/${string}`, readonly string[]>;

export type SitePath = keyof typeof SITE_PAGES;

/** Pages that exist once editors have written the section of the same name (decision G4). */
export const SECTION_PAGES = { '/privacy': 'privacy', '/terms': 'terms' } as const satisfies Partial<
  Record<SitePath, string>
>;

/** Addresses of the site beside its pages: files, and folders that end with a slash. */
export const SITE_FILES = [
  ...[
    '/blog/feed.xml',
    '/blog/feed.json',
    '/fhir-link-capability-statement.json',
    '/idatik-openapi.json',
    '/TI-2.0-Transformation-Whitepaper.pdf',
    '/sitemap.xml',
    '/robots.txt',
  ],
  ...[
    '/.well-known/security.txt',
    '/security-policy.txt',
    '/site.webmanifest',
    '/healthz',
    '/servingz',
    '/readyz',
  ],
  ...['/api/', '/appearance/', '/stills/', '/illustrations/', '/share/', '/uploads/'],
] as const;

export const isSiteFile = (path: string): boolean =>
  SITE_FILES.some((file) => (file.endsWith('/') ? path.startsWith(file) : path === file));

/** Headings that a link may name too, as `steps-title`; of products, those that some have. */
export const SITE_HEADINGS: Readonly<Partial<Record<SitePath, readonly string[]>>> = {
  '/': [
    ...['hero', 'about', 'stats', 'why', 'eu-id', 'solutions', 'consulting', 'expertise', 'contact'],
    'closing',
  ],
  '/products/:key': [
    ...['product', 'features', 'benefits', 'specifications', 'use-cases', 'closing', 'neighbours', 'scene'],
    ...['sample', 'hub', 'limits'],
  ],
  '/docs/idatik': ['page', 'overview', 'architecture', 'integration', 'security', 'api', 'downloads'],
  '/documentation': ['page', 'identity-access-management', 'ti-transformation'],
  '/status': ['page', 'live', 'production', 'test'],
  '/careers': ['page', 'positions', 'values'],
  '/investors-partners': ['page'],
  '/investment-deck': ['page'],
  '/impressum': ['page'],
  '/accessibility': ['page'],
  '/faq': ['page', 'ti', 'integration', 'security', 'operation', 'project', 'closing'],
  '/blog': ['page', 'featured', 'all'],
  '/blog/tags': ['page'],
  '/blog/feed': ['page', 'addresses', 'steps', 'latest'],
  '/blog/:slug': ['contents', 'read-next'],
  '/topics/:slug': ['page'],
  '/schedule-meeting': ['page'],
  '/ti-transformation': [
    ...[
      'page',
      'change',
      'process',
      'benefits',
      'road-map',
      'stage',
      'stills',
      'boxes',
      'sources',
      'closing',
    ],
  ],
  '/eu-id': ['page', 'timeline', 'steps', 'benefits', 'more', 'sources', 'closing'],
  '/search': ['search', 'results', 'filter'],
};

/** Numbers of references, each at `source-1` and so on. */
export const SITE_SOURCES: Readonly<Partial<Record<SitePath, number>>> = {
  '/ti-transformation': 23,
  '/eu-id': 10,
  '/TI-2.0-Transformation-Whitepaper.html': 10,
};

const WHITEPAPER: SitePath = '/TI-2.0-Transformation-Whitepaper.html';
const FRAME = ['main', 'languages', 'site-menu-title'];
const TITLE = '-title';
const SOURCE = /^source-([1-9]\d*)$/;

export function hasPlace(page: SitePath, place: string): boolean {
  const places: readonly string[] = SITE_PAGES[page];
  if (places.includes(place) || (page !== WHITEPAPER && FRAME.includes(place))) return true;
  const [, source] = SOURCE.exec(place) ?? [];
  if (source) return Number(source) <= (SITE_SOURCES[page] ?? 0);
  const headings = page === WHITEPAPER ? places : SITE_HEADINGS[page];
  return place.endsWith(TITLE) && (headings ?? []).includes(place.slice(0, -TITLE.length));
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

export function withoutEscapes(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Pages with a free part, by the folder before it. */
const FAMILIES: Readonly<Record<string, SitePath>> = {
  products: '/products/:key',
  blog: '/blog/:slug',
  topics: '/topics/:slug',
};

/** The page of the table at a path without language, with the free part of its address. */
export function sitePageAt(path: string): { page: SitePath; name: string } | null {
  if (Object.hasOwn(SITE_PAGES, path)) return { page: path as SitePath, name: '' };
  const [, folder, name = '', ...rest] = path.split('/');
  if (name === '' || rest.length > 0) return null;
  const page = FAMILIES[folder ?? ''];
  return page ? { page, name } : null;
}

/** Excludes protocols that could run a script, and what browsers read as the address of another site. */
export const SITE_ADDRESS: Format = {
  pattern: /^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s/\\]\S*)$/,
  advice:
    'Bitte eine Adresse der Website schreiben, die mit / beginnt, z. B. /docs/idatik, oder eine vollständige mit https://.',
  problem: 'begins with / or https://',
};
