import type { SectionPlace, SectionPlaces } from '~/admin/pages-tab/section-places';
import { pagesWith, SECTION_PAGE_FIELDS } from '~/site-map';

/** Where /admin says that visitors see a section, from the site map. */
export function sectionPlaces(): SectionPlaces {
  const amongOthers = pagesWith('sections').flatMap(({ path, copy: [place], sections }) =>
    Object.entries(sections).map(([key, { texts, images }]): [string, SectionPlace] => [
      key,
      { place, path, texts: Object.values(texts), images, hasBuiltInText: true },
    ]),
  );
  const asPages = pagesWith('section').map(({ path, section }): [string, SectionPlace] => [
    section,
    { place: section, path, texts: SECTION_PAGE_FIELDS, images: [], hasBuiltInText: false },
  ]);
  return Object.fromEntries([...amongOthers, ...asPages]);
}
