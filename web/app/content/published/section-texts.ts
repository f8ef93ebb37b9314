/** Tells by its name whether a text has paragraphs; a subtitle shares its line with the title. */
export function isMarkdown(name: string): boolean {
  return /description|content/i.test(name) && !/subtitle/i.test(name);
}
