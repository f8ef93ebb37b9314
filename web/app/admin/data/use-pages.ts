import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import type { CallName } from 'contract/calls';
import { type ListPage, nextPageOf } from './loaded-pages';
import { type Answer, callSite, type Query } from './site-api';

type PagedName = {
  [Name in CallName]: Extract<Answer<Name>, ListPage<unknown>> extends never ? never : Name;
}[CallName];

type PageOf<Name extends CallName> = Extract<Answer<Name>, ListPage<unknown>>;

interface PagesOptions<Page> {
  queryKey: QueryKey;
  /** True if the pages are kept when no list shows them; narrowed lists go stale and begin anew. */
  isKept: boolean;
  params?: Record<string, string>;
  /** Tells from the first page after how many milliseconds to ask again. */
  askAgainAfter?: (first: Page | undefined) => number | false;
}

export function usePages<Name extends PagedName>(
  name: Name,
  query: Query<Name>,
  { queryKey, isKept, params, askAgainAfter }: PagesOptions<PageOf<Name>>,
) {
  type Page = PageOf<Name>;
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      fetchPage<Page>(name, { query: { ...query, page: pageParam }, params, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPageOf<Page>,
    placeholderData: keepPreviousData,
    ...(!isKept && { gcTime: 0 }),
    refetchInterval: ({ state }) => askAgainAfter?.(state.data?.pages[0]) ?? false,
  });
}

/** TypeScript cannot follow a name that is not known yet. */
const fetchPage = <Page>(name: PagedName, given: object) =>
  (callSite as unknown as (name: PagedName, given: object) => Promise<Page>)(name, given);
