import { errors } from '@strapi/utils';
import { z } from 'zod';
import { FILE } from '../content-types';
import { type AdminContext, type Data, type HttpMiddleware, type Strapi, table } from '../strapi';
import { CHANGE_FILE, filePermissionsOf } from './file-permissions';
import { refusePicturesInUse } from './keep-pictures-in-use';
import type { PictureFile } from './picture-usage';

const FOLDER = 'plugin::upload.folder';
const CREATOR = { createdBy: { populate: ['roles'] } };

interface Folder extends Data {
  path: string;
}

const ids = z.array(z.coerce.number().int().positive()).nullish();
const selection = z.object({ fileIds: ids, folderIds: ids }).catch({});

/** Strapi checks only the general right to move or delete several files. One forbidden file refuses the call. */
export function refuseOthersPictures(
  strapi: Strapi,
  { isDeletion = false } = {},
): HttpMiddleware<AdminContext> {
  return async (context, next) => {
    const { fileIds, folderIds } = selection.parse(context.request.body ?? {});
    const folders = await foldersUnder(strapi, [...(folderIds ?? []), ...idOf(context)]);
    const files = await filesIn(strapi, fileIds ?? [], folders);
    const { ability, toSubject } = filePermissionsOf(strapi, context, CHANGE_FILE);
    if (![...files, ...folders].every((item) => ability.can(CHANGE_FILE, toSubject(item)))) {
      throw new errors.ForbiddenError('Darunter ist etwas, das jemand anderes angelegt hat');
    }
    if (isDeletion) await refusePicturesInUse(strapi, files);
    return next();
  };
}

const idOf = ({ params }: AdminContext) => (params.id === undefined ? [] : [Number(params.id)]);

const within = (field: string, folders: Folder[]) =>
  folders.flatMap(({ path }) => [{ [field]: path }, { [field]: { $startsWith: `${path}/` } }]);

async function foldersUnder(strapi: Strapi, folderIds: number[]): Promise<Folder[]> {
  const chosen = await table<Folder>(strapi, FOLDER).findMany({ where: { id: { $in: folderIds } } });
  if (chosen.length === 0) return [];
  return table<Folder>(strapi, FOLDER).findMany({
    where: { $or: within('path', chosen) },
    populate: CREATOR,
  });
}

const filesIn = (strapi: Strapi, fileIds: number[], folders: Folder[]) =>
  table<PictureFile & Data>(strapi, FILE).findMany({
    where: { $or: [{ id: { $in: fileIds } }, ...within('folderPath', folders)] },
    populate: CREATOR,
  });
