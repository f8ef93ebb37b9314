import { pagesWith, SECTION_PAGE_FIELDS } from '~/site-map';
import type { SectionSlot, SectionSlots } from './section-slots';

export function sectionSlots(): SectionSlots {
  const amongOthers = pagesWith('sections').flatMap(({ path, copy: [page], sections }) =>
    Object.entries(sections).map(([key, { texts, images }]): [string, SectionSlot] => [
      key,
      { page, path, texts: Object.values(texts), images, hasBuiltInText: true },
    ]),
  );
  const asPages = pagesWith('section').map(({ path, section }): [string, SectionSlot] => [
    section,
    { page: section, path, texts: SECTION_PAGE_FIELDS, images: [], hasBuiltInText: false },
  ]);
  return Object.fromEntries([...amongOthers, ...asPages]);
}
