import { inputOf } from 'contract/draft-fields';
import {
  type EntryShape,
  type Fields,
  type FieldValue,
  type Place,
  SECTION_NAMES,
} from 'contract/entry-body';
import type { DescribedFields, Field } from 'contract/field';
import { LANGUAGE_CODES, type Language } from 'contract/languages';
import type { EditedSection } from 'contract/section';
import { SECTION_TEXTS, shownSection, writableTexts } from 'contract/section-fields';
import { textOf } from '~/admin/entry/entry-fields';
import type { PreviewImage, SectionDraft } from '~/features/preview/protocol';

const PICTURE: Field = { widget: 'picture' };

/** Describes the texts and pictures of a section that editors write: nothing that no page shows can be added. */
export function shapeOf(sectionKey: string): EntryShape {
  const texts = writableTexts(sectionKey).map((name) => [name, SECTION_TEXTS[name]] as const);
  const images = (shownSection(sectionKey)?.images ?? []).map((name) => [name, PICTURE] as const);
  return { fields: Object.fromEntries<Field>([...texts, ...images]), names: SECTION_NAMES };
}

export function fieldsOf({ translations, images }: Pick<EditedSection, 'translations' | 'images'>) {
  const texts = LANGUAGE_CODES.flatMap((language) =>
    Object.entries(translations[language] ?? {}).map(([field, text]) => [
      SECTION_NAMES.of({ field, language }),
      text,
    ]),
  );
  const pictures = Object.entries(images).map(([field, url]) => [
    SECTION_NAMES.of({ field, language: null }),
    url,
  ]);
  return Object.fromEntries([...texts, ...pictures]) as Record<string, string>;
}

interface SectionChange {
  translations?: Partial<Record<Language, Record<string, string>>>;
  /** Addresses in the media library; null removes a picture. */
  images?: Record<string, string | null>;
}

export function changeOf(changes: Fields): SectionChange {
  const sent = Object.entries(changes).map(([name, value]): [string, FieldValue] => [
    name,
    SECTION_NAMES.read(name)?.language === null ? value || null : value,
  ]);
  return inputOf('section', Object.fromEntries(sent)) as SectionChange;
}

export function previewOf(
  key: string,
  values: Fields,
  pictureAt: (url: string) => PreviewImage,
): SectionDraft {
  const { translations = {}, images = {} } = changeOf(values);
  const pictures = Object.entries(images).map(([name, url]) => [name, url ? pictureAt(url) : null] as const);
  return {
    key,
    translations: translations as SectionDraft['translations'],
    images: Object.fromEntries(pictures),
  };
}

export function pictureUrls(values: Fields): string[] {
  const { images = {} } = changeOf(values);
  return [...new Set(Object.values(images).flatMap((url) => url ?? []))];
}

export interface UnseenField {
  /** German, or the first language that has the text; the address of a picture. */
  text: string;
  isPicture: boolean;
  field: string;
  values: readonly string[];
}

/** Finds stored texts and pictures that no page shows: Strapi's panel and callers of the API can name any. */
export function unseenFields(fields: DescribedFields, stored: Fields): UnseenField[] {
  const found = new Map<string, UnseenField>();
  for (const [name, value] of Object.entries(stored)) {
    const place = SECTION_NAMES.read(name);
    const text = textOf(value);
    if (!place || text === '' || isDescribed(fields, place)) continue;
    const isPicture = place.language === null;
    const known = found.get(`${isPicture} ${place.field}`);
    found.set(`${isPicture} ${place.field}`, {
      text: known?.text ?? text,
      isPicture,
      field: place.field,
      values: [...(known?.values ?? []), name],
    });
  }
  return [...found.values()];
}

function isDescribed(fields: DescribedFields, { field, language }: Place): boolean {
  const known = Object.hasOwn(fields, field) ? fields[field] : undefined;
  return known !== undefined && (known.isLocalized === true) === (language !== null);
}
