import { headingIds } from './headings';

// Finds links and headings without the site's parser of Markdown, which Strapi lacks (docs/decisions/0055).

// A run of ticks begins once, and blanks are few: else the time grows with the square of the text.
const CODE = /(?<!`)(`+)(?!`).(?:.*?[^`])?\1(?!`)/gs;
/** `[text](address)` and `![text](address)`, the address in angle brackets or not, with a title or not. */
const LINK =
  /\]\(\s{0,20}(?:<([^<>\n]*)>|([^\s()]*(?:\([^\s()]*\)[^\s()]*)*))(?:\s{1,20}["'(][^\n]*?["')])?\s{0,20}\)/g;
const CODE_OR_LINK = new RegExp(`${CODE.source}|${LINK.source}`, 'gs');
const PICTURE = /\/uploads\/[\w.-]+/g;
const HEADING = /^\s{0,3}#{1,6}\s+(\S.*)$/;
const LINE_ENDS = /\r\n?|[\n\u0085\u2028\u2029]/;

const withoutCode = (text: string) => text.replace(CODE, '');

/** Returns the addresses of a text's links, and of pictures that it names, each once. */
export function linksIn(text: string): string[] {
  const links = [...withoutCode(text).matchAll(LINK)].flatMap(
    ([, bracketed, plain]) => bracketed ?? plain ?? [],
  );
  const named = [...text.matchAll(PICTURE)].map(([address]) => address);
  const missing = named.filter((address) => !links.some((link) => link.includes(address)));
  return [...new Set([...links, ...missing].filter(Boolean))];
}

export function headingIdsIn(text: string): string[] {
  const idOf = headingIds();
  const spoken = (heading: string) =>
    heading.replace(CODE_OR_LINK, (mark) => (mark.startsWith('`') ? mark : ''));
  return text.split(LINE_ENDS).flatMap((line, position) => {
    const heading = HEADING.exec(line)?.[1];
    return heading ? [idOf(spoken(heading), position)] : [];
  });
}
