const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

export const placeholdersIn = (text: string): string[] =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))].sort();

export function splitAtPlaceholders(text: string): { text: string; placeholder?: string }[] {
  const parts: { text: string; placeholder?: string }[] = [];
  let end = 0;
  for (const { 0: whole, 1: placeholder = '', index } of text.matchAll(PLACEHOLDER)) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: whole, placeholder });
    end = index + whole.length;
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts;
}

export const hasSamePlaceholders = (builtIn: string, text: string): boolean =>
  placeholdersIn(builtIn).join() === placeholdersIn(text).join();

/** Refuses texts that would show an empty place, or none of what the site fills in. */
export const isShowable = (builtIn: string, text: string): boolean =>
  hasSamePlaceholders(builtIn, text) && (text.trim() !== '' || builtIn === '');
