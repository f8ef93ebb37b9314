import type { SearchResult } from './search-index';

type Kind = SearchResult['kind'];

/** An answer, narrowed to what the visitor wants to see of it. */
export interface Found {
  results: SearchResult[];
  /** Of the whole answer. */
  counts: Record<Kind | 'all', number>;
  /** Null: all kinds. */
  kind: Kind | null;
}

const isKind = (word: string | null): word is Kind =>
  word === 'page' || word === 'product' || word === 'post';

/** The kind that the address asks for; null for every other word. */
export function kindOf(request: Request): Kind | null {
  const kind = new URL(request.url).searchParams.get('kind');
  return isKind(kind) ? kind : null;
}

export function foundOf(all: SearchResult[], kind: Kind | null): Found {
  const of = (wanted: Kind) => all.filter((result) => result.kind === wanted);
  return {
    results: kind ? of(kind) : all,
    counts: {
      all: all.length,
      page: of('page').length,
      product: of('product').length,
      post: of('post').length,
    },
    kind,
  };
}
