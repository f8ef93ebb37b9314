/** Text of an editor, its paragraphs separated by blank lines. */
export function Paragraphs({ text }: { text: string }) {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is nothing but its place, and two may be alike
      <p key={index}>{paragraph}</p>
    ));
}
