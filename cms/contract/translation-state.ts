import { hasText, isPlaceholder } from './placeholder';

/** What editors write in several languages. */
export const TRANSLATED_KINDS = ['section', 'project', 'product-text', 'post', 'picture'] as const;
export type TranslatedKind = (typeof TRANSLATED_KINDS)[number];

export const TRANSLATION_STATES = [
  'complete',
  'scheduled',
  'partial',
  'missing',
  'outdated',
  'unpublished',
] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];

/** The texts of a language, by their names. */
export interface JudgedTexts {
  filled: readonly string[];
  /** Still the initial text of a new section. */
  unfinished?: readonly string[];
  /** Made from another German text than today's. */
  outdated?: readonly string[];
  isPublished?: boolean;
  /** Published for a date that has not come. */
  isScheduled?: boolean;
}

/**
 * The state of a language: it should have all texts that German has, made from today's German texts, and published
 * for a date that has come. Texts that German does not have do not count.
 */
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

export type TextsByName = Readonly<Record<string, string>>;
/** The German texts that translations were made from, by the name of the text; null where it is not known. */
export type SourcesByName = Readonly<Record<string, string | null>>;

/** Texts of one language beside the German ones, with unsaved changes of the editor. */
export interface ComparedTexts {
  german: TextsByName;
  own: TextsByName;
  /** German as it is stored, where it may have been changed since. */
  storedGerman?: TextsByName;
  /** The sources of the stored translations, where they are not the stored German texts. */
  sources: SourcesByName;
  /** Whether the translation has an unsaved change, which makes the German text of the form its source. */
  isChanged?: (name: string) => boolean;
}

/** The texts that were made from another German text than that of the form, each with that one. */
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

/** Editors choose the names of texts, which may be `constructor`. */
const textOf = (texts: TextsByName, name: string): string =>
  Object.hasOwn(texts, name) ? (texts[name] ?? '') : '';

/** The state of texts with unsaved changes of the editor. */
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
