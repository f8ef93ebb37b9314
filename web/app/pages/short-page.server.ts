import { notFound } from '~/http/responses.server';
import { languageOf } from '~/i18n/negotiation.server';
import { splitPath } from '~/i18n/paths';
import { textsFor } from '~/i18n/texts.server';
import { pagesWith } from '~/site-map';

/** What the page at this address will be about. @throws Response 404 */
export function shortPageFor(request: Request) {
  const { language } = languageOf(request);
  const { path } = splitPath(new URL(request.url).pathname);
  const coming = pagesWith('notBuiltYet').find((page) => page.path === path);
  if (!coming) throw notFound();
  const { pages } = textsFor(language, 'pages');
  return { page: pages[coming.notBuiltYet], labels: pages.short };
}
