import { pagesWith } from '~/site-map';
import type { SectionSlot, SectionSlots } from './section-slots';

export function sectionSlots(): SectionSlots {
  const amongOthers = pagesWith('sections').flatMap(({ path, copy: [page], sections }) =>
    Object.keys(sections).map((key): [string, SectionSlot] => [key, { page, path, hasBuiltInText: true }]),
  );
  const asPages = pagesWith('section').map(({ path, section }): [string, SectionSlot] => [
    section,
    { page: section, path, hasBuiltInText: false },
  ]);
  return Object.fromEntries([...amongOthers, ...asPages]);
}
