/** Languages of the content, the default first; names as editors see them in the language picker. */
export const LANGUAGES = [
  { code: 'de', name: 'Deutsch' },
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'Français' },
  { code: 'it', name: 'Italiano' },
  { code: 'es', name: 'Español' },
  { code: 'nl', name: 'Nederlands' },
  { code: 'sq', name: 'Shqip' },
] as const;

export type Language = (typeof LANGUAGES)[number]['code'];

export const DEFAULT_LANGUAGE: Language = 'de';
export const LANGUAGE_CODES: readonly Language[] = LANGUAGES.map(({ code }) => code);
