import { LANGUAGE_CODES, type Language } from 'contract/languages';
import { PLACEHOLDER } from 'contract/placeholder';

/** The first texts of a new section: its name and a placeholder, in all languages (decision D9). */
export function firstTexts(name: string): Record<Language, { title: string; content: string }> {
  const texts = { title: name.trim(), content: PLACEHOLDER };
  return Object.fromEntries(LANGUAGE_CODES.map((language) => [language, texts])) as Record<
    Language,
    typeof texts
  >;
}
