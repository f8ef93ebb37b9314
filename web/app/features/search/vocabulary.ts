/** Shorter parts occur in unrelated words. */
const MIN_PART = 4;
/** As short as the beginnings of German compounds are, such as `ab` or `Uhr`. */
const MIN_BEFORE_PART = 2;
/** With fewer letters nearly every word is close to another. */
const MIN_SWAPPED = 3;
const MIN_MISTYPED = 4;
/** From this length on, a word may be both incomplete and misspelled. */
const MIN_BEGUN = 6;
/** Enough for all endings of a word; keeps common parts cheap. */
const MAX_TERMS = 40;

/** Accepts a term that goes on with `rest`, and on beyond it if the word is long enough to be only begun. */
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

export class Vocabulary {
  readonly #terms = new Set<string>();

  add(terms: readonly string[]) {
    for (const term of terms) this.#terms.add(term);
  }

  /** Finds compounds that contain the word after their beginning: `konnektorzertifikate` for `zertifikat`. */
  compoundsOf(word: string): string[] {
    return word.length < MIN_PART ? [] : this.#filter((term) => term.indexOf(word, MIN_BEFORE_PART) > 0);
  }

  swapped(word: string): string[] {
    return word.length < MIN_SWAPPED ? [] : this.#filter((term) => isSwapped(term, word));
  }

  mistyped(word: string): string[] {
    return word.length < MIN_MISTYPED ? [] : this.#filter((term) => isMistyped(term, word));
  }

  #filter(fits: (term: string) => boolean): string[] {
    return [...this.#terms]
      .filter(fits)
      .sort((a, b) => a.length - b.length)
      .slice(0, MAX_TERMS);
  }
}
