import { DEFAULT_LANGUAGE } from 'contract/languages';
import type { EditedSection } from 'contract/section';

type Named = Pick<EditedSection, 'sectionKey' | 'translations'>;

const collator = new Intl.Collator('de', { numeric: true });

/** Its German title, empty where nobody has written one. */
export const titleOf = ({ translations }: Named): string =>
  translations[DEFAULT_LANGUAGE]?.title?.trim() ?? '';

/** In the order in which people look for them, by title and else by key. */
export function orderedSections<Section extends Named>(sections: readonly Section[]): Section[] {
  const nameOf = (section: Section) => titleOf(section) || section.sectionKey;
  return [...sections].sort(
    (a, b) => collator.compare(nameOf(a), nameOf(b)) || collator.compare(a.sectionKey, b.sectionKey),
  );
}

/** Those with a part of their title or key, in any case. */
export function foundSections<Section extends Named>(
  sections: readonly Section[],
  search: string,
): Section[] {
  const wanted = search.trim().toLocaleLowerCase('de');
  return sections.filter((section) =>
    `${titleOf(section)}\n${section.sectionKey}`.toLocaleLowerCase('de').includes(wanted),
  );
}
