import { useMatches } from '@remix-run/react';
import type { PageName, PageTexts } from './pages';

interface WithTexts {
  texts: Partial<Record<PageName, unknown>>;
}

function hasTexts(data: unknown): data is WithTexts {
  return typeof data === 'object' && data !== null && 'texts' in data && typeof data.texts === 'object';
}

/** The copy of a page, as the loader of a matched route delivered it in `texts: textsFor(language, page)`. */
export function useTexts<Page extends PageName>(page: Page): PageTexts<Page> {
  const matches = useMatches();
  for (const { data } of matches) {
    if (hasTexts(data) && page in data.texts) return data.texts[page] as PageTexts<Page>;
  }
  throw new Error(`No loader of this page delivers the texts "${page}".`);
}

/** Puts values in the `{{placeholders}}` of a text; a placeholder without a value stays visible. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) => {
    const value = values[name];
    return value === undefined ? placeholder : String(value);
  });
}
