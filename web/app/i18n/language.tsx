import { useLocation, useRouteLoaderData } from '@remix-run/react';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from 'contract/languages';
import { useCallback } from 'react';
import { internalHref, splitPath, type UrlLocale } from './paths';

function languageIn(rootData: unknown): Language | null {
  if (typeof rootData !== 'object' || rootData === null || !('language' in rootData)) return null;
  return isLanguage(rootData.language) ? rootData.language : null;
}

/** The language shown and the explicit prefix of the address: a prefix always wins (decisions A1). */
export function useLanguage(): UrlLocale {
  const { prefix } = splitPath(useLocation().pathname);
  const negotiated = languageIn(useRouteLoaderData('root'));
  return { prefix, language: prefix ?? negotiated ?? DEFAULT_LANGUAGE };
}

/** Turns a path of the site such as `/careers` or `/#contact` into a link that stays in the language (decisions A10). */
export function useHref(): (to: string) => string {
  const { prefix, language } = useLanguage();
  return useCallback((to) => internalHref(to, { prefix, language }), [prefix, language]);
}
