/** Shorter parts stand in words that have nothing to do with them. */
const MIN_PART = 4;
/** As short as the beginnings of German words are, such as `ab` or `Uhr`. */
const MIN_BEFORE_PART = 2;
/** With fewer letters nearly every word is close to another. */
const MIN_SWAPPED = 3;
const MIN_MISTYPED = 4;
/** From here on a word may be both: only begun, and with a slip in it. */
const MIN_BEGUN = 6;
/** Enough for every ending of a word; a common part of words stays cheap. */
const MAX_TERMS = 40;

/** Whether the term is the word, or begins with it where that is long enough to tell. */
function goesOn(term: string, word: string, rest: string, at: number): boolean {
  if (!term.startsWith(rest, at)) return false;
  return word.length >= MIN_BEGUN || at + rest.length === term.length;
}

function firstDifference(a: string, b: string): number {
  let index = 0;
  while (index < a.length && a[index] === b[index]) index += 1;
  return index;
}

function isSwapped(term: string, word: string): boolean {
  const at = firstDifference(word, term);
  if (at > word.length - 2 || word[at] !== term[at + 1] || word[at + 1] !== term[at]) return false;
  return goesOn(term, word, word.slice(at + 2), at + 2);
}

function isMistyped(term: string, word: string): boolean {
  const at = firstDifference(word, term);
  return (
    goesOn(term, word, word.slice(at + 1), at + 1) || // a wrong letter
    goesOn(term, word, word.slice(at), at + 1) || // a letter missing
    goesOn(term, word, word.slice(at + 1), at) // a letter too many
  );
}

/** The words of all pages, to find those that were meant: one look at each, however a question is built. */
export class Vocabulary {
  readonly #terms = new Set<string>();

  add(terms: readonly string[]) {
    for (const term of terms) this.#terms.add(term);
  }

  /** Compounds that hold the word behind their beginning: `konnektorzertifikate` for `zertifikat`. */
  compoundsOf(word: string): string[] {
    return word.length < MIN_PART ? [] : this.#filter((term) => term.indexOf(word, MIN_BEFORE_PART) > 0);
  }

  /** Words in which two neighbours of this one have changed places: one slip of the finger. */
  swapped(word: string): string[] {
    return word.length < MIN_SWAPPED ? [] : this.#filter((term) => isSwapped(term, word));
  }

  /** Words that have one letter more, less or another one. */
  mistyped(word: string): string[] {
    return word.length < MIN_MISTYPED ? [] : this.#filter((term) => isMistyped(term, word));
  }

  /** The shortest of those that fit: they say what was meant with the least beside it. */
  #filter(fits: (term: string) => boolean): string[] {
    return [...this.#terms]
      .filter(fits)
      .sort((a, b) => a.length - b.length)
      .slice(0, MAX_TERMS);
  }
}
