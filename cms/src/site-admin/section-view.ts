import { type EditedSection, editedSection } from '../../contract/section';
import { SECTION_FIELDS, type SectionField } from '../../contract/section-fields';
import { SECTION } from '../content-types';
import type { Data } from '../strapi';
import type { Sources } from '../translations/sources';
import { etagOf } from './etag';
import { ageOf, byLanguage, type LocalizedRow, outdatedTextsOf, type Rows } from './localized-entries';

export interface StoredFile extends Data {
  id: number;
  url: string;
  width: number | null;
  height: number | null;
  alternativeText: string | null;
}
export interface NamedText {
  name: string;
  text: string | null;
}
export interface NamedImage {
  name: string;
  image: StoredFile | null;
}
export interface SectionRow extends LocalizedRow, Partial<Record<SectionField, string | null>> {
  sectionKey: string;
  texts?: NamedText[];
  images?: NamedImage[];
}

/** The etag covers the whole section, whatever is visible of it. */
export function sectionView(
  visible: Rows<SectionRow>,
  all: Rows<SectionRow>,
  sources?: Sources,
): EditedSection {
  const images = imagesOf(visible);
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
    rows.map((row) => [row.locale, SECTION_FIELDS.map((field) => row[field] ?? ''), namedTexts(row)]),
    (rows[0].images ?? []).map(({ name, image }) => [name, image?.id ?? null]),
  ]);
}

const namedTexts = ({ texts }: SectionRow) => (texts ?? []).map(({ name, text }) => [name, text ?? '']);

function textsOf(row: SectionRow): Record<string, string> {
  const fields = SECTION_FIELDS.flatMap((field) => {
    const text = row[field];
    return text === null || text === undefined ? [] : [[field, text]];
  });
  return Object.fromEntries([...namedTexts(row), ...fields]);
}

function imagesOf([row]: Rows<SectionRow>) {
  return (row.images ?? []).flatMap(({ name, image }) => {
    if (!image) return [];
    const { id, url, width, height, alternativeText } = image;
    return [[name, { id, url, width, height, alternativeText: alternativeText ?? '' }] as const];
  });
}
