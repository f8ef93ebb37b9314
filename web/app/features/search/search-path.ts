import type { SearchResult } from './search-index';

/** The id of the result count, which takes the focus after a search. */
export const RESULTS_ID = 'results';

export function searchPath(query: string, kind: SearchResult['kind'] | null = null): string {
  const parameters = new URLSearchParams({ q: query, ...(kind && { kind }) });
  return `/search?${parameters}#${RESULTS_ID}`;
}
