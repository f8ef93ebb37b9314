export function isMultiLine(name: string): boolean {
  return /description|content|subtitle/i.test(name);
}

/** Tells whether a text has paragraphs; a subtitle shares its line with the title. */
export function isMarkdown(name: string): boolean {
  return isMultiLine(name) && !/subtitle/i.test(name);
}
