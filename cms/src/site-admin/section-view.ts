import { type EditedSection, editedSection } from '../../contract/section';
import { SECTION_FIELDS, type SectionField } from '../../contract/section-fields';
import { SECTION } from '../content-types';
import type { Sources } from '../translations/sources';
import { etagOf } from './etag';
import { ageOf, byLanguage, type LocalizedRow, outdatedTextsOf, type Rows } from './localized-entries';
import { imageIds, imageViews, type RowWithParts, textPairs } from './named-parts';

export interface SectionRow extends LocalizedRow, RowWithParts, Partial<Record<SectionField, string | null>> {
  sectionKey: string;
}

/** The etag covers the whole section, whatever is visible of it. */
export function sectionView(
  visible: Rows<SectionRow>,
  all: Rows<SectionRow>,
  sources?: Sources,
): EditedSection {
  const images = imageViews(visible[0]);
  return editedSection.parse({
    sectionKey: all[0].sectionKey,
    translations: byLanguage(visible, textsOf),
    images: Object.fromEntries(images.map(([name, { url }]) => [name, url])),
    imageDetails: Object.fromEntries(images),
    outdated: outdatedTextsOf(SECTION, visible, sources),
    etag: sectionEtag(all),
    ...ageOf(visible),
  });
}

function sectionEtag(rows: Rows<SectionRow>): string {
  return etagOf([
    rows[0].sectionKey,
    rows.map((row) => [row.locale, SECTION_FIELDS.map((field) => row[field] ?? ''), textPairs(row)]),
    imageIds(rows[0]),
  ]);
}

function textsOf(row: SectionRow): Record<string, string> {
  const fields = SECTION_FIELDS.flatMap((field) => {
    const text = row[field];
    return text === null || text === undefined ? [] : [[field, text]];
  });
  return Object.fromEntries([...textPairs(row), ...fields]);
}
