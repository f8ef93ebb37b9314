import { type TranslationState, translationState } from '~/content/translation-state';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '~/i18n/languages';

export type LanguageJudgements = Readonly<Record<Language, TranslationState>>;

/** The languages that stand beside German. */
export const OTHER_LANGUAGES: readonly Language[] = LANGUAGE_CODES.filter(
  (code) => code !== DEFAULT_LANGUAGE,
);

interface Judged {
  textsIn: (language: Language) => Readonly<Record<string, string>>;
  /** When each language was saved last. */
  dates: Readonly<Partial<Record<Language, string>>>;
  /** Whether there are unsaved changes in the language, which a save would date anew. */
  isChanged?: (language: Language) => boolean;
  now?: Date;
}

/** How far each language is, unsaved texts as if they were saved now. */
export function judgedLanguages({
  textsIn,
  dates,
  isChanged = () => false,
  now = new Date(),
}: Judged): LanguageJudgements {
  const dateOf = (language: Language) =>
    isChanged(language) ? now.toISOString() : (dates[language] ?? null);
  const judged = LANGUAGE_CODES.map((language) => {
    const state = translationState({
      german: textsIn(DEFAULT_LANGUAGE),
      own: textsIn(language),
      germanDate: dateOf(DEFAULT_LANGUAGE),
      ownDate: dateOf(language),
    });
    return [language, state] as const;
  });
  return Object.fromEntries(judged) as LanguageJudgements;
}

/** Which language an editor finds beside German: the one that a link wants, else what most needs a translator. */
export function languageBeside(states: LanguageJudgements, wanted?: Language): Language {
  if (wanted && wanted !== DEFAULT_LANGUAGE) return wanted;
  return OTHER_LANGUAGES.find((code) => states[code] !== 'complete') ?? 'en';
}
