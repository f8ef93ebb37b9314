import { errors } from '@strapi/utils';
import { type EditedProject, newProject, projectInput, projectOrder } from '../../contract/project';
import { contentTypeOf, PROJECT } from '../content-types';
import { type AdminContext, type Data, type Route, type Strapi, table } from '../strapi';
import { type Sources, sourcesOf } from '../translations/sources';
import { rejectStale } from './etag';
import {
  changeEntry,
  deleteEntry,
  documentsOf,
  entriesOf,
  type Rows,
  visibleRows,
  writeEntry,
} from './localized-entries';
import { permissionsOf, permittedData } from './permissions';
import { changedShared, changedTexts } from './project-changes';
import { ACTIVE_UNLESS_SAID, type ProjectRow, projectView } from './project-view';
import { refusal } from './refusal';
import { adminRoute, parseBody } from './route';

const TYPE = contentTypeOf(PROJECT);

/** As visitors see them: by order, then by key. */
async function projectRows(strapi: Strapi, where: Data = {}): Promise<Rows<ProjectRow>[]> {
  const entries = await entriesOf<ProjectRow>(strapi, TYPE, {}, where);
  return entries.sort(([a], [b]) => (a.order ?? 0) - (b.order ?? 0));
}

export async function readProjects(
  strapi: Strapi,
  context: AdminContext,
  where?: Data,
): Promise<EditedProject[]> {
  const entries = await projectRows(strapi, where);
  const sources = await sourcesOf(strapi, PROJECT, documentsOf(entries));
  const views = entries.map((rows) => viewFor(strapi, context, rows, sources));
  return (await Promise.all(views)).filter((view) => view !== null);
}

async function viewFor(
  strapi: Strapi,
  context: AdminContext,
  rows: Rows<ProjectRow>,
  sources: ReadonlyMap<string, Sources>,
): Promise<EditedProject | null> {
  const visible = await visibleRows(permissionsOf(strapi, context, PROJECT), rows);
  return visible && projectView(visible, rows, sources.get(rows[0].documentId));
}

async function readProject(strapi: Strapi, context: AdminContext, key: string): Promise<EditedProject> {
  const [view] = await readProjects(strapi, context, { key });
  if (!view) throw new errors.NotFoundError();
  return view;
}

/** The product as it is, or 404, or the conflict with a state that is no longer (If-Match). */
async function projectToChange(
  strapi: Strapi,
  context: AdminContext,
  key: string,
): Promise<Rows<ProjectRow>> {
  const [rows] = await projectRows(strapi, { key });
  const sources = await sourcesOf(strapi, PROJECT, rows && documentsOf([rows]));
  const view = rows && (await viewFor(strapi, context, rows, sources));
  if (!rows || !view) throw new errors.NotFoundError();
  rejectStale(context.get('If-Match'), view);
  return rows;
}

async function create(strapi: Strapi, context: AdminContext): Promise<EditedProject> {
  const { key, ...given } = parseBody(newProject, context.request.body);
  return strapi.db.transaction(async () => {
    const isActive = given.isActive ?? ACTIVE_UNLESS_SAID;
    await writeEntry(strapi, context, {
      type: TYPE,
      key,
      rows: null,
      texts: changedTexts([], given),
      shared: {
        ...changedShared(undefined, { ...given, isActive }),
        ...(given.order !== undefined && { order: given.order }),
      },
    });
    return readProject(strapi, context, key);
  });
}

async function update(strapi: Strapi, context: AdminContext): Promise<EditedProject> {
  const { key = '' } = context.params;
  const given = parseBody(projectInput, context.request.body);
  return changeEntry(strapi, TYPE, key, async () => {
    const rows = await projectToChange(strapi, context, key);
    if (given.order !== undefined) await writeOrder(strapi, context, rows, given.order);
    await writeEntry(strapi, context, {
      type: TYPE,
      key,
      rows,
      texts: changedTexts(rows, given),
      shared: changedShared(rows[0], given),
    });
    return readProject(strapi, context, key);
  });
}

/** Below the Document Service, which would date a language anew: no text changes. Visitors see it all the same. */
async function writeOrder(
  strapi: Strapi,
  context: AdminContext,
  rows: Rows<ProjectRow>,
  order: number,
): Promise<void> {
  const [existing] = rows;
  if (rows.every((row) => row.order === order)) return;
  const data = await permittedData(permissionsOf(strapi, context, PROJECT), { existing }, { order });
  await table(strapi, PROJECT).updateMany({ where: { documentId: existing.documentId }, data });
}

/** Products that are not named keep their order behind those that are. */
async function reorder(strapi: Strapi, context: AdminContext): Promise<EditedProject[]> {
  const { keys } = parseBody(projectOrder, context.request.body);
  return strapi.db.transaction(async () => {
    const entries = await projectRows(strapi);
    const named = keys.map((key) => entries.find(([row]) => row.key === key));
    const unknown = keys.filter((_key, index) => !named[index]);
    if (unknown.length > 0) throw refusal('product-unknown', { field: 'keys' });
    const others = entries.filter((rows) => !named.includes(rows));
    const ordered = [...named.filter((rows) => rows !== undefined), ...others];
    for (const [index, rows] of ordered.entries()) {
      await writeOrder(strapi, context, rows, index + 1);
    }
    return readProjects(strapi, context);
  });
}

async function remove(strapi: Strapi, context: AdminContext): Promise<void> {
  const { key = '' } = context.params;
  await changeEntry(strapi, TYPE, key, async () => {
    await deleteEntry(strapi, context, TYPE, await projectToChange(strapi, context, key));
  });
}

export function projectRoutes(strapi: Strapi): Route[] {
  const one = '/projects/:key';
  return [
    adminRoute('GET', '/projects', ['read', PROJECT], (context) => readProjects(strapi, context)),
    adminRoute('GET', one, ['read', PROJECT], (context) =>
      readProject(strapi, context, context.params.key ?? ''),
    ),
    adminRoute('POST', '/projects', ['create', PROJECT], (context) => create(strapi, context), {
      status: 201,
    }),
    adminRoute('PUT', '/projects/order', ['update', PROJECT], (context) => reorder(strapi, context)),
    adminRoute('PUT', one, ['update', PROJECT], (context) => update(strapi, context)),
    adminRoute('DELETE', one, ['delete', PROJECT], (context) => remove(strapi, context), { status: 204 }),
  ];
}
