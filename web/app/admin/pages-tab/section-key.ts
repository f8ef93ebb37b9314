import { PLACEHOLDER } from '~/content/has-text';
import { LANGUAGE_CODES, type Language } from '~/i18n/languages';

/** The name in lower case, its spaces as hyphens (specification 5, decisions C13); blank stays blank. */
export function sectionKeyOf(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}

/** What a new section says until somebody writes: its name and the placeholder, in all languages (decisions D9). */
export function firstTexts(name: string): Record<Language, { title: string; content: string }> {
  const texts = { title: name.trim(), content: PLACEHOLDER };
  return Object.fromEntries(LANGUAGE_CODES.map((language) => [language, texts])) as Record<
    Language,
    typeof texts
  >;
}
