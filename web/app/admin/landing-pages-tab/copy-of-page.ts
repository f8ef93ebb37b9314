import { LANGUAGE_CODES } from 'contract/languages';
import type { EditedEntry } from 'contract/ordered';

/**
 * Texts of all languages, pictures and blocks of a page, for a new one. Days and the place in the footer belong to the
 * page itself.
 */
export function copyOfPage({
  title,
  description,
  motif,
  blocks,
  texts,
  images,
}: EditedEntry<'landing-page'>) {
  return {
    title,
    description,
    motif,
    blocks,
    texts: Object.fromEntries(
      LANGUAGE_CODES.flatMap((language) => (texts[language] ? [[language, texts[language]]] : [])),
    ),
    images: Object.fromEntries(Object.entries(images).map(([name, { id }]) => [name, id])),
  };
}
