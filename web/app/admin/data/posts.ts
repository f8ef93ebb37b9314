import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ListedPostPage } from 'contract/post-list';
import { nextPageOf } from './loaded-pages';
import { type PostListQuery, queryKeys } from './query-keys';
import { callSite } from './site-api';

function fetchPage({ search, state }: PostListQuery, page: number, signal: AbortSignal) {
  const parameters = new URLSearchParams({
    ...(search !== '' && { search }),
    ...(state && { state }),
    page: String(page),
  });
  return callSite<ListedPostPage>(`/api/posts?${parameters}`, { signal });
}

/** The posts, drafts first and then the newest, page by page. They are written in Strapi's panel alone. */
export function usePosts(query: PostListQuery) {
  const isNarrowed = query.search !== '' || query.state !== undefined;
  return useInfiniteQuery({
    queryKey: queryKeys.postList(query),
    queryFn: ({ pageParam, signal }) => fetchPage(query, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPageOf,
    placeholderData: keepPreviousData,
    // What was found once may not be what is found later: another search begins anew.
    ...(isNarrowed && { gcTime: 0 }),
  });
}
