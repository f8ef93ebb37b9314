import type { Language } from 'contract/languages';
import { getLandingPages } from '~/content/published/landing-pages.server';
import { getOpenings } from '~/content/published/openings.server';
import { getPostBodies, getPosts } from '~/content/published/posts.server';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { findContentVersion } from '~/content/store/readiness.server';
import type { SitePage } from '~/discovery/site-page';
import { listPages } from '~/discovery/site-pages.server';
import { editionNumber, withPublishedEdition } from '~/i18n/edition.server';
import { QUERY_LIMIT } from './query-limit';
import { SearchIndex, type SearchResult } from './search-index';

interface Built {
  version: string | null;
  index: Promise<SearchIndex>;
}

interface SearchServiceOptions {
  /** Changes with everything the index is built from; null while Strapi is unreachable. */
  findVersion: (language: Language) => Promise<string | null>;
  listPages: (language: Language) => Promise<readonly SitePage[]>;
}

const isAnswer = ({ path }: SitePage) => path !== '/search';

export class SearchService {
  readonly #options: SearchServiceOptions;
  readonly #built = new Map<Language, Built>();

  constructor(options: SearchServiceOptions) {
    this.#options = options;
  }

  async search(language: Language, query: string): Promise<SearchResult[]> {
    return (await this.#indexOf(language)).search(query);
  }

  async #indexOf(language: Language): Promise<SearchIndex> {
    const version = await this.#options.findVersion(language);
    const built = this.#built.get(language);
    if (built && (version === null || built.version === version)) return built.index;
    const index = this.#options.listPages(language).then((pages) => new SearchIndex(pages.filter(isAnswer)));
    this.#built.set(language, { version, index });
    index.catch(() => {
      if (this.#built.get(language)?.index === index) this.#built.delete(language);
    });
    return index;
  }
}

/** Covers texts, and what changes without Strapi: due posts, with and without body, openings, landing pages. */
async function findSearchedVersion(language: Language): Promise<string | null> {
  const version = await findContentVersion();
  if (version === null) return null;
  const posts = await orWhenUnavailable(getPosts(language), []);
  const bodies = await orWhenUnavailable(getPostBodies(posts), null);
  const openings = await orWhenUnavailable(getOpenings(language), []);
  const pages = await orWhenUnavailable(getLandingPages(language), []);
  return `${version} ${editionNumber()} ${openings.length} ${pages.length} ${posts.length} ${bodies === null ? 'without' : 'with'} bodies`;
}

const service = new SearchService({
  findVersion: findSearchedVersion,
  listPages: (language) => withPublishedEdition(() => listPages(language, { withPostBodies: true })),
});

export function queryOf(request: Request): string {
  const query = new URL(request.url).searchParams.get('q') ?? '';
  return [...query].slice(0, QUERY_LIMIT).join('').trim();
}

/** Finds pages, products and posts, best first (decisions B2). */
export function search(language: Language, query: string): Promise<SearchResult[]> {
  return query === '' ? Promise.resolve([]) : service.search(language, query);
}
