import { useLocation, useMatches } from '@remix-run/react';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from 'contract/languages';
import { type ReactNode, useMemo } from 'react';
import { PageContext } from './page-context';
import { splitPath } from './paths';

function fieldOf(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined;
}

function languageIn(rootData: unknown): Language {
  const language = fieldOf(rootData, 'language');
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

/** The page that the router shows, with what its loaders have delivered. */
export function LivePage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const matches = useMatches();
  const facts = useMemo(() => {
    const { prefix, path } = splitPath(pathname);
    const rootData = matches[0]?.data;
    const illustrations = fieldOf(rootData, 'illustrations');
    return {
      locale: { prefix, language: prefix ?? languageIn(rootData) },
      path,
      illustrations: typeof illustrations === 'string' ? illustrations : '',
      textsOf: (page: string) =>
        matches.map(({ data }) => fieldOf(fieldOf(data, 'texts'), page)).find((texts) => texts !== undefined),
    };
  }, [pathname, matches]);
  return <PageContext.Provider value={facts}>{children}</PageContext.Provider>;
}
