import type { TranslatedLanguage, TranslatorTexts } from 'contract/translator-file';
import type { TranslatorState } from 'contract/translator-file-fields';
import { type KnownText, knownTexts } from './known-texts.server';
import type { ExportedRow } from './text-row';

const IS_IN: Readonly<Record<TranslatorState, (text: KnownText) => boolean>> = {
  all: () => true,
  missing: ({ text }) => text === '',
  outdated: ({ isOutdated }) => isOutdated,
  changed: ({ isOwn }) => isOwn,
};

export const exportedRows = (
  texts: TranslatorTexts,
  { language, state }: { language: TranslatedLanguage; state: TranslatorState },
): ExportedRow[] =>
  knownTexts(texts, language)
    // Some texts are empty on purpose, in every language.
    .filter(({ german, text }) => german !== '' || text !== '')
    .filter(IS_IN[state])
    .map(({ file, key, german, text, limit, isOutdated }) => ({
      language,
      file,
      key,
      german,
      text,
      seen: text,
      limit,
      isOutdated,
    }));
