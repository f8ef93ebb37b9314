import type { Language } from 'contract/languages';
// Imports by name, so that a build without the file fails.
import markdown from '/content/terms.md?raw';

const tables = new Map<string, string[][]>();

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

/** Matches from the beginning of a word; the pattern's first letter stands for the capital, too. */
export function unwanted(pattern: string): RegExp {
  const either = pattern.replace(/^\p{L}/u, (first) => `[${first}${first.toUpperCase()}]`);
  return new RegExp(`(?<![\\p{L}-])${either}`, 'u');
}

export interface TermHint {
  german: string;
  agreed: string;
  isUsed: boolean;
}

const withoutNotes = (cell: string): string => cell.replaceAll(/\([^)]*\)/g, '').trim();
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const stemOf = (words: string): string => words.slice(0, Math.max(4, words.length - 3)).toLowerCase();

function isUsedIn(text: string, agreed: string): boolean {
  const variants = withoutNotes(agreed)
    .split(/[;,]| or /)
    .map((variant) => variant.replace(/^[^:]*:/, '').trim())
    .filter((variant) => variant !== '');
  const lower = text.toLowerCase();
  return variants.some((variant) => lower.includes(stemOf(variant)));
}

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

export function unwantedIn(text: string, language: Language): { found: string; but: string }[] {
  const [, ...rows] = tableOfTerms('Not written');
  return rows.flatMap(([of, not = '', but = '']) => {
    const [found] = (of === language && text.match(unwanted(not))) || [];
    return found === undefined ? [] : [{ found, but }];
  });
}
