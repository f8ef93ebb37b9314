import { DEFAULT_LANGUAGE, type Language } from '../../contract/languages';
import { CONTENT_TYPES, FILE } from '../content-types';
import { type DescribedFile, pictureTextsOf } from '../picture-texts/picture-texts';
import { type Row, type Strapi, table } from '../strapi';
import { PICTURE_FIELD } from '../translations/record-picture-sources';
import { type Source, sourcesOf, writeSources } from '../translations/sources';
import {
  type Texts,
  textsToPopulate,
  withoutPlaceholders,
  writtenTexts,
} from '../translations/translated-texts';

interface Dated {
  texts: Texts;
  savedAt: string | Date | null;
}
type Entry = Map<Language, Dated>;

/** Gives translations without a source today's German text, or an unknown one if German was saved after them. */
export async function adoptExistingTranslations(strapi: Strapi): Promise<void> {
  for (const type of CONTENT_TYPES) {
    const rows = await table<Row>(strapi, type.uid).findMany({
      where: type.hasDrafts ? { publishedAt: { $null: true } } : {},
      populate: textsToPopulate(type.uid),
    });
    const entries = new Map<string, Entry>();
    for (const row of rows) {
      const entry: Entry = entries.get(row.documentId) ?? new Map();
      entry.set(row.locale as Language, { texts: writtenTexts(type.uid, row), savedAt: row.updatedAt });
      entries.set(row.documentId, entry);
    }
    await adopt(strapi, type.uid, entries);
  }
  await adopt(strapi, FILE, await describedPictures(strapi));
}

async function describedPictures(strapi: Strapi): Promise<Map<string, Entry>> {
  const files = await table<DescribedFile>(strapi, FILE).findMany({});
  const texts = await pictureTextsOf(strapi, files);
  return new Map(
    [...texts].map(([id, byLanguage]) => {
      const entry = Object.entries(byLanguage).map(
        ([language, { text, savedAt }]) =>
          [language as Language, { texts: { [PICTURE_FIELD]: text }, savedAt }] as const,
      );
      return [String(id), new Map(entry)];
    }),
  );
}

async function adopt(strapi: Strapi, subject: string, entries: ReadonlyMap<string, Entry>): Promise<void> {
  const known = await sourcesOf(strapi, subject);
  const found: Source[] = [];
  for (const [document, entry] of entries) {
    const german = entry.get(DEFAULT_LANGUAGE);
    const texts = withoutPlaceholders(german?.texts ?? {});
    for (const [language, own] of entry) {
      if (language === DEFAULT_LANGUAGE) continue;
      const stored = known.get(document)?.[language] ?? {};
      const isOlder = german !== undefined && timeOf(own) < timeOf(german);
      for (const field of Object.keys(own.texts).filter((name) => !(name in stored))) {
        found.push({ document, language, field, german: isOlder ? null : (texts[field] ?? '') });
      }
    }
  }
  if (found.length > 0) await writeSources(strapi, subject, found);
}

const timeOf = ({ savedAt }: Dated) => new Date(savedAt ?? 0).getTime();
