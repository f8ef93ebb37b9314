/** Strapi stores a list as a text with one entry a line. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const asStored = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value.filter(Boolean).join('\n') : value;
