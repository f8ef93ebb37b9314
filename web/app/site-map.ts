import type { SHOWN_SECTIONS } from 'contract/section-fields';
import type { SITE_PAGES, SitePath } from 'contract/site-addresses';
import type { PRODUCTS } from './features/products/products';
import type { Copy } from './i18n/generated/copy';
import type { CarriedParameter } from './page-parameters';

// Every page of the site, from which routes, sitemap, search, share images, previews and tests derive. Contains only
// data and type imports: Remix reads it for the routes without resolving `~`. The browser needs HOME_SECTIONS, on the
// home page, and must get nothing more; loaders send the rest.

type ShownSections = typeof SHOWN_SECTIONS;
type ShownText<Key> = Key extends keyof ShownSections ? ShownSections[Key]['texts'][number] : never;

type SectionsOf<Page extends keyof Copy> = {
  readonly [Block in keyof Copy[Page]]?: {
    element: string;
    texts: { readonly [Text in keyof Copy[Page][Block]]?: ShownText<Block> };
  };
};

export const HOME_SECTIONS = {
  hero: {
    element: 'home',
    texts: { eyebrow: 'subtitle', title: 'title', lead: 'description' },
  },
  about: {
    element: 'about',
    texts: { eyebrow: 'subtitle', title: 'title', description: 'description', content: 'content' },
  },
} as const satisfies SectionsOf<'home'>;

const SECTION_PAGE = 'pages/section-page.tsx';

interface Entry {
  /** Without language. */
  path: SitePath;
  file: `pages/${string}.tsx`;
  /** One address for all languages, without prefix (decision A14). */
  isOutsideLanguages?: true;
  /** Hides the page from search engines (decision B1). */
  isIndexed?: false;
  /** The page's own copy file, with title and description, comes first. The search reads all. */
  copy?: readonly [keyof Copy, ...('contact' | 'ti-stage')[]];
  sections?: { readonly [Page in keyof Copy]: SectionsOf<Page> }[keyof Copy];
  product?: (typeof PRODUCTS)[number]['key'];
  /** The section of the CMS that makes up the page, if editors have written it (decision G4). */
  section?: keyof ShownSections;
  query?: readonly (CarriedParameter | 'contact')[];
  /** Leaves the page out of the page cache: it varies by visitor, or too much (docs/decisions/0040). */
  isPersonal?: true;
}

export const SITE_MAP = [
  {
    path: '/',
    file: 'pages/home.tsx',
    copy: ['home', 'contact'],
    sections: HOME_SECTIONS,
    query: ['product', 'topic', 'contact'],
  },
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
  { path: '/accessibility', file: 'pages/accessibility.tsx', copy: ['accessibility'] },
  { path: '/faq', file: 'pages/faq.tsx', copy: ['faq'] },
  { path: '/blog', file: 'pages/blog.tsx', copy: ['blog'], query: ['tag', 'page'] },
  { path: '/blog/tags', file: 'pages/blog-tags.tsx', copy: ['blog-tags'] },
  { path: '/blog/feed', file: 'pages/blog-feed.tsx', copy: ['blog-feed'] },
  { path: '/blog/:slug', file: 'pages/post.tsx' },
  // One page per entry of blocks (docs/decisions/0088).
  { path: '/topics/:slug', file: 'pages/landing-page.tsx', query: ['contact'] },
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

export function pagesWith<Key extends Said>(key: Key): PageWith<Key>[] {
  return SITE_MAP.filter((page): page is PageWith<Key> => key in page);
}

export type PagePath = MappedPage['path'];
export type PageFile = PageWith<'copy'>['copy'][0];
export type SiteAddress =
  | PagePath
  | { [Path in PagePath]: `${Path}#${(typeof SITE_PAGES)[Path][number]}` }[PagePath];
export type PageSection = PageWith<'section'>['section'];
