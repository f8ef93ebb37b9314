import { useLocation, useMatches } from '@remix-run/react';
import { DEFAULT_LANGUAGE, isLanguage, type Language, splitPath } from 'contract/languages';
import { type ReactNode, useContext, useMemo } from 'react';
import { CopyContext, PageContext } from './page-context';
import type { PageName } from './pages';

function fieldOf(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined;
}

function languageIn(rootData: unknown): Language {
  const language = fieldOf(rootData, 'language');
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

export function LivePage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const matches = useMatches();
  const copyIn = useContext(CopyContext);
  const facts = useMemo(() => {
    const { prefix, path } = splitPath(pathname);
    const rootData = matches[0]?.data;
    const illustrations = fieldOf(rootData, 'illustrations');
    const language = prefix ?? languageIn(rootData);
    const deliveredTexts = (page: PageName) =>
      matches.map(({ data }) => fieldOf(fieldOf(data, 'texts'), page)).find((texts) => texts !== undefined);
    return {
      locale: { prefix, language },
      path,
      illustrations: typeof illustrations === 'string' ? illustrations : '',
      textsOf: copyIn ? (page: PageName) => copyIn(language, page) : deliveredTexts,
    };
  }, [pathname, matches, copyIn]);
  return <PageContext.Provider value={facts}>{children}</PageContext.Provider>;
}
