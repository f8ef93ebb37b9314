import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { LONG_TEXT_LENGTH } from 'contract/limits';
import type { EditableText } from 'contract/page-text';
import { COPY_LIMITS } from 'contract/page-text-fields';
import { storedForm, translatedField } from 'contract/translated-fields';
import type {
  RefusedText,
  TranslatedChange,
  TranslatedLanguage,
  TranslatorTexts,
} from 'contract/translator-file';
import { fileOfEntry } from 'contract/translator-file-fields';
import { allPageTexts } from '~/api/resources/page-texts.server';
import { normalizedChange, problemOf, tidyText } from '~/i18n/catalogue.server';

export type Refusal = Pick<RefusedText, 'problem' | 'limit'>;

export interface KnownText {
  file: string;
  key: string;
  german: string;
  /** Empty where there is no translation. */
  text: string;
  /** Characters. */
  limit: number;
  isOutdated: boolean;
  isOwn: boolean;
  changeTo: (text: string) => TranslatedChange;
  refusalOf: (change: TranslatedChange) => Refusal | null;
}

const shownIn = ({ languages }: EditableText, language: Language): string =>
  tidyText(languages[language].stored ?? languages[language].builtIn);

function refusalOfPageText(change: TranslatedChange): Refusal | null {
  const { problem, limit } = problemOf(change) ?? {};
  if (problem) return { problem, ...(limit !== undefined && { limit }) };
  const isTooLong = (change.to?.length ?? 0) > COPY_LIMITS.text;
  return isTooLong ? { problem: 'too-long', limit: COPY_LIMITS.text } : null;
}

function pageText(file: string, text: EditableText, language: TranslatedLanguage): KnownText {
  const { key, limit, languages } = text;
  const { stored: from, isOutdated } = languages[language];
  const { stored: german } = languages[DEFAULT_LANGUAGE];
  return {
    file,
    key,
    german: shownIn(text, DEFAULT_LANGUAGE),
    text: shownIn(text, language),
    limit,
    isOutdated,
    isOwn: from !== null,
    changeTo: (to) => normalizedChange({ file, key, language, from, german, to }),
    refusalOf: refusalOfPageText,
  };
}

type Entry = TranslatorTexts['entries'][number];

function textsOfEntry(
  { kind, key: entry, texts, sources }: Entry,
  language: TranslatedLanguage,
): KnownText[] {
  const file = fileOfEntry(kind, entry);
  return Object.entries(texts[DEFAULT_LANGUAGE] ?? {}).flatMap(([key, german]): KnownText[] => {
    const field = translatedField(kind, key);
    if (!field) return [];
    const own = texts[language] ?? {};
    const from = Object.hasOwn(own, key) ? (own[key] ?? null) : null;
    return [
      {
        file,
        key,
        german: tidyText(german),
        text: tidyText(from ?? ''),
        limit: field.limit ?? LONG_TEXT_LENGTH,
        isOutdated: Object.hasOwn(sources[language] ?? {}, key),
        isOwn: from !== null,
        changeTo: (text) => ({ file, key, language, from, german, to: storedForm(field, tidyText(text)) }),
        refusalOf: () => null,
      },
    ];
  });
}

export const knownTexts = (
  { pages, entries }: TranslatorTexts,
  language: TranslatedLanguage,
): KnownText[] => [
  ...allPageTexts(pages).flatMap(({ file, texts }) => texts.map((text) => pageText(file, text, language))),
  ...entries.flatMap((entry) => textsOfEntry(entry, language)),
];
