import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import type { EditedSection } from 'contract/section';
import { shownSection } from 'contract/section-fields';
import { judgedLanguages, type LanguageJudgements } from '~/admin/parts/judged-languages';

/** Judges the texts that a page shows; null for a section that no page shows, which needs no translation. */
export function statesOf({
  sectionKey,
  translations,
  outdated,
}: Pick<EditedSection, 'sectionKey' | 'translations' | 'outdated'>): LanguageJudgements | null {
  const shown = shownSection(sectionKey);
  if (!shown) return null;
  const textsIn = (language: Language) =>
    Object.fromEntries(shown.texts.map((name) => [name, translations[language]?.[name] ?? '']));
  return judgedLanguages({ textsIn, outdated });
}

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
