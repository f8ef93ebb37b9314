import { forEachKind, ORDERED, type OrderedKind, type OrderedPlural } from 'contract/ordered-kinds';
import { usePageFacts } from '~/i18n/page-context';
import type { PageTexts } from '~/i18n/pages';

/** Each kind has a copy file of its own, with the same blocks. */
export type KindCopy = `admin-${OrderedPlural}`;
export type KindTexts = PageTexts<KindCopy>;

export function useKindTexts(): Record<OrderedKind, KindTexts> {
  const { textsOf } = usePageFacts();
  return forEachKind((kind) => textsOf(`admin-${ORDERED[kind].plural}`) as KindTexts);
}

export function useKindWords(word: keyof KindTexts['words']): Record<OrderedKind, string> {
  const texts = useKindTexts();
  return forEachKind((kind) => String(texts[kind].words[word]));
}

export function choiceName(texts: KindTexts, field: string, choice: string): string | undefined {
  const choices = texts.choices as unknown as Readonly<Record<string, Readonly<Record<string, string>>>>;
  return choices[field]?.[choice];
}
