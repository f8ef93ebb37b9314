import type { Saved } from '~/content/site-admin.server';
import type { EditedSection } from '~/content/site-admin-sections.server';
import { jsonAnswer } from './answers.server';
import type { EditedSectionAnswer } from './contract-editing';
import { present, staleAnswer } from './edited-answers.server';

/** A section as editors get it: the public shape with addresses of pictures, and the rest beside it. */
export function editedSectionAnswer(section: EditedSection): EditedSectionAnswer {
  const translations = Object.entries(section.translations).map(
    ([language, texts]) => [language, present(texts)] as const,
  );
  const images = Object.entries(present(section.images));
  const details = images.map(([name, { id, url, width, height, alternativeText }]) => {
    const described = {
      width: width ?? null,
      height: height ?? null,
      alternativeText: alternativeText ?? '',
    };
    return [name, { id, url, ...described }] as const;
  });
  return {
    sectionKey: section.sectionKey,
    translations: Object.fromEntries(translations),
    images: Object.fromEntries(images.map(([name, { url }]) => [name, url])),
    imageDetails: Object.fromEntries(details),
    outdated: section.outdated,
    lastUpdated: section.lastUpdated,
    updatedBy: section.updatedBy ?? null,
    languages: present(section.languages),
    state: section.state,
  };
}

export function savedSectionAnswer(saved: Saved<EditedSection>): Response {
  return saved.isStale
    ? staleAnswer(saved, editedSectionAnswer(saved.current))
    : jsonAnswer(editedSectionAnswer(saved.value));
}
