import { useLocation, useMatches } from '@remix-run/react';
import { DEFAULT_LANGUAGE, isLanguage, type Language, splitPath } from 'contract/languages';
import { type ReactNode, useContext, useMemo, useRef } from 'react';
import { BUILT_IN_COMPANY, type Company } from '~/company';
import { CopyContext, PageContext } from './page-context';
import type { PageName } from './pages';
import { CompanyContext } from './use-company';

function fieldOf(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined;
}

function languageIn(rootData: unknown): Language {
  const language = fieldOf(rootData, 'language');
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

function useSame(list: readonly unknown[]): readonly unknown[] {
  const last = useRef(list);
  const isSame =
    list.length === last.current.length && list.every((entry, index) => entry === last.current[index]);
  if (!isSame) last.current = list;
  return last.current;
}

export function LivePage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  // The matches are new at every move, what the loaders returned is not.
  const loaded = useSame(useMatches().map(({ data }) => data));
  const copyIn = useContext(CopyContext);
  const facts = useMemo(() => {
    const { prefix, path } = splitPath(pathname);
    const [rootData] = loaded;
    const illustrations = fieldOf(rootData, 'illustrations');
    const language = prefix ?? languageIn(rootData);
    const deliveredTexts = (page: PageName) =>
      loaded.map((data) => fieldOf(fieldOf(data, 'texts'), page)).find((texts) => texts !== undefined);
    return {
      locale: { prefix, language },
      path,
      illustrations: typeof illustrations === 'string' ? illustrations : '',
      textsOf: copyIn ? (page: PageName) => copyIn(language, page) : deliveredTexts,
    };
  }, [pathname, loaded, copyIn]);
  // Absent only where the root's loader has failed.
  const company = (fieldOf(loaded[0], 'company') as Company | undefined) ?? BUILT_IN_COMPANY;
  return (
    <PageContext.Provider value={facts}>
      <CompanyContext.Provider value={company}>{children}</CompanyContext.Provider>
    </PageContext.Provider>
  );
}
