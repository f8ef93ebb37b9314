import { usePageFacts } from './page-context';
import type { PageName, PageTexts } from './pages';

/** Returns a page's copy. @throws Error unless a loader of the page returns it in `texts` */
export function useTexts<Page extends PageName>(page: Page): PageTexts<Page> {
  const texts = usePageFacts().textsOf(page);
  if (texts === undefined) throw new Error(`No loader of this page delivers the texts "${page}".`);
  return texts as PageTexts<Page>;
}
