import { COMPANY } from '~/company';
import type { PageTexts } from '~/i18n/pages';

/** How posts name the editorial team: an author is stored once for all languages. */
const EDITORIAL_TEAM = `Redaktion ${COMPANY.brand}`;

/** The author of a post in the language of the texts: people keep their names, the editorial team is translated. */
export function shownAuthor(
  author: string | null,
  { editorialTeam }: PageTexts<'blog'>['labels'],
): string | null {
  return author === EDITORIAL_TEAM ? editorialTeam : author;
}
