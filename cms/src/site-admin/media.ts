import { errors } from '@strapi/utils';
import { DEFAULT_LANGUAGE } from '../../contract/languages';
import { bytesOf, type ListedMediaFile, type MediaPage } from '../../contract/media';
import { onAddressed } from '../audit/acts';
import { FILE } from '../content-types';
import { writePictureTexts } from '../picture-texts/picture-texts';
import { type AdminContext, type Data, pluginService, type Strapi, subquery, table } from '../strapi';
import { CHANGE_FILE, filePermissionsOf, READ_FILE } from '../uploads/file-permissions';
import { mediaFilter, PDFS, PICTURES } from './media-filter';
import { type FileRow, mediaViews } from './media-view';
import { CREATOR, NOTHING } from './permissions';
import { callRoute, type SiteAdminRoute, type StrapiCall } from './route';

const FILES = 'files';

interface Uploads {
  remove(file: Data): Promise<unknown>;
}

const NEWEST_FIRST: Record<string, 'desc'>[] = [{ createdAt: 'desc' }, { id: 'desc' }];

const readable = (strapi: Strapi, context: AdminContext): Data =>
  filePermissionsOf(strapi, context, READ_FILE).getQuery() ?? NOTHING;

export const readableFiles = (strapi: Strapi, context: AdminContext, where: Data = {}): Promise<FileRow[]> =>
  table<FileRow>(strapi, FILE).findMany({
    where: { $and: [readable(strapi, context), where] },
    populate: CREATOR,
    orderBy: NEWEST_FIRST,
  });

async function read(
  strapi: Strapi,
  { context, query: { page, pageSize, ...wanted } }: StrapiCall<'GET /api/media'>,
): Promise<ListedMediaFile[] | MediaPage> {
  const filter = await mediaFilter(strapi, wanted);
  if (!page) return mediaViews(strapi, context, await readableFiles(strapi, context, filter));
  const { results, pagination } = await table<FileRow>(strapi, FILE).findPage({
    where: { $and: [readable(strapi, context), filter] },
    populate: CREATOR,
    orderBy: NEWEST_FIRST,
    page,
    pageSize,
  });
  return {
    items: await mediaViews(strapi, context, results),
    total: pagination.total,
    ...(await libraryOf(strapi, context, wanted.filter === 'pdf' ? PDFS : PICTURES)),
  };
}

async function libraryOf(strapi: Strapi, context: AdminContext, kind: Data) {
  const where = { $and: [readable(strapi, context), kind] };
  const [library] = await strapi.db
    .connection(FILES)
    .whereIn('id', subquery(strapi, FILE, 'id', where))
    .count({ all: 'id' })
    .sum({ size: 'size' });
  return { all: Number(library?.all), size: bytesOf(Number(library?.size)) ?? 0 };
}

async function readOne(strapi: Strapi, context: AdminContext): Promise<ListedMediaFile> {
  const [file] = await readableFiles(strapi, context, { id: fileIdOf(context) });
  return viewOf(strapi, context, file);
}

async function viewOf(
  strapi: Strapi,
  context: AdminContext,
  file: FileRow | undefined,
): Promise<ListedMediaFile> {
  const [view] = await mediaViews(strapi, context, file ? [file] : []);
  if (!view) throw new errors.NotFoundError();
  return view;
}

export function fileIdOf({ params: { key = '', id = key } }: AdminContext): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new errors.NotFoundError();
  return Number(id);
}

export async function changeFile<T>(
  strapi: Strapi,
  context: AdminContext,
  id: number,
  change: (file: FileRow) => Promise<T>,
): Promise<T> {
  return strapi.db.transaction(async ({ trx }) => {
    await trx(FILES).where({ id }).forUpdate().select('id');
    const file = await findFile(strapi, id);
    if (!file) throw new errors.NotFoundError();
    const { ability, toSubject } = filePermissionsOf(strapi, context, CHANGE_FILE);
    if (!ability.can(CHANGE_FILE, toSubject(file))) throw new errors.ForbiddenError();
    return change(file);
  });
}

const findFile = (strapi: Strapi, id: number) =>
  table<FileRow>(strapi, FILE).findOne({ where: { id }, populate: CREATOR });

async function update(
  strapi: Strapi,
  { context, input: { alternativeText, alternativeTexts } }: StrapiCall<'PUT /api/media/{id}'>,
): Promise<ListedMediaFile> {
  const wanted = {
    ...(alternativeText !== undefined && { [DEFAULT_LANGUAGE]: alternativeText }),
    ...alternativeTexts,
  };
  return changeFile(strapi, context, fileIdOf(context), async (file) => {
    await writePictureTexts(strapi, file, wanted, context.state.user);
    return viewOf(strapi, context, (await findFile(strapi, file.id)) ?? file);
  });
}

async function remove(strapi: Strapi, context: AdminContext): Promise<void> {
  await changeFile(strapi, context, fileIdOf(context), async (file) => {
    await pluginService<Uploads>(strapi, 'upload', 'upload').remove(file);
  });
}

export const mediaRoutes = (strapi: Strapi): SiteAdminRoute[] => [
  callRoute('GET /api/media', (call) => read(strapi, call)),
  callRoute('GET /api/media/{id}', ({ context }) => readOne(strapi, context)),
  callRoute('PUT /api/media/{id}', (call) => update(strapi, call), { acts: onAddressed('save', 'picture') }),
  callRoute('DELETE /api/media/{id}', ({ context }) => remove(strapi, context), {
    acts: onAddressed('delete', 'picture'),
  }),
];
