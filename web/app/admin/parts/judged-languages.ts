import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from 'contract/languages';
import {
  type SourcesByName,
  type TextsByName,
  type TranslationState,
  translationState,
} from 'contract/translation-state';

export type LanguageJudgements = Readonly<Record<Language, TranslationState>>;
export type SourcesByLanguage = Readonly<Partial<Record<Language, SourcesByName>>>;

/** The languages that stand beside German. */
export const OTHER_LANGUAGES: readonly Language[] = LANGUAGE_CODES.filter(
  (code) => code !== DEFAULT_LANGUAGE,
);

export interface Judged {
  textsIn: (language: Language) => TextsByName;
  /** What translations were made from, where it is not what German says as it is stored. */
  outdated: SourcesByLanguage;
  /** The German texts as they are stored, where they may have unsaved changes. */
  storedGerman?: TextsByName;
  /** Whether the text has unsaved changes in the language. */
  isChanged?: (language: Language, name: string) => boolean;
}

/** One language compared with German, as `cms/contract/translation-state.ts` takes it. */
export function comparedTexts({ textsIn, outdated, storedGerman, isChanged }: Judged, language: Language) {
  return {
    german: textsIn(DEFAULT_LANGUAGE),
    own: textsIn(language),
    sources: language === DEFAULT_LANGUAGE ? {} : (outdated[language] ?? {}),
    // German is never older than itself.
    ...(storedGerman && language !== DEFAULT_LANGUAGE && { storedGerman }),
    ...(isChanged && { isChanged: (name: string) => isChanged(language, name) }),
  };
}

/** How far each language is, unsaved texts as if they were saved now. */
export function judgedLanguages(judged: Judged): LanguageJudgements {
  const states = LANGUAGE_CODES.map(
    (language) => [language, translationState(comparedTexts(judged, language))] as const,
  );
  return Object.fromEntries(states) as LanguageJudgements;
}

/** Which language is shown beside German: the one in the address, else the first that is not complete. */
export function languageBeside(states: LanguageJudgements, wanted?: Language): Language {
  if (wanted && wanted !== DEFAULT_LANGUAGE) return wanted;
  return OTHER_LANGUAGES.find((code) => states[code] !== 'complete') ?? 'en';
}
