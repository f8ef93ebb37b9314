import { DEFAULT_LANGUAGE } from 'contract/languages';
import type { EditableText, PageText } from 'contract/page-text';
import type { TranslatedLanguage } from 'contract/translator-file';
import type { TranslatorState } from 'contract/translator-file-fields';
import { shownIn } from './shown-text.server';
import type { ExportedRow } from './text-row';

const IS_IN: Readonly<
  Record<TranslatorState, (text: EditableText['languages'][TranslatedLanguage]) => boolean>
> = {
  all: () => true,
  outdated: ({ isOutdated }) => isOutdated,
  changed: ({ stored }) => stored !== null,
};

export function exportedRows(
  files: readonly PageText[],
  { language, state }: { language: TranslatedLanguage; state: TranslatorState },
): ExportedRow[] {
  return files.flatMap(({ file, texts }) =>
    texts
      .filter(({ languages }) => IS_IN[state](languages[language]))
      .map((text) => {
        const shown = shownIn(text, language);
        const { isOutdated } = text.languages[language];
        const german = shownIn(text, DEFAULT_LANGUAGE);
        return {
          language,
          file,
          key: text.key,
          german,
          text: shown,
          seen: shown,
          limit: text.limit,
          isOutdated,
        };
      })
      // Some texts are empty on purpose, in every language.
      .filter(({ german, text }) => german !== '' || text !== ''),
  );
}
