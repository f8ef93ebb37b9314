import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../../contract/languages';
import { PICTURE_TEXT } from '../content-types';
import { type Data, documents, pluginService, type Row, type Strapi, table } from '../strapi';
import { recordPictureSources } from '../translations/record-picture-sources';

/** Strapi keeps the German text with the file; other languages are edited only in /admin (docs/decisions/0015). */
interface PictureTextRow extends Row {
  fileId: number;
  language: Language;
  alternativeText: string;
}

export interface DescribedFile extends Data {
  id: number;
  alternativeText: string | null;
  updatedAt: string | Date | null;
}
export interface PictureText {
  text: string;
  savedAt: string | Date | null;
}
export type PictureTexts = Partial<Record<Language, PictureText>>;
export type TextByLanguage = Partial<Record<Language, string>>;

interface Uploads {
  updateFileInfo(id: number, info: { alternativeText: string }, options: { user: unknown }): Promise<unknown>;
}

const rowsIn = (strapi: Strapi) => table<PictureTextRow>(strapi, PICTURE_TEXT);

export async function pictureTextsOf(
  strapi: Strapi,
  files: DescribedFile[],
): Promise<Map<number, PictureTexts>> {
  const rows = await rowsIn(strapi).findMany({ where: { fileId: { $in: files.map(({ id }) => id) } } });
  const found = new Map<number, PictureTexts>();
  for (const { id, alternativeText, updatedAt } of files) {
    found.set(
      id,
      alternativeText ? { [DEFAULT_LANGUAGE]: { text: alternativeText, savedAt: updatedAt } } : {},
    );
  }
  const position = ({ language }: PictureTextRow) => LANGUAGE_CODES.indexOf(language);
  for (const row of rows
    .filter((candidate) => position(candidate) > 0)
    .sort((a, b) => position(a) - position(b))) {
    const texts = found.get(row.fileId);
    if (texts) texts[row.language] = { text: row.alternativeText, savedAt: row.updatedAt };
  }
  return found;
}

export async function findPictureText(
  strapi: Strapi,
  file: { id: number; alternativeText?: string | null },
  language: string,
): Promise<string | null> {
  if (language === DEFAULT_LANGUAGE) return file.alternativeText || null;
  const row = await rowsIn(strapi).findOne({ where: { fileId: file.id, language } });
  return row?.alternativeText ?? null;
}

/** Writes the texts that differ; an empty one deletes. Writes German first, so that it is not the newest. */
export async function writePictureTexts(
  strapi: Strapi,
  file: DescribedFile,
  wanted: TextByLanguage,
  user: unknown,
): Promise<void> {
  const stored = (await pictureTextsOf(strapi, [file])).get(file.id) ?? {};
  for (const language of LANGUAGE_CODES) {
    const text = wanted[language];
    if (text === undefined || text === (stored[language]?.text ?? '')) continue;
    if (language === DEFAULT_LANGUAGE) {
      const uploads = pluginService<Uploads>(strapi, 'upload', 'upload');
      await uploads.updateFileInfo(file.id, { alternativeText: text }, { user });
    } else {
      await replaceRow(strapi, file.id, language, text);
    }
  }
  await recordPictureSources(strapi, file.id, stored, wanted);
}

async function replaceRow(strapi: Strapi, fileId: number, language: Language, alternativeText: string) {
  await rowsIn(strapi).deleteMany({ where: { fileId, language } });
  if (alternativeText === '') return;
  await documents(strapi, PICTURE_TEXT).create({ data: { fileId, language, alternativeText } });
}
