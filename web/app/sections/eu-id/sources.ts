import type { Language } from 'contract/languages';

interface Act {
  /** As it is cited. */
  number: string;
  /** Its address in the register of European law. */
  eli: string;
}

interface Publication {
  href: string;
  lang: Language;
}

/** What the page is based on, in the order in which it is listed; their titles are in `eu-id.json`. */
const SOURCES = {
  eidas: { acts: [{ number: '910/2014', eli: 'reg/2014/910' }] },
  toolbox: { acts: [{ number: '2021/946', eli: 'reco/2021/946' }] },
  revision: { acts: [{ number: '2024/1183', eli: 'reg/2024/1183' }] },
  acts: {
    acts: ['2977', '2979', '2980', '2981', '2982'].map((number) => ({
      number: `2024/${number}`,
      eli: `reg_impl/2024/${number}`,
    })),
  },
  registration: {
    acts: [
      { number: '2025/848', eli: 'reg_impl/2025/848' },
      { number: '2026/1730', eli: 'reg_impl/2026/1730' },
    ],
  },
  pilots: {
    href: 'https://digital-strategy.ec.europa.eu/en/policies/eudi-wallet-implementation',
    lang: 'en',
  },
  prescription: {
    href: 'https://www.biometricupdate.com/202511/eudi-wallet-needs-common-standards-applied-rigorously-potential-pilot-finds',
    lang: 'en',
  },
  secondRound: {
    href: 'https://paymentsindustryintelligence.com/aptitude-pilot-launches-to-advance-europes-digital-identity-future',
    lang: 'en',
  },
  sandbox: {
    href: 'https://bmi.usercontent.opencode.de/eudi-wallet/eidas2/ecosystem_knowledge_centre',
    lang: 'de',
  },
  germany: {
    href: 'https://netzpolitik.org/2026/eudi-wallet-digitale-brieftasche-geht-in-testphase/',
    lang: 'de',
  },
} as const satisfies Record<string, { acts: readonly Act[] } | Publication>;

export type SourceKey = keyof typeof SOURCES;

export const SOURCE_KEYS = Object.keys(SOURCES) as SourceKey[];

/** How EUR-Lex names the languages of the site. Albanian is no language of the EU. */
const EUR_LEX_LANGUAGES: Record<Language, { code: string; lang: Language }> = {
  de: { code: 'deu', lang: 'de' },
  en: { code: 'eng', lang: 'en' },
  fr: { code: 'fra', lang: 'fr' },
  it: { code: 'ita', lang: 'it' },
  es: { code: 'spa', lang: 'es' },
  nl: { code: 'nld', lang: 'nl' },
  sq: { code: 'eng', lang: 'en' },
};

export interface SourceLink {
  label: string;
  href: string;
  /** The language of what it leads to. */
  lang: Language;
}

/** Where a source can be read: acts in the visitor's language, where that is one of the EU. */
export function linksOf(key: SourceKey, language: Language): SourceLink[] {
  const source: { acts: readonly Act[] } | Publication = SOURCES[key];
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

/** The number under which texts refer to a source. */
export const numberOf = (key: SourceKey) => SOURCE_KEYS.indexOf(key) + 1;
