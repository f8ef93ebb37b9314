/** Texts that editors write over several lines. */
export function isMultiLine(name: string): boolean {
  return /description|content|subtitle/i.test(name);
}

/** Those of them that stand in paragraphs: a subtitle stands in one line with a title, where marks would have no place. */
export function isMarkdown(name: string): boolean {
  return isMultiLine(name) && !/subtitle/i.test(name);
}
