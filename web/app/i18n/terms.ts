import type { Language } from 'contract/languages';
// Imports by name, so that a build without the file fails.
import markdown from '/content/terms.md?raw';

const tables = new Map<string, string[][]>();

/** Returns the rows of the table below this heading of `web/content/terms.md`, its head first. */
export function tableOfTerms(heading: string): string[][] {
  const known = tables.get(heading) ?? readTable(heading);
  tables.set(heading, known);
  return known;
}

function readTable(heading: string): string[][] {
  const [, part = ''] = markdown.split(`\n## ${heading}\n`);
  const lines = (part.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  return lines
    .filter((_line, index) => index !== 1)
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) =>
          cell
            .trim()
            .replace(/^`(.*)`$/, '$1')
            .replaceAll('\\|', '|'),
        ),
    );
}

/** Matches a word of the table "Not written" from the beginning of a word; its first letter stands for the capital, too. */
export function unwanted(pattern: string): RegExp {
  const either = pattern.replace(/^\p{L}/u, (first) => `[${first}${first.toUpperCase()}]`);
  return new RegExp(`(?<![\\p{L}-])${either}`, 'u');
}

export interface TermHint {
  /** The German word, as the table writes it. */
  german: string;
  /** The agreed translation, as the table writes it. */
  agreed: string;
  isUsed: boolean;
}

const withoutNotes = (cell: string): string => cell.replaceAll(/\([^)]*\)/g, '').trim();
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Tolerates the endings of inflected words. */
const stemOf = (words: string): string => words.slice(0, Math.max(4, words.length - 3)).toLowerCase();

function isUsedIn(text: string, agreed: string): boolean {
  const variants = withoutNotes(agreed)
    .split(/[;,]| or /)
    .map((variant) => variant.replace(/^[^:]*:/, '').trim())
    .filter((variant) => variant !== '');
  const lower = text.toLowerCase();
  return variants.some((variant) => lower.includes(stemOf(variant)));
}

/** Returns the terms of a German text that have an agreed translation, and whether the translation uses it. */
export function termsIn(german: string, text: string, language: Language): TermHint[] {
  const [head = [], ...rows] = tableOfTerms('Translations');
  const column = head.indexOf(language);
  if (column < 0) return [];
  return rows.flatMap((cells) => {
    const agreed = cells[column] ?? '';
    const word = withoutNotes(cells[0] ?? '')
      .split(/,\s*/)
      .find((name) => name !== '' && new RegExp(`(?<![\\p{L}-])${escaped(name)}`, 'iu').test(german));
    return word === undefined || agreed === ''
      ? []
      : [{ german: word, agreed, isUsed: isUsedIn(text, agreed) }];
  });
}

/** Returns the words of a text that the site does not write, and what it writes instead. */
export function unwantedIn(text: string, language: Language): { found: string; but: string }[] {
  const [, ...rows] = tableOfTerms('Not written');
  return rows.flatMap(([of, not = '', but = '']) => {
    const [found] = (of === language && text.match(unwanted(not))) || [];
    return found === undefined ? [] : [{ found, but }];
  });
}
