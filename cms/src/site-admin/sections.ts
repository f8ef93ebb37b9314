import { type EditedSection, editedSection, type SectionInput } from '../../contract/section';
import { isSectionField, SECTION_FIELDS, type SectionField } from '../../contract/section-fields';
import { SECTION } from '../content-types';
import type { Data } from '../strapi';
import { byLanguage, type LocalizedRow } from './localized-entries';
import { LocalizedKind } from './localized-kind';
import { changedTexts, differences } from './localized-writes';
import {
  imageIds,
  imagesChange,
  imageViews,
  mergedTexts,
  type RowWithParts,
  refuseGrowth,
  textPairs,
} from './named-parts';

interface SectionRow extends LocalizedRow, RowWithParts, Partial<Record<SectionField, string | null>> {
  sectionKey: string;
}
type Translations = NonNullable<SectionInput['translations']>;
type Images = NonNullable<SectionInput['images']>;

export const sections = new LocalizedKind<SectionRow, SectionInput, EditedSection>({
  uid: SECTION,
  path: '/content-sections',
  populate: { texts: true, images: { populate: ['image'] } },
  answer: editedSection,
  view(visible, all) {
    const images = imageViews(visible[0]);
    return {
      sectionKey: all[0].sectionKey,
      translations: byLanguage(visible, textsOf),
      images: Object.fromEntries(images.map(([name, { url }]) => [name, url])),
      imageDetails: Object.fromEntries(images),
    };
  },
  content: (all) => [
    all[0].sectionKey,
    all.map((row) => [row.locale, SECTION_FIELDS.map((field) => row[field] ?? ''), textPairs(row)]),
    imageIds(all[0]),
  ],
  async changes(strapi, rows, { translations = {}, images = {} }) {
    refuseTooManyNames(rows, translations, images);
    return {
      texts: changedTexts(rows, (language, row) => textChange(row, translations[language] ?? {})),
      shared: await imagesChange(strapi, rows[0], images),
    };
  },
});

function textsOf(row: SectionRow): Record<string, string> {
  const fields = SECTION_FIELDS.flatMap((field) => {
    const text = row[field];
    return text === null || text === undefined ? [] : [[field, text]];
  });
  return Object.fromEntries([...textPairs(row), ...fields]);
}

/** Counts the names of all languages after the save, so that several small saves cannot exceed the limit either. */
function refuseTooManyNames(rows: SectionRow[], translations: Translations, images: Images): void {
  const texts = new Set(rows.flatMap((row) => (row.texts ?? []).map(({ name }) => name)));
  const given = Object.values(translations).flatMap((named) => Object.keys(named ?? {}));
  refuseGrowth('texts', texts, new Set([...texts, ...given.filter((name) => !isSectionField(name))]));

  const shown = new Set((rows[0]?.images ?? []).map(({ name }) => name));
  const kept = [...shown].filter((name) => images[name] !== null);
  const added = Object.keys(images).filter((name) => images[name] !== null);
  refuseGrowth('images', shown, new Set([...kept, ...added]));
}

function textChange(row: SectionRow | undefined, given: Record<string, string>): Data {
  const entries = Object.entries(given);
  const fields = entries.filter(([name]) => isSectionField(name));
  const named = mergedTexts(
    row?.texts ?? [],
    entries.filter(([name]) => !isSectionField(name)),
  );
  return { ...differences(Object.fromEntries(fields), row), ...(named && { texts: named }) };
}
