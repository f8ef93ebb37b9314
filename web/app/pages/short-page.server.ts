import { requireAvailable } from '~/content/availability.server';
import { getPostSlugs } from '~/content/posts.server';
import { languageOf } from '~/i18n/negotiation.server';
import { splitPath } from '~/i18n/paths';
import { textsFor } from '~/i18n/texts.server';
import { notFound } from '~/responses.server';

/** The pages that are still to come, and the block of `pages.json` that says what each will be about. */
const BLOCK_OF_PATH = {
  '/investors-partners': 'investorsPartners',
  '/investment-deck': 'investmentDeck',
  '/blog': 'blog',
  '/ti-transformation': 'tiTransformation',
  '/eu-id': 'euId',
} as const;

type ComingPath = keyof typeof BLOCK_OF_PATH;
const isComing = (path: string): path is ComingPath => Object.hasOwn(BLOCK_OF_PATH, path);

async function blockFor(path: string) {
  if (isComing(path)) return BLOCK_OF_PATH[path];
  const [, folder, name = ''] = path.split('/');
  if (folder === 'blog' && (await requireAvailable(getPostSlugs())).has(name)) return 'blog';
  throw notFound();
}

/** What the page at this address will be about. @throws Response 404 for unknown posts, 503 */
export async function shortPageFor(request: Request) {
  const { language } = languageOf(request);
  const path = decodeURIComponent(splitPath(new URL(request.url).pathname).path);
  const { pages } = textsFor(language, 'pages');
  const block = await blockFor(path);
  return { page: pages[block], labels: pages.short };
}
