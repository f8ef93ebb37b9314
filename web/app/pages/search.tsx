import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { foundOf, kindOf } from '~/features/search/found';
import { queryOf, search } from '~/features/search/search.server';
import { SearchForm } from '~/features/search/search-form';
import { SearchResults } from '~/features/search/search-results';
import { SearchStart } from '~/features/search/search-start';
import { languageOf } from '~/i18n/negotiation.server';
import { textsFor } from '~/i18n/texts.server';
import { pageHead } from '~/site/head.server';
import { pageMeta } from '~/site/page-meta';
import { ProductTiles } from '~/site/product-tiles';

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { language } = languageOf(request);
  const query = queryOf(request);
  const results = await search(language, query);
  const found = foundOf(results, kindOf(request));
  if (query !== '' && results.length === 0) context.note?.('search', query, language);
  const texts = textsFor(language, 'search');
  return { head: pageHead(args, { ...texts.search.meta, isHidden: true }), query, found };
}

export const meta = pageMeta;

/** Single target of the site's search and of search engines (decisions B2). */
export default function Search() {
  const { query, found } = useLoaderData<typeof loader>();
  return (
    <>
      <SearchForm query={query} />
      {query === '' ? (
        <SearchStart products={<ProductTiles />} />
      ) : (
        <SearchResults query={query} found={found} />
      )}
    </>
  );
}
