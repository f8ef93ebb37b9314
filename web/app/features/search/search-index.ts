import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import type { SitePage } from '~/discovery/site-page';
import { fold, words } from './fold';
import { foldings } from './folding';
import { type Excerpt, excerptOf, highlight, type Segment } from './highlighting';
import { Vocabulary } from './vocabulary';

export interface SearchResult {
  kind: SitePage['kind'];
  path: string;
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
/** Longer than any word of a page; later letters are ignored. */
const MAX_LETTERS = 40;
const MAX_RESULTS = 30;

const OPTIONS: SearchOptions = {
  boost: { title: 5, keywords: 3, description: 2 },
  weights: { prefix: 0.5, fuzzy: 0 },
  processTerm: fold,
};

const WORTH = { compound: 0.3, slip: 0.2 } as const;

type Meaning = (word: string, vocabulary: Vocabulary) => Query[];

const oneOf = (terms: readonly string[], worth: number): Query[] =>
  terms.length === 0 ? [] : [{ combineWith: 'OR', queries: [...terms], boostTerm: () => worth }];

const written: Meaning = (word, vocabulary) => [
  { combineWith: 'OR', queries: [word], prefix: word.length >= 2 },
  ...oneOf(vocabulary.compoundsOf(word), WORTH.compound),
];
const withSwap: Meaning = (word, vocabulary) => [
  ...written(word, vocabulary),
  ...oneOf(vocabulary.swapped(word), WORTH.slip),
];
const withTypo: Meaning = (word, vocabulary) => [
  ...withSwap(word, vocabulary),
  ...oneOf(vocabulary.mistyped(word), WORTH.slip),
];

/** From strict to lenient. The first that finds anything wins, so that close words never drown exact ones. */
const WAYS: readonly { all: boolean; meaning: Meaning }[] = [
  { all: true, meaning: written },
  { all: true, meaning: withSwap },
  { all: true, meaning: withTypo },
  { all: false, meaning: withTypo },
];

export class SearchIndex {
  readonly #pages: ReadonlyMap<string, SitePage>;
  readonly #vocabulary = new Vocabulary();
  readonly #index = new MiniSearch<SearchDocument>({
    idField: 'path',
    fields: [...FIELDS],
    tokenize: words,
    processTerm: (word) => {
      const terms = foldings(word);
      this.#vocabulary.add(terms);
      return [...terms];
    },
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
    const folded = words(query).map((word) => fold(word).slice(0, MAX_LETTERS));
    const queryWords = [...new Set(folded.filter(Boolean))].slice(0, MAX_WORDS);
    if (queryWords.length === 0) return [];
    for (const { all, meaning } of WAYS) {
      const queries = queryWords.map(
        (word): Query => ({ combineWith: 'OR', queries: meaning(word, this.#vocabulary) }),
      );
      const found = this.#index.search({ combineWith: all ? 'AND' : 'OR', queries }, OPTIONS);
      if (found.length > 0) return found.slice(0, MAX_RESULTS).flatMap((hit) => this.#resultOf(hit));
    }
    return [];
  }

  #resultOf({ id, match }: { id: string; match: object }): SearchResult[] {
    const page = this.#pages.get(id);
    if (!page) return [];
    const matched = new Set(Object.keys(match));
    const description = { text: page.description, lang: page.lang };
    return [
      {
        kind: page.kind,
        path: page.path,
        title: highlight(page.title, matched),
        titleLang: page.lang,
        excerpt: excerptOf(page.readPassages(), description, matched),
      },
    ];
  }
}
