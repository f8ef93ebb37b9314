import type { Edition, TextRef } from '~/i18n/edition.server';
import type { Localized } from './localized';

/**
 * Shows what an editor types, and where it is written: in the language of the page. German stands in until then, as it
 * does for visitors.
 */
export function typedText(
  { value, lang }: Localized<string>,
  place: Pick<TextRef, 'file' | 'key'>,
  edition: Edition,
): Localized<string> & { ref: TextRef } {
  const ref = { ...place, language: edition.languageOf(lang) };
  if (ref.language === lang) return { value: edition.drafted(value, ref), lang, ref };
  const own = edition.drafted('', ref);
  if (own.trim() !== '') return { value: own, lang: ref.language, ref };
  return { value: edition.drafted(value, { ...place, language: lang }), lang, ref };
}
