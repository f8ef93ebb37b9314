import { errors } from '@strapi/utils';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../../contract/languages';
import { bytesOf, type ListedMediaFile, mediaChange } from '../../contract/media';
import { FILE } from '../content-types';
import {
  type DescribedFile,
  type PictureTexts,
  pictureTextsOf,
  writePictureTexts,
} from '../picture-texts/picture-texts';
import {
  type AdminContext,
  type Data,
  type Populate,
  pluginService,
  type Route,
  type Strapi,
  table,
} from '../strapi';
import { PICTURE_FIELD } from '../translations/record-picture-sources';
import { outdatedByLanguage, type Sources, sourcesOf } from '../translations/sources';
import { filePermissionsOf } from '../uploads/file-permissions';
import { type PictureFile, type PictureUse, pictureUsage, usageView } from '../uploads/picture-usage';
import { permissionsOf } from './permissions';
import { adminRoute, parseBody } from './route';

const READ = 'plugin::upload.read';
/** Of Strapi's own calls, too, the one that is asked for before a deletion. */
export const CHANGE_FILE = 'plugin::upload.assets.update';
const FILES = 'files';

export interface FileRow extends DescribedFile, PictureFile {
  url: string;
  /** In thousands of bytes, as in Strapi's own answers. */
  size: number;
  width: number | null;
  height: number | null;
}

interface Uploads {
  remove(file: Data): Promise<unknown>;
}

/** What the conditions of a role look at. */
const CREATOR: Populate = { createdBy: { populate: ['roles'] } };

/** The files that the account may read, the newest first. */
export async function readableFiles(strapi: Strapi, context: AdminContext): Promise<FileRow[]> {
  const { ability, toSubject } = filePermissionsOf(strapi, context, READ);
  const files = await table<FileRow>(strapi, FILE).findMany({
    populate: CREATOR,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  return files.filter((file) => ability.can(READ, toSubject(file)));
}

async function read(strapi: Strapi, context: AdminContext) {
  return viewsOf(strapi, context, await readableFiles(strapi, context));
}

async function viewsOf(strapi: Strapi, context: AdminContext, files: FileRow[]) {
  const texts = await pictureTextsOf(strapi, files);
  const usageOf = await usageFor(strapi, context);
  const sources = await sourcesOf(strapi, FILE);
  const { ability, toSubject } = filePermissionsOf(strapi, context, CHANGE_FILE);
  return files.map(
    (file): ListedMediaFile => ({
      ...fileView(file, texts.get(file.id) ?? {}, sources.get(String(file.id))),
      ...usageOf(file),
      mayChange: ability.can(CHANGE_FILE, toSubject(file)),
    }),
  );
}

/** Where pictures are shown, as far as the account may see it. */
export async function usageFor(strapi: Strapi, context: AdminContext) {
  const usesOf = await pictureUsage(strapi);
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

/** Runs in one transaction on a file that the account may change, which PostgreSQL keeps for us until the end. */
export async function changeFile<T>(
  strapi: Strapi,
  context: AdminContext,
  id: string,
  change: (file: FileRow) => Promise<T>,
): Promise<T> {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new errors.NotFoundError();
  return strapi.db.transaction(async ({ trx }) => {
    await trx(FILES)
      .where({ id: Number(id) })
      .forUpdate()
      .select('id');
    const file = await table<FileRow>(strapi, FILE).findOne({
      where: { id: Number(id) },
      populate: CREATOR,
    });
    if (!file) throw new errors.NotFoundError();
    const { ability, toSubject } = filePermissionsOf(strapi, context, CHANGE_FILE);
    if (!ability.can(CHANGE_FILE, toSubject(file))) throw new errors.ForbiddenError();
    return change(file);
  });
}

async function update(strapi: Strapi, context: AdminContext) {
  const { alternativeText, alternativeTexts } = parseBody(mediaChange, context.request.body);
  const wanted = {
    ...(alternativeText !== undefined && { [DEFAULT_LANGUAGE]: alternativeText }),
    ...alternativeTexts,
  };
  return changeFile(strapi, context, context.params.id ?? '', async (file) => {
    await writePictureTexts(strapi, file, wanted, context.state.user);
    const changed = await table<FileRow>(strapi, FILE).findOne({ where: { id: file.id }, populate: CREATOR });
    const [view] = await viewsOf(strapi, context, [changed ?? file]);
    return view;
  });
}

async function remove(strapi: Strapi, context: AdminContext): Promise<void> {
  await changeFile(strapi, context, context.params.id ?? '', async (file) => {
    await pluginService<Uploads>(strapi, 'upload', 'upload').remove(file);
  });
}

export const mediaRoutes = (strapi: Strapi): Route[] => [
  adminRoute('GET', '/media', [READ], (context) => read(strapi, context)),
  adminRoute('PUT', '/media/:id', [CHANGE_FILE], (context) => update(strapi, context)),
  adminRoute('DELETE', '/media/:id', [CHANGE_FILE], (context) => remove(strapi, context), { status: 204 }),
];
