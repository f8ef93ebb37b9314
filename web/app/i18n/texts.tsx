import { usePageFacts } from './page-context';
import type { PageName, PageTexts } from './pages';

/** The copy of a page, as the loader of a matched route delivered it in `texts: textsFor(language, page)`. */
export function useTexts<Page extends PageName>(page: Page): PageTexts<Page> {
  const texts = usePageFacts().textsOf(page);
  if (texts === undefined) throw new Error(`No loader of this page delivers the texts "${page}".`);
  return texts as PageTexts<Page>;
}
