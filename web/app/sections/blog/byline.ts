import { BUILT_IN_COMPANY, type Company } from '~/company';
import type { PageTexts } from '~/i18n/pages';

/** Posts keep the name that they were written under. */
const teamOf = ({ brand }: Company) => `Redaktion ${brand}`;

/** Translates the editorial team; people keep their names. */
export function shownAuthor(
  author: string | null,
  { editorialTeam }: PageTexts<'blog'>['labels'],
  company: Company,
): string | null {
  return author === teamOf(company) || author === teamOf(BUILT_IN_COMPANY) ? editorialTeam : author;
}
