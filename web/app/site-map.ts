import type { PRODUCTS } from './features/products/products';
import type { CarriedParameter } from './page-parameters';

// Every page of the site, once: a new page is an entry here, its file and its copy. Routes, sitemap, search, share
// images, previews, the places that /admin names and the addresses that the browser tests visit are read from here.
// Only data, and imports of types alone: Remix reads it to make the routes, where `~` is not known. Of what is exported
// the browser needs HOME_SECTIONS, on the home page. It shall get nothing more: loaders say the rest.

/** The copy files of the pages, typed from German. Those that stand on no page alone are in i18n/pages.ts. */
export interface PageCopy {
  home: typeof import('./i18n/locales/de/home.json');
  'docs-idatik': typeof import('./i18n/locales/de/docs-idatik.json');
  documentation: typeof import('./i18n/locales/de/documentation.json');
  status: typeof import('./i18n/locales/de/status.json');
  careers: typeof import('./i18n/locales/de/careers.json');
  impressum: typeof import('./i18n/locales/de/impressum.json');
  'schedule-meeting': typeof import('./i18n/locales/de/schedule-meeting.json');
  search: typeof import('./i18n/locales/de/search.json');
  blog: typeof import('./i18n/locales/de/blog.json');
  'ti-transformation': typeof import('./i18n/locales/de/ti-transformation.json');
  'eu-id': typeof import('./i18n/locales/de/eu-id.json');
  // What everybody may read of the pages behind a gate; the rest is in `gated-*.json` (i18n/pages.ts).
  'investors-partners': typeof import('./i18n/locales/de/investors-partners.json');
  'investment-deck': typeof import('./i18n/locales/de/investment-deck.json');
}

/** The fields that every section of the CMS has. */
export type SectionField = 'title' | 'subtitle' | 'description' | 'content';

/** The sections of the CMS that a page shows in the place of texts of its own, by the block of its copy. */
type SectionsOf<Page extends keyof PageCopy> = {
  readonly [Block in keyof PageCopy[Page]]?: {
    /** The id of the element that shows the section. */
    element: string;
    /** Built-in texts, each with the field of the section that replaces it. */
    texts: { readonly [Text in keyof PageCopy[Page][Block]]?: SectionField };
    /** Names of the pictures that are shown. */
    images: readonly string[];
  };
};

export const HOME_SECTIONS = {
  hero: {
    element: 'home',
    texts: { eyebrow: 'subtitle', title: 'title', lead: 'description' },
    images: [],
  },
  about: {
    element: 'about',
    texts: { eyebrow: 'subtitle', title: 'title', description: 'description', content: 'content' },
    images: ['main'],
  },
} as const satisfies SectionsOf<'home'>;

/** What a page shows that is nothing but a section of the CMS. */
export const SECTION_PAGE_FIELDS = ['title', 'description', 'content'] as const satisfies SectionField[];

const SECTION_PAGE = 'pages/section-page.tsx';

interface Entry {
  /** Without language. */
  path: `/${string}`;
  file: `pages/${string}.tsx`;
  /** One address for all languages, without prefix (decisions A14). */
  isOutsideLanguages?: true;
  /** Not for search engines (decisions B1). */
  isIndexed?: false;
  /** The page's own copy file first: it holds title and description. Search reads them all. */
  copy?: readonly [keyof PageCopy, ...('contact' | 'ti-stage')[]];
  sections?: { readonly [Page in keyof PageCopy]: SectionsOf<Page> }[keyof PageCopy];
  /** The product that the page is about. */
  product?: (typeof PRODUCTS)[number]['key'];
  /** The section of the CMS that is the whole page, which exists once editors have written it (decisions G4). */
  section?: string;
  /** The parameters of its address that decide what it shows; all others change nothing. */
  query?: readonly (CarriedParameter | 'contact')[];
  /** What it shows depends on who asks, or on more than can be kept: the page cache leaves it out (docs/decisions/0040). */
  isPersonal?: true;
}

export const SITE_MAP = [
  {
    path: '/',
    file: 'pages/home.tsx',
    copy: ['home', 'contact'],
    sections: HOME_SECTIONS,
    query: ['product', 'contact'],
  },
  // One page for each product; their copy is in features/products/product-head.server.ts.
  { path: '/products/:key', file: 'pages/product.tsx' },
  {
    path: '/docs/idatik',
    file: 'pages/product-docs.tsx',
    copy: ['docs-idatik'],
    product: 'idatik',
    query: ['tab', 'view'],
  },
  { path: '/documentation', file: 'pages/documentation.tsx', copy: ['documentation'] },
  { path: '/status', file: 'pages/status.tsx', copy: ['status'] },
  { path: '/careers', file: 'pages/careers.tsx', copy: ['careers'] },
  {
    path: '/investors-partners',
    file: 'pages/investors-partners.tsx',
    copy: ['investors-partners'],
    isIndexed: false,
    isPersonal: true,
  },
  {
    path: '/investment-deck',
    file: 'pages/investment-deck.tsx',
    copy: ['investment-deck'],
    isIndexed: false,
    isPersonal: true,
  },
  { path: '/impressum', file: 'pages/impressum.tsx', copy: ['impressum'] },
  { path: '/blog', file: 'pages/blog.tsx', copy: ['blog'], query: ['tag', 'page'] },
  // One page for each post.
  { path: '/blog/:slug', file: 'pages/post.tsx' },
  {
    path: '/schedule-meeting',
    file: 'pages/schedule-meeting.tsx',
    copy: ['schedule-meeting'],
    query: ['meeting', 'product', 'contact'],
  },
  {
    path: '/schedule-meeting/consent',
    file: 'pages/meeting-consent.tsx',
    isIndexed: false,
    isPersonal: true,
  },
  {
    path: '/ti-transformation',
    file: 'pages/ti-transformation.tsx',
    copy: ['ti-transformation', 'ti-stage'],
    query: ['phase'],
  },
  { path: '/eu-id', file: 'pages/eu-id.tsx', copy: ['eu-id'] },
  {
    path: '/search',
    file: 'pages/search.tsx',
    copy: ['search'],
    isIndexed: false,
    query: ['q', 'kind'],
    isPersonal: true,
  },
  { path: '/privacy', file: SECTION_PAGE, section: 'privacy' },
  { path: '/terms', file: SECTION_PAGE, section: 'terms' },
  { path: '/TI-2.0-Transformation-Whitepaper.html', file: 'pages/whitepaper.tsx', isOutsideLanguages: true },
  { path: '/admin', file: 'pages/admin.tsx', isOutsideLanguages: true, isIndexed: false, isPersonal: true },
] as const satisfies readonly Entry[];

type MappedPage = (typeof SITE_MAP)[number];
type Said = Exclude<keyof Entry, 'path' | 'file'>;
type PageWith<Key extends Said> = Extract<MappedPage, Readonly<Record<Key, unknown>>>;

/** The pages of which the map says this. */
export function pagesWith<Key extends Said>(key: Key): PageWith<Key>[] {
  return SITE_MAP.filter((page): page is PageWith<Key> => key in page);
}

export type PagePath = MappedPage['path'];
/** Where a link of the site may lead: a page, or a place on one. */
export type SiteAddress = PagePath | `${PagePath}#${string}`;
/** The sections that are pages of their own. */
export type PageSection = PageWith<'section'>['section'];
