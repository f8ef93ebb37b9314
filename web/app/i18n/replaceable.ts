const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

export const placeholdersIn = (text: string): string[] =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))].sort();

export const hasSamePlaceholders = (builtIn: string, text: string): boolean =>
  placeholdersIn(builtIn).join() === placeholdersIn(text).join();

/** Refuses texts that would show an empty place, or none of what the site fills in. */
export const isShowable = (builtIn: string, text: string): boolean =>
  hasSamePlaceholders(builtIn, text) && (text.trim() !== '' || builtIn === '');
