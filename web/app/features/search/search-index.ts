import MiniSearch, { type SearchOptions } from 'minisearch';
import type { SitePage } from '~/discovery/site-page';
import { fold, foldings, words } from './folding';
import { type Excerpt, excerptOf, highlight, type Segment } from './highlighting';

export interface SearchResult {
  kind: SitePage['kind'];
  /** Without language. */
  path: string;
  /** Whether the address leads out of the frame of the site. */
  isDocument: boolean;
  title: Segment[];
  titleLang: SitePage['lang'];
  excerpt: Excerpt;
}

interface SearchDocument {
  path: string;
  title: string;
  keywords: string;
  description: string;
  text: string;
}

const FIELDS = ['title', 'keywords', 'description', 'text'] as const satisfies (keyof SearchDocument)[];
const MAX_WORDS = 12;
const MAX_RESULTS = 30;

/** Short words are too close to each other for typos. */
const oneTypo = (word: string) => (word.length >= 4 ? 1 : false);
/** Two swapped letters are one slip of the finger, and two edits. */
const swappedLetters = (word: string) => (word.length >= 5 ? 2 : false);
const beginnings = (word: string) => word.length >= 2;

const COMMON: SearchOptions = {
  boost: { title: 5, keywords: 3, description: 2 },
  weights: { prefix: 0.5, fuzzy: 0.2 },
  maxFuzzy: 2,
  processTerm: fold,
  prefix: beginnings,
};

/** The strictest way that finds anything wins: what is spelled right is never drowned by what is merely close. */
const WAYS: readonly SearchOptions[] = [
  { ...COMMON, combineWith: 'AND' },
  { ...COMMON, combineWith: 'AND', fuzzy: oneTypo },
  { ...COMMON, combineWith: 'AND', fuzzy: swappedLetters },
  { ...COMMON, combineWith: 'OR', fuzzy: oneTypo },
];

/** The pages of one language, found by their words. */
export class SearchIndex {
  readonly #pages: ReadonlyMap<string, SitePage>;
  readonly #index = new MiniSearch<SearchDocument>({
    idField: 'path',
    fields: [...FIELDS],
    tokenize: words,
    processTerm: foldings,
  });

  constructor(pages: readonly SitePage[]) {
    this.#pages = new Map(pages.map((page) => [page.path, page]));
    this.#index.addAll(
      [...this.#pages.values()].map(({ path, title, keywords, description, readPassages }) => ({
        path,
        title,
        keywords,
        description,
        text: readPassages()
          .map(({ text }) => text)
          .join('\n'),
      })),
    );
  }

  search(query: string): SearchResult[] {
    const asked = [...new Set(words(query).map(fold))].slice(0, MAX_WORDS).join(' ');
    if (asked === '') return [];
    for (const way of WAYS) {
      const found = this.#index.search(asked, way);
      if (found.length > 0) return found.slice(0, MAX_RESULTS).flatMap((hit) => this.#present(hit));
    }
    return [];
  }

  #present({ id, match }: { id: string; match: object }): SearchResult[] {
    const page = this.#pages.get(id);
    if (!page) return [];
    const matched = new Set(Object.keys(match));
    const description = { text: page.description, lang: page.lang };
    return [
      {
        kind: page.kind,
        path: page.path,
        isDocument: page.isOutsideLanguages ?? false,
        title: highlight(page.title, matched),
        titleLang: page.lang,
        excerpt: excerptOf(page.readPassages(), description, matched),
      },
    ];
  }
}
