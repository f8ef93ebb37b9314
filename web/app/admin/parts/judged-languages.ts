import { type TranslationState, translationState } from '~/content/translation-state';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '~/i18n/languages';

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
}: Judged): Record<Language, TranslationState> {
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
  return Object.fromEntries(judged) as Record<Language, TranslationState>;
}
