import { LANGUAGES, type Language } from 'contract/languages';

/** The English copy is British. */
const LOCALES: Partial<Record<Language, string>> = { en: 'en-GB' };

const formats = new Map<Language, Intl.DateTimeFormat>();

/** Formats a day in the language's long form, in German time (decisions C8). */
export function longDate(isoDate: string, language: Language): string {
  const known = formats.get(language);
  if (known) return known.format(new Date(isoDate));
  const locale = LOCALES[language] ?? LANGUAGES.find(({ code }) => code === language)?.locale;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Berlin' });
  formats.set(language, format);
  return format.format(new Date(isoDate));
}

export function germanMoment(isoDate: string): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' } as const;
  return new Intl.DateTimeFormat('de-DE', options).format(new Date(isoDate));
}
