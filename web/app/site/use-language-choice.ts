import { useLocation, useRevalidator } from '@remix-run/react';
import { LANGUAGES, type Language } from 'contract/languages';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '~/i18n/language';
import { languageCookie } from '~/i18n/language-cookie';
import { languageHref } from '~/i18n/paths';
import { usePresence } from './presence';

const neverByItself = () => () => {};

/** The hash of the address, which the server never learns: it joins once React has taken the page over. */
function useHash(): string {
  const { hash } = useLocation();
  return useSyncExternalStore(
    neverByItself,
    () => hash,
    () => '',
  );
}

/**
 * The seven languages with the address of this page in each, or of what stands in for it where it does not exist, and `choose`, to be called on a click:
 * it saves the choice, without which German could not be chosen on an address without prefix.
 */
export function useLanguageChoice() {
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const hash = useHash();
  const current = pathname + search + hash;
  const presence = usePresence();
  const addressFor = (code: Language) =>
    presence && !presence.languages.includes(code) ? presence.instead : current;
  const { revalidate } = useRevalidator();
  return {
    language,
    languages: LANGUAGES.map(({ code, name }) => ({
      code,
      name,
      isCurrent: code === language,
      href: languageHref(addressFor(code), code),
      /** With its prefix also in German: what search engines and visitors without scripts follow. */
      explicitHref: languageHref(addressFor(code), code, { isPrefixed: true }),
    })),
    choose(code: Language) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
      document.cookie = languageCookie(code, { isSecure: window.location.protocol === 'https:' });
      // A link from an address with a hash to itself loads nothing, but the language of this address has just changed.
      if (hash && languageHref(current, code) === current) revalidate();
    },
  };
}
