export const TRANSLATION_STATES = ['complete', 'partial', 'missing', 'outdated'] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];

/** Names of the texts that are there, and when they were saved last. */
export interface FilledTexts {
  filled: readonly string[];
  date: string | null;
}

interface Texts {
  german: Readonly<Record<string, string>>;
  own: Readonly<Record<string, string>>;
  germanDate: string | null;
  ownDate: string | null;
}

const isEarlier = (a: string | null, b: string | null) =>
  a !== null && b !== null && Date.parse(a) < Date.parse(b);

/**
 * The one rule by which a language is judged: what German has, it should have too, and no older than German. What
 * it has beyond German is its own affair.
 */
export function judgeTranslation(german: FilledTexts, own: FilledTexts): TranslationState {
  if (own.filled.length === 0) return 'missing';
  const lacking = german.filled.filter((name) => !own.filled.includes(name));
  if (lacking.length === 0) return isEarlier(own.date, german.date) ? 'outdated' : 'complete';
  return lacking.length === german.filled.length ? 'missing' : 'partial';
}

/** Names of the texts that are not blank. */
export function filledNames(texts: Readonly<Record<string, string>>): string[] {
  return Object.keys(texts).filter((name) => texts[name]?.trim());
}

/** The same for texts as an editor has them before the eyes. */
export function translationState({ german, own, germanDate, ownDate }: Texts): TranslationState {
  return judgeTranslation(
    { filled: filledNames(german), date: germanDate },
    { filled: filledNames(own), date: ownDate },
  );
}
