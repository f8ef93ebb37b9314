import type { Language } from 'contract/languages';
import type { PagePath } from '~/site-map';

interface Act {
  number: string;
  /** European Legislation Identifier. */
  eli: string;
}

interface Publication {
  href: string;
  lang: Language;
}

export type Source = { acts: readonly Act[] } | Publication;

export interface SourceRegister<Key extends string> {
  page: PagePath;
  sources: Readonly<Record<Key, Source>>;
}

export interface SourceTexts<Key extends string> {
  title: string;
  checked: string;
  /** The name of a reference, with a place for the number. */
  mark: string;
  items: Readonly<Record<Key, string>>;
  lang?: Language;
}

export interface SourceLink {
  label: string;
  href: string;
  lang: Language;
}

/** Language codes of EUR-Lex. Albanian is not an EU language. */
const EUR_LEX_LANGUAGES: Record<Language, { code: string; lang: Language }> = {
  de: { code: 'deu', lang: 'de' },
  en: { code: 'eng', lang: 'en' },
  fr: { code: 'fra', lang: 'fr' },
  it: { code: 'ita', lang: 'it' },
  es: { code: 'spa', lang: 'es' },
  nl: { code: 'nld', lang: 'nl' },
  sq: { code: 'eng', lang: 'en' },
};

/** Returns a source's links: acts in the visitor's language where EUR-Lex has it. */
export function linksOf(source: Source, language: Language): SourceLink[] {
  if (!('acts' in source)) {
    return [{ label: new URL(source.href).hostname.replace('www.', ''), ...source }];
  }
  const { code, lang } = EUR_LEX_LANGUAGES[language];
  return source.acts.map(({ number, eli }) => ({
    label: `EUR-Lex ${number}`,
    href: `https://eur-lex.europa.eu/eli/${eli}/oj/${code}`,
    lang,
  }));
}

export function sourceKeys<Key extends string>({ sources }: SourceRegister<Key>): Key[] {
  return Object.keys(sources) as Key[];
}

export function numberOf<Key extends string>(register: SourceRegister<Key>, key: Key): number {
  return sourceKeys(register).indexOf(key) + 1;
}

export function placeOf<Key extends string>(register: SourceRegister<Key>, key: Key): string {
  return `source-${numberOf(register, key)}`;
}
