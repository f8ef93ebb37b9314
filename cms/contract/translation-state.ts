import { ORDERED_KINDS, UNLINKED_KINDS } from './ordered-kinds';
import { hasText, isPlaceholder } from './placeholder';

export const TRANSLATED_KINDS = [
  'section',
  'project',
  'product-text',
  ...ORDERED_KINDS,
  'post',
  'picture',
] as const;
export type TranslatedKind = (typeof TRANSLATED_KINDS)[number];

export const isTranslatedKind = <Kind extends string>(kind: Kind): kind is Kind & TranslatedKind =>
  (TRANSLATED_KINDS as readonly string[]).includes(kind);

export const KINDS_WITHOUT_PAGE = ['product-text', ...UNLINKED_KINDS] as const satisfies TranslatedKind[];
/** Adds what has a field for each language, and so no record of the German text that a translation was made from. */
export const TEXT_KINDS = [...TRANSLATED_KINDS, 'service-status'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

export const TRANSLATION_STATES = [
  'complete',
  'scheduled',
  'partial',
  'missing',
  'outdated',
  'unpublished',
] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];

export interface JudgedTexts {
  filled: readonly string[];
  /** Texts that are still the placeholder. */
  unfinished?: readonly string[];
  /** Translations of another German text than today's. */
  outdated?: readonly string[];
  isPublished?: boolean;
  isScheduled?: boolean;
}

/** Requires every text that German has, made from today's German and visible. Ignores texts that German lacks. */
export function judgeTranslation(german: JudgedTexts, own: JudgedTexts): TranslationState {
  const { filled, unfinished = [], outdated = [], isPublished = true, isScheduled = false } = own;
  if (filled.length === 0) return 'missing';
  const lacking = german.filled.filter((name) => !filled.includes(name));
  if (lacking.length > 0 && lacking.length === german.filled.length) return 'missing';
  if (lacking.length > 0 || unfinished.length > 0) return 'partial';
  if (outdated.length > 0) return 'outdated';
  if (!isPublished) return 'unpublished';
  return isScheduled ? 'scheduled' : 'complete';
}

/** Counts the texts that German has, and those of them that a language lacks or has from another German text. */
export function countTexts(german: JudgedTexts, { filled, outdated = [] }: JudgedTexts) {
  const missing = german.filled.filter((name) => !filled.includes(name));
  return { total: german.filled.length, missing: missing.length, outdated: outdated.length };
}

export type TextsByName = Readonly<Record<string, string>>;
/** German texts that translations were made from, by name; null where unknown. */
export type SourcesByName = Readonly<Record<string, string | null>>;

export interface ComparedTexts {
  german: TextsByName;
  own: TextsByName;
  /** Stored German texts, if the form may differ from them. */
  storedGerman?: TextsByName;
  /** Sources of stored translations that differ from the stored German texts. */
  sources: SourcesByName;
  /** Reports an unsaved change of a translation, which makes the form's German text its source. */
  isChanged?: (name: string) => boolean;
}

/** Returns the source of each translation that was made from another German text than the form's. */
export function outdatedTexts({
  german,
  own,
  storedGerman = german,
  sources,
  isChanged = () => false,
}: ComparedTexts): Record<string, string | null> {
  const names = Object.keys(own).filter((name) => hasText(own[name]) && hasText(textOf(german, name)));
  const compared = names.map((name) => {
    const source = Object.hasOwn(sources, name) ? (sources[name] ?? null) : textOf(storedGerman, name);
    return [name, source] as const;
  });
  const isCurrent = (name: string, source: string | null) =>
    isChanged(name) || (source !== null && source.trim() === textOf(german, name).trim());
  return Object.fromEntries(compared.filter(([name, source]) => !isCurrent(name, source)));
}

/** Guards against names of texts such as `constructor`, which editors may choose. */
const textOf = (texts: TextsByName, name: string): string =>
  Object.hasOwn(texts, name) ? (texts[name] ?? '') : '';

export function translationState(texts: ComparedTexts): TranslationState {
  const { german, own } = texts;
  const filled = (names: TextsByName) => Object.keys(names).filter((name) => hasText(names[name]));
  return judgeTranslation(
    { filled: filled(german) },
    {
      filled: filled(own),
      unfinished: Object.keys(own).filter((name) => isPlaceholder(own[name])),
      outdated: Object.keys(outdatedTexts(texts)),
    },
  );
}
