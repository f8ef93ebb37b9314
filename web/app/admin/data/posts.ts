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

/** Lists posts page by page, drafts first and then the newest. Only Strapi's panel edits them. */
export function usePosts(query: PostListQuery) {
  const isNarrowed = query.search !== '' || query.state !== undefined;
  return useInfiniteQuery({
    queryKey: queryKeys.postList(query),
    queryFn: ({ pageParam, signal }) => fetchPage(query, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPageOf,
    placeholderData: keepPreviousData,
    ...(isNarrowed && { gcTime: 0 }),
  });
}
