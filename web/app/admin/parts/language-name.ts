import type { Language } from 'contract/languages';

const names = new Intl.DisplayNames('de-DE', { type: 'language' });

/** `Englisch`: the screen is German, so are the names of languages on it. */
export function languageName(language: Language): string {
  return names.of(language) ?? language;
}

/** `Titel (Englisch)` */
export function labelIn(label: string, language: Language): string {
  return `${label} (${languageName(language)})`;
}
