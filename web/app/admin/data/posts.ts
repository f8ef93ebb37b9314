import { type PostListQuery, queryKeys } from './query-keys';
import { usePages } from './use-pages';

/** Lists posts page by page, drafts first and then the newest. Only Strapi's panel edits them. */
export function usePosts(query: PostListQuery) {
  const isKept = query.search === '' && query.state === undefined;
  return usePages('GET /api/posts', query, { queryKey: queryKeys.postList(query), isKept });
}
