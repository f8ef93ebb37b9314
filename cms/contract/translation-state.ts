import { hasText, isPlaceholder } from './placeholder';

/** What editors write in several languages. */
export const TRANSLATED_KINDS = ['section', 'project', 'product-text', 'post', 'picture'] as const;
export type TranslatedKind = (typeof TRANSLATED_KINDS)[number];

export const TRANSLATION_STATES = ['complete', 'partial', 'missing', 'outdated', 'unpublished'] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];

/** The texts of a language, by their names. */
export interface JudgedTexts {
  filled: readonly string[];
  /** Still what a new section begins with. */
  unfinished?: readonly string[];
  /** Made from another German text than today's. */
  outdated?: readonly string[];
  /** Whether visitors see them. */
  isPublished?: boolean;
}

/**
 * The one rule by which a language is judged: what German has, it should have too, made from what German says today,
 * and visible to visitors. What it has beyond German is its own affair.
 */
export function judgeTranslation(german: JudgedTexts, own: JudgedTexts): TranslationState {
  const { filled, unfinished = [], outdated = [], isPublished = true } = own;
  if (filled.length === 0) return 'missing';
  const lacking = german.filled.filter((name) => !filled.includes(name));
  if (lacking.length > 0 && lacking.length === german.filled.length) return 'missing';
  if (lacking.length > 0 || unfinished.length > 0) return 'partial';
  if (outdated.length > 0) return 'outdated';
  return isPublished ? 'complete' : 'unpublished';
}

export type TextsByName = Readonly<Record<string, string>>;
/** The German texts that translations were made from, by the name of the text; null where it is not known. */
export type SourcesByName = Readonly<Record<string, string | null>>;

/** Texts of one language beside the German ones, as an editor has them before the eyes. */
export interface ComparedTexts {
  german: TextsByName;
  own: TextsByName;
  /** German as it is stored, where it may have been changed since. */
  storedGerman?: TextsByName;
  /** What the stored translations were made from, where it is not the stored German text. */
  sources: SourcesByName;
  /** Whether the translation has an unsaved change, which a save would date to the German text of the form. */
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
  const names = Object.keys(own).filter((name) => hasText(own[name]) && hasText(german[name]));
  const compared = names.map((name) => {
    const source = name in sources ? (sources[name] ?? null) : (storedGerman[name] ?? '');
    return [name, source] as const;
  });
  const isCurrent = (name: string, source: string | null) =>
    isChanged(name) || (source !== null && source.trim() === german[name]?.trim());
  return Object.fromEntries(compared.filter(([name, source]) => !isCurrent(name, source)));
}

/** The state of texts as an editor has them before the eyes. */
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
