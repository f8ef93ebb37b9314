import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import type { CallName } from 'contract/calls';
import { type ListPage, nextPageOf } from './loaded-pages';
import { type Answer, callSite, type Query } from './site-api';

/** Calls that answer a part of a list where the query names a page. */
type PagedName = {
  [Name in CallName]: Extract<Answer<Name>, ListPage<unknown>> extends never ? never : Name;
}[CallName];

interface PagesOptions {
  queryKey: QueryKey;
  /** Whether the pages are kept when no list shows them; narrowed lists go stale and begin anew. */
  isKept: boolean;
  /** Fills in the placeholders of the address. */
  params?: Record<string, string>;
}

/** Loads a list page by page. */
export function usePages<Name extends PagedName>(
  name: Name,
  query: Query<Name>,
  { queryKey, isKept, params }: PagesOptions,
) {
  type Page = Extract<Answer<Name>, ListPage<unknown>>;
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      fetchPage<Page>(name, { query: { ...query, page: pageParam }, params, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPageOf<Page>,
    placeholderData: keepPreviousData,
    ...(!isKept && { gcTime: 0 }),
  });
}

/** TypeScript cannot follow a name that is not known yet. */
const fetchPage = <Page>(name: PagedName, given: object) =>
  (callSite as unknown as (name: PagedName, given: object) => Promise<Page>)(name, given);
