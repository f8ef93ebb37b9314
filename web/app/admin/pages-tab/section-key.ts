import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from 'contract/languages';
import { PLACEHOLDER } from 'contract/placeholder';

type FirstTexts = { content: string; title?: string };

/** The first texts of a new section: the placeholder in all languages, its name in German (decision D9). */
export function firstTexts(name: string): Record<Language, FirstTexts> {
  const texts = LANGUAGE_CODES.map((language) => [
    language,
    { content: PLACEHOLDER, ...(language === DEFAULT_LANGUAGE && { title: name.trim() }) },
  ]);
  return Object.fromEntries(texts);
}
