import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from 'contract/languages';
import {
  type SourcesByName,
  type TextsByName,
  type TranslationState,
  translationState,
} from 'contract/translation-state';

export type LanguageJudgements = Readonly<Record<Language, TranslationState>>;
export type SourcesByLanguage = Readonly<Partial<Record<Language, SourcesByName>>>;

export const OTHER_LANGUAGES: readonly Language[] = LANGUAGE_CODES.filter(
  (code) => code !== DEFAULT_LANGUAGE,
);

export interface Judged {
  textsIn: (language: Language) => TextsByName;
  /** The former German texts of translations whose German has changed since. */
  outdated: SourcesByLanguage;
  /** The stored German texts, if these have unsaved changes. */
  storedGerman?: TextsByName;
  isChanged?: (language: Language, name: string) => boolean;
}

export function comparedTexts({ textsIn, outdated, storedGerman, isChanged }: Judged, language: Language) {
  return {
    german: textsIn(DEFAULT_LANGUAGE),
    own: textsIn(language),
    sources: language === DEFAULT_LANGUAGE ? {} : (outdated[language] ?? {}),
    // German is never outdated.
    ...(storedGerman && language !== DEFAULT_LANGUAGE && { storedGerman }),
    ...(isChanged && { isChanged: (name: string) => isChanged(language, name) }),
  };
}

/** Judges each language as if unsaved texts were saved. */
export function judgedLanguages(judged: Judged): LanguageJudgements {
  const states = LANGUAGE_CODES.map(
    (language) => [language, translationState(comparedTexts(judged, language))] as const,
  );
  return Object.fromEntries(states) as LanguageJudgements;
}

export function languageBeside(states: LanguageJudgements, wanted?: Language): Language {
  if (wanted && wanted !== DEFAULT_LANGUAGE) return wanted;
  return OTHER_LANGUAGES.find((code) => states[code] !== 'complete') ?? 'en';
}
