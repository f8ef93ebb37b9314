import { usePageFacts } from './page-context';
import type { PageName, PageTexts } from './pages';

/** The copy of a page, as the loader of a matched route delivered it in `texts: textsFor(language, page)`. */
export function useTexts<Page extends PageName>(page: Page): PageTexts<Page> {
  const texts = usePageFacts().textsOf(page);
  if (texts === undefined) throw new Error(`No loader of this page delivers the texts "${page}".`);
  return texts as PageTexts<Page>;
}

/** Puts values in the `{{placeholders}}` of a text; a placeholder without a value stays visible. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) => {
    const value = values[name];
    return value === undefined ? placeholder : String(value);
  });
}
