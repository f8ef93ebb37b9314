import type { Language } from 'contract/languages';
import { currentEdition } from './edition.server';
import type { PageName, TextsOf } from './pages';

export function textsFor<Page extends PageName>(language: Language, ...pages: Page[]): TextsOf<Page> {
  const edition = currentEdition();
  return Object.fromEntries(
    pages.map((page) => [page, edition.page(language, page)]),
  ) as unknown as TextsOf<Page>;
}
