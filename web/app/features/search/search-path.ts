import type { SearchResult } from './search-index';

export const RESULTS_ID = 'results';

export function searchPath(query: string, kind: SearchResult['kind'] | null = null): string {
  const parameters = new URLSearchParams({ q: query, ...(kind && { kind }) });
  return `/search?${parameters}#${RESULTS_ID}`;
}
