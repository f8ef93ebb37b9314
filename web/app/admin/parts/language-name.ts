import type { Language } from 'contract/languages';

const names = new Intl.DisplayNames('de-DE', { type: 'language' });

export function languageName(language: Language): string {
  return names.of(language) ?? language;
}

export function labelIn(label: string, language: Language): string {
  return `${label} (${languageName(language)})`;
}
