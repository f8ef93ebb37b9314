import { useLocation } from '@remix-run/react';
import { LANGUAGES, type Language } from 'contract/languages';
import { useLanguage } from '~/i18n/language';
import { languageHref } from '~/i18n/paths';
import { usePresence } from './presence';

export interface LanguageAddress {
  code: Language;
  name: string;
  isCurrent: boolean;
  isThisPage: boolean;
  href: string;
  explicitHref: string;
}

export function useLanguageAddresses() {
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const presence = usePresence();
  const languages = LANGUAGES.map(({ code, name }): LanguageAddress => {
    const isThisPage = !presence || presence.languages.includes(code);
    const address = isThisPage ? pathname + search : presence.instead;
    return {
      ...{ code, name, isThisPage },
      isCurrent: code === language,
      href: languageHref(address, code),
      explicitHref: languageHref(address, code, { isPrefixed: true }),
    };
  });
  return { language, languages };
}
