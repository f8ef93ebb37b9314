import { COMPANY } from '~/company';
import type { PageTexts } from '~/i18n/pages';

const EDITORIAL_TEAM = `Redaktion ${COMPANY.brand}`;

/** Translates the editorial team; people keep their names. */
export function shownAuthor(
  author: string | null,
  { editorialTeam }: PageTexts<'blog'>['labels'],
): string | null {
  return author === EDITORIAL_TEAM ? editorialTeam : author;
}
