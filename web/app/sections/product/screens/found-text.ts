/** Lower case without accents, one character for each, so that places in both texts are the same. */
function plain(text: string): string {
  return [...text]
    .map((letter) => {
      const [base = letter] = letter.normalize('NFD').toLowerCase();
      return base.length === letter.length ? base : letter;
    })
    .join('');
}

/** Splits a text around the first place where it contains the words; null where it does not. */
export function splitAround(
  text: string,
  words: string,
): [before: string, found: string, after: string] | null {
  const wanted = plain(words.trim());
  const start = plain(text).indexOf(wanted);
  if (wanted === '' || start === -1) return null;
  const end = start + wanted.length;
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}
