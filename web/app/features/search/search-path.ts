import type { SearchResult } from './search-index';

/** Where a search arrives: at the number of its results, which then has the focus. */
export const RESULTS_ID = 'results';

/** The address of an answer, without language. */
export function searchPath(query: string, kind: SearchResult['kind'] | null = null): string {
  const parameters = new URLSearchParams({ q: query, ...(kind && { kind }) });
  return `/search?${parameters}#${RESULTS_ID}`;
}
