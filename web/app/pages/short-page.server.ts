import { getPostSlugs } from '~/content/published/posts.server';
import { requireAvailable } from '~/content/store/availability.server';
import { notFound } from '~/http/responses.server';
import { languageOf } from '~/i18n/negotiation.server';
import { splitPath } from '~/i18n/paths';
import { textsFor } from '~/i18n/texts.server';
import { pagesWith } from '~/site-map';

async function blockFor(path: string) {
  const page = pagesWith('notBuiltYet').find((coming) => coming.path === path);
  if (page && page.path !== '/blog/:slug') return page.notBuiltYet;
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
