import { useLocation } from '@remix-run/react';
import { useLanguage } from '~/i18n/language';
import { languageCookie } from '~/i18n/language-cookie';
import { LANGUAGES, type Language } from '~/i18n/languages';
import { internalHref, splitPath, switchHref } from '~/i18n/paths';

/**
 * The seven languages with the address of this page in each, and `choose`, to be called on a click:
 * it saves the choice, without which German could not be chosen on an address without prefix (decisions A3).
 */
export function useLanguageChoice() {
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  return {
    language,
    languages: LANGUAGES.map(({ code, name }) => ({
      code,
      name,
      isCurrent: code === language,
      href: switchHref(pathname + search, code),
      /** With its prefix also in German: what search engines and visitors without scripts follow (decisions A4). */
      explicitHref: internalHref(splitPath(pathname).path, { prefix: code, language: code }),
    })),
    choose(code: Language) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
      document.cookie = languageCookie(code, { isSecure: window.location.protocol === 'https:' });
    },
  };
}
