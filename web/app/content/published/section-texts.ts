export function isMarkdown(name: string): boolean {
  return /description|content/i.test(name) && !/subtitle/i.test(name);
}
