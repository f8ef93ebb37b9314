import { LANGUAGE_CODES, type Language } from '../../contract/languages';
import { bytesOf, type ListedMediaFile } from '../../contract/media';
import { FILE } from '../content-types';
import { type DescribedFile, type PictureTexts, pictureTextsOf } from '../picture-texts/picture-texts';
import type { AdminContext, Strapi } from '../strapi';
import { PICTURE_FIELD } from '../translations/record-picture-sources';
import { outdatedByLanguage, type Sources, sourcesOf } from '../translations/sources';
import { CHANGE_FILE, filePermissionsOf } from '../uploads/file-permissions';
import { type PictureFile, type PictureUse, pictureUsage, usageView } from '../uploads/picture-usage';
import { permissionsOf } from './permissions';

export interface FileRow extends DescribedFile, PictureFile {
  url: string;
  /** In units of 1000 bytes, as in Strapi's answers. */
  size: number;
  width: number | null;
  height: number | null;
}

export async function mediaViews(
  strapi: Strapi,
  context: AdminContext,
  files: FileRow[],
): Promise<ListedMediaFile[]> {
  const texts = await pictureTextsOf(strapi, files);
  const usageOf = await usageFor(strapi, context, files);
  const documents = files.map(({ id }) => String(id));
  const sources = await sourcesOf(strapi, FILE, documents);
  const { ability, toSubject } = filePermissionsOf(strapi, context, CHANGE_FILE);
  return files.map((file) => ({
    ...fileView(file, texts.get(file.id) ?? {}, sources.get(String(file.id))),
    ...usageOf(file),
    mayChange: ability.can(CHANGE_FILE, toSubject(file)),
  }));
}

export async function usageFor(strapi: Strapi, context: AdminContext, files: PictureFile[]) {
  const usesOf = await pictureUsage(strapi, files);
  const mayRead = ({ type }: PictureUse) => permissionsOf(strapi, context, type.uid).can.read();
  return (file: PictureFile) => {
    const { sections, elsewhere } = usageView(usesOf(file).filter(mayRead));
    return { usedBy: sections, usedElsewhere: elsewhere };
  };
}

function fileView(file: FileRow, texts: PictureTexts, sources: Sources | undefined) {
  const { id, name, url, size, width, height, alternativeText } = file;
  const found = LANGUAGE_CODES.flatMap((language) => {
    const stored = texts[language];
    return stored ? [[language, stored.text] as const] : [];
  });
  return {
    id,
    name,
    url,
    size: bytesOf(size),
    width,
    height,
    alternativeText: alternativeText ?? '',
    alternativeTexts: Object.fromEntries(found) as Partial<Record<Language, string>>,
    outdated: outdatedByLanguage((language) => {
      const stored = texts[language];
      return stored && { [PICTURE_FIELD]: stored.text };
    }, sources),
  };
}
