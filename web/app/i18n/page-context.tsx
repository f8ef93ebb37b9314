import type { Language } from 'contract/languages';
import { createContext, useContext } from 'react';
import type { PageName } from './pages';
import type { UrlLocale } from './paths';

export interface PageFacts {
  locale: UrlLocale;
  /** Without language. */
  path: string;
  textsOf: (page: PageName) => unknown;
  illustrations: string;
}

export const PageContext = createContext<PageFacts | null>(null);

/** All copy on the server; null in the browser, to which a page brings what it needs. */
export const CopyContext = createContext<((language: Language, page: PageName) => unknown) | null>(null);

export function usePageFacts(): PageFacts {
  const facts = useContext(PageContext);
  if (!facts) throw new Error('This stands on no page.');
  return facts;
}
