import type { Language } from 'contract/languages';
import { createContext, useContext } from 'react';
import type { PageName } from './pages';
import type { UrlLocale } from './paths';

/** What the parts of a page need to know of it, wherever they are rendered: in the browser, or to their end on the server. */
export interface PageFacts {
  locale: UrlLocale;
  /** Of the address, without language. */
  path: string;
  /** The copy of a file of texts; undefined when the page does not bring it. */
  textsOf: (page: PageName) => unknown;
  /** Where the file is that holds the drawings without words. */
  illustrations: string;
}

export const PageContext = createContext<PageFacts | null>(null);

/** Where the server has all copy at hand; null in the browser, to which a page brings what it needs. */
export const CopyContext = createContext<((language: Language, page: PageName) => unknown) | null>(null);

export function usePageFacts(): PageFacts {
  const facts = useContext(PageContext);
  if (!facts) throw new Error('This stands on no page.');
  return facts;
}
