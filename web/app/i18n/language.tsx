import { useCallback } from 'react';
import { usePageFacts } from './page-context';
import { internalHref, type UrlLocale } from './paths';

/** A prefix in the address always wins (decisions A1). */
export const useLanguage = (): UrlLocale => usePageFacts().locale;

/** Turns a path such as `/careers` or `/#contact` into a link that keeps the language (decisions A10). */
export function useHref(): (to: string) => string {
  const { prefix, language } = useLanguage();
  return useCallback((to) => internalHref(to, { prefix, language }), [prefix, language]);
}
