import type { SearchResult } from './search-index';

type Kind = SearchResult['kind'];

export interface Found {
  results: SearchResult[];
  counts: Record<Kind | 'all', number>;
  kind: Kind | null;
}

const isKind = (word: string | null): word is Kind =>
  word === 'page' || word === 'product' || word === 'post';

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
