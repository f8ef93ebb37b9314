import { DEFAULT_LANGUAGE } from 'contract/languages';
import type { EditedSection } from 'contract/section';

type Named = Pick<EditedSection, 'sectionKey' | 'translations'>;

const collator = new Intl.Collator('de', { numeric: true });

export const titleOf = ({ translations }: Named): string =>
  translations[DEFAULT_LANGUAGE]?.title?.trim() ?? '';

export function orderedSections<Section extends Named>(sections: readonly Section[]): Section[] {
  const nameOf = (section: Section) => titleOf(section) || section.sectionKey;
  return [...sections].sort(
    (a, b) => collator.compare(nameOf(a), nameOf(b)) || collator.compare(a.sectionKey, b.sectionKey),
  );
}

export function foundSections<Section extends Named>(
  sections: readonly Section[],
  search: string,
): Section[] {
  const wanted = search.trim().toLocaleLowerCase('de');
  return sections.filter((section) =>
    `${titleOf(section)}\n${section.sectionKey}`.toLocaleLowerCase('de').includes(wanted),
  );
}
