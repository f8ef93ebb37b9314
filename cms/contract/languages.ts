/** In the order of the language switcher. */
export const LANGUAGES = [
  { code: 'de', name: 'Deutsch', locale: 'de-DE', ogLocale: 'de_DE' },
  { code: 'en', name: 'English', locale: 'en-US', ogLocale: 'en_US' },
  { code: 'fr', name: 'Français', locale: 'fr-FR', ogLocale: 'fr_FR' },
  { code: 'it', name: 'Italiano', locale: 'it-IT', ogLocale: 'it_IT' },
  { code: 'es', name: 'Español', locale: 'es-ES', ogLocale: 'es_ES' },
  { code: 'nl', name: 'Nederlands', locale: 'nl-NL', ogLocale: 'nl_NL' },
  { code: 'sq', name: 'Shqip', locale: 'sq-AL', ogLocale: 'sq_AL' },
] as const;

export type Language = (typeof LANGUAGES)[number]['code'];

export const DEFAULT_LANGUAGE = 'de' satisfies Language;

export const LANGUAGE_CODES: readonly Language[] = LANGUAGES.map(({ code }) => code);

/** Accepts only the exact lower-case codes: `/EN` is no language (decision A14). */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some(({ code }) => code === value);
}

export interface SplitPath {
  prefix: Language | null;
  path: string;
}

/** Splits the language from a path; only the seven codes are languages (decision A14). */
export function splitPath(pathname: string): SplitPath {
  const [, first = '', ...rest] = pathname.split('/');
  return isLanguage(first) ? { prefix: first, path: `/${rest.join('/')}` } : { prefix: null, path: pathname };
}
