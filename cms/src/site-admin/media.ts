import { errors } from '@strapi/utils';
import { z } from 'zod';
import { SECTION } from '../content-types';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../languages';
import {
  type DescribedFile,
  type PictureTexts,
  pictureTextsOf,
  writePictureTexts,
} from '../picture-texts/picture-texts';
import { type AdminContext, type Data, pluginService, type Route, type Strapi, table } from '../strapi-door';
import { byLanguageSchema } from './language-input';
import { PictureInUse } from './media-usage';
import { FILE, filePermissionsOf, permissionsOf } from './permissions';
import { adminRoute, parseBody } from './route';
import { keysOfSectionsShowing, readSections } from './sections';

const READ = 'plugin::upload.read';
/** Of Strapi's own calls, too, the one that is asked for before a deletion. */
const CHANGE = 'plugin::upload.assets.update';
const FILES = 'files';

export interface FileRow extends DescribedFile {
  name: string;
  url: string;
  mime: string;
  /** In thousands of bytes, as in Strapi's own answers. */
  size: number;
  width: number | null;
  height: number | null;
  createdAt: string | Date;
}

interface Uploads {
  remove(file: Data): Promise<unknown>;
}

const text = z.string().trim().max(500);
const updateSchema = z.object({
  alternativeText: text.optional(),
  alternativeTexts: byLanguageSchema(text).default({}),
});

/** The files that the account may read, the newest first. */
export async function readableFiles(strapi: Strapi, context: AdminContext): Promise<FileRow[]> {
  const { ability, toSubject } = filePermissionsOf(strapi, context, READ);
  const files = await table<FileRow>(strapi, FILE).findMany({
    populate: { createdBy: { select: ['id'] } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  return files.filter((file) => ability.can(READ, toSubject(file)));
}

async function read(strapi: Strapi, context: AdminContext) {
  const files = await readableFiles(strapi, context);
  const [texts, usedBy] = [await pictureTextsOf(strapi, files), await sectionsByImage(strapi, context)];
  return files.map((file) => fileView(file, texts.get(file.id) ?? {}, usedBy.get(file.id) ?? []));
}

function fileView(file: FileRow, texts: PictureTexts, usedBy: string[]) {
  const { id, name, url, mime, size, width, height, alternativeText, createdAt } = file;
  const found = LANGUAGE_CODES.flatMap((language) => {
    const stored = texts[language];
    return stored ? [[language, stored.text] as const] : [];
  });
  return {
    id,
    name,
    url,
    mime,
    size,
    width,
    height,
    alternativeText,
    alternativeTexts: Object.fromEntries(found) as Partial<Record<Language, string>>,
    createdAt: new Date(createdAt).toISOString(),
    usedBy,
  };
}

/** Keys of the sections that show an image, as far as the account may see them. */
export async function sectionsByImage(strapi: Strapi, context: AdminContext): Promise<Map<number, string[]>> {
  const usedBy = new Map<number, string[]>();
  if (permissionsOf(strapi, context, SECTION).cannot.read()) return usedBy;
  for (const { sectionKey, images } of await readSections(strapi, context)) {
    for (const id of new Set(Object.values(images).map((image) => image.id))) {
      usedBy.set(id, [...(usedBy.get(id) ?? []), sectionKey]);
    }
  }
  return usedBy;
}

/** Runs in one transaction on a file that the account may change, which PostgreSQL keeps for us until the end. */
async function changeFile<T>(
  strapi: Strapi,
  context: AdminContext,
  change: (file: FileRow) => Promise<T>,
): Promise<T> {
  const { id = '' } = context.params;
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new errors.NotFoundError();
  return strapi.db.transaction(async ({ trx }) => {
    await trx(FILES)
      .where({ id: Number(id) })
      .forUpdate()
      .select('id');
    const file = await table<FileRow>(strapi, FILE).findOne({
      where: { id: Number(id) },
      // What the conditions of a role look at.
      populate: { createdBy: { populate: ['roles'] } },
    });
    if (!file) throw new errors.NotFoundError();
    const { ability, toSubject } = filePermissionsOf(strapi, context, CHANGE);
    if (!ability.can(CHANGE, toSubject(file))) throw new errors.ForbiddenError();
    return change(file);
  });
}

async function update(strapi: Strapi, context: AdminContext) {
  const { alternativeText, alternativeTexts } = parseBody(updateSchema, context.request.body);
  const wanted = {
    ...(alternativeText !== undefined && { [DEFAULT_LANGUAGE]: alternativeText }),
    ...alternativeTexts,
  };
  return changeFile(strapi, context, async (file) => {
    await writePictureTexts(strapi, file, wanted, context.state.user);
    const changed = (await table<FileRow>(strapi, FILE).findOne({ where: { id: file.id } })) ?? file;
    const texts = await pictureTextsOf(strapi, [changed]);
    const usedBy = await sectionsByImage(strapi, context);
    return fileView(changed, texts.get(file.id) ?? {}, usedBy.get(file.id) ?? []);
  });
}

async function remove(strapi: Strapi, context: AdminContext): Promise<void> {
  await changeFile(strapi, context, async (file) => {
    const sections = await keysOfSectionsShowing(strapi, file.id);
    if (sections.length > 0) throw new PictureInUse({ sections });
    await pluginService<Uploads>(strapi, 'upload', 'upload').remove(file);
  });
}

export const mediaRoutes = (strapi: Strapi): Route[] => [
  adminRoute('GET', '/media', [READ], (context) => read(strapi, context)),
  adminRoute('PUT', '/media/:id', [CHANGE], (context) => update(strapi, context)),
  adminRoute('DELETE', '/media/:id', [CHANGE], (context) => remove(strapi, context), { status: 204 }),
];
