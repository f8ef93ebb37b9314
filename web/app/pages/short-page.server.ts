import { requireAvailable } from '~/content/availability.server';
import { getPostSlugs } from '~/content/posts.server';
import { getActiveProjects } from '~/content/projects.server';
import type { Language } from '~/i18n/languages';
import { languageOf } from '~/i18n/negotiation.server';
import { splitPath } from '~/i18n/paths';
import { textsFor } from '~/i18n/texts.server';
import { notFound } from '~/responses.server';

type Block =
  | 'idatik'
  | 'fhirLink'
  | 'meTi'
  | 'attrian'
  | 'attrianCredentials'
  | 'cryptoth'
  | 'blog'
  | PlainBlock;
type PlainBlock = (typeof BLOCK_OF_PATH)[keyof typeof BLOCK_OF_PATH];

export interface ShortPage {
  title: string;
  sentence: string;
  /** Set where the texts are in another language than the page. */
  lang?: Language;
}

const BLOCK_OF_PATH = {
  '/docs/idatik': 'docsIdatik',
  '/documentation': 'documentation',
  '/status': 'status',
  '/careers': 'careers',
  '/investors-partners': 'investorsPartners',
  '/investment-deck': 'investmentDeck',
  '/impressum': 'impressum',
  '/blog': 'blog',
  '/schedule-meeting': 'scheduleMeeting',
  '/ti-transformation': 'tiTransformation',
  '/eu-id': 'euId',
  '/search': 'search',
  '/admin': 'admin',
} as const;

/** These exist whether or not the product is active (decisions C18); two addresses are one product (B5). */
const BLOCK_OF_PRODUCT = {
  idatik: 'idatik',
  'fhir-link': 'fhirLink',
  'me-ti': 'meTi',
  attrian: 'attrian',
  'attrian-credentials': 'attrianCredentials',
  cryptoth: 'cryptoth',
  docuflow: 'cryptoth',
} as const;

function hasKey<Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> {
  return Object.hasOwn(table, key);
}

async function productPage(key: string, language: Language): Promise<ShortPage | null> {
  const projects = await requireAvailable(getActiveProjects(language));
  const project = projects.find((candidate) => candidate.key === key);
  if (!project) return null;
  const { title, description } = project;
  const lang = description?.lang ?? title.lang;
  return { title: title.value, sentence: description?.value ?? '', ...(lang !== language && { lang }) };
}

async function blockFor(path: string): Promise<Block | null> {
  if (hasKey(BLOCK_OF_PATH, path)) return BLOCK_OF_PATH[path];
  const [, folder, name = ''] = path.split('/');
  if (folder === 'products' && hasKey(BLOCK_OF_PRODUCT, name)) return BLOCK_OF_PRODUCT[name];
  if (folder === 'blog' && (await requireAvailable(getPostSlugs())).has(name)) return 'blog';
  return null;
}

/** What the page at this address will be about. @throws Response 404 for unknown products and posts, 503 */
export async function shortPageFor(request: Request) {
  const { language } = languageOf(request);
  const path = decodeURIComponent(splitPath(new URL(request.url).pathname).path);
  const { pages } = textsFor(language, 'pages');
  const block = await blockFor(path);
  if (block) return { page: pages[block] satisfies ShortPage as ShortPage, labels: pages.short };
  const [, folder, name = ''] = path.split('/');
  const page = folder === 'products' ? await productPage(name, language) : null;
  if (!page) throw notFound();
  return { page, labels: pages.short };
}
