/** Takes the space along, as the layout of the PDF does. */
const REFERENCE = /\s\[(\d+)\]/;

/** Splits a text at references such as `[1]` into texts and the numbers of sources. */
export function splitReferences(text: string): (string | number)[] {
  return text
    .split(REFERENCE)
    .map((part, index) => (index % 2 === 1 ? Number(part) : part))
    .filter((part) => part !== '');
}
