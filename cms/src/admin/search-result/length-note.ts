export function lengthNote(text: string, most: number): { words: string; isTooLong: boolean } {
  const length = [...text.trim()].length;
  const words = `${length} von ${most} Zeichen`;
  return length > most
    ? { words: `${words}: Suchmaschinen kürzen den Text wahrscheinlich.`, isTooLong: true }
    : { words, isTooLong: false };
}
