import { errors } from '@strapi/utils';
import { type EditedSection, newSection, sectionInput } from '../../contract/section';
import { contentTypeOf, SECTION } from '../content-types';
import type { AdminContext, Data, Route, Strapi } from '../strapi';
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
import { permissionsOf } from './permissions';
import { adminRoute, parseBody } from './route';
import { changedImages, changedTexts, refuseTooManyNames } from './section-changes';
import { type SectionRow, sectionView } from './section-view';

const TYPE = contentTypeOf(SECTION);

const sectionRows = (strapi: Strapi, where: Data = {}) =>
  entriesOf<SectionRow>(strapi, TYPE, { texts: true, images: { populate: ['image'] } }, where);

/** The sections that the account may read, by key. */
export async function readSections(
  strapi: Strapi,
  context: AdminContext,
  where?: Data,
): Promise<EditedSection[]> {
  const entries = await sectionRows(strapi, where);
  const sources = await sourcesOf(strapi, SECTION, documentsOf(entries));
  const views = entries.map((rows) => viewFor(strapi, context, rows, sources));
  return (await Promise.all(views)).filter((view) => view !== null);
}

async function viewFor(
  strapi: Strapi,
  context: AdminContext,
  rows: Rows<SectionRow>,
  sources: ReadonlyMap<string, Sources>,
): Promise<EditedSection | null> {
  const visible = await visibleRows(permissionsOf(strapi, context, SECTION), rows);
  return visible && sectionView(visible, rows, sources.get(rows[0].documentId));
}

async function readSection(
  strapi: Strapi,
  context: AdminContext,
  sectionKey: string,
): Promise<EditedSection> {
  const [view] = await readSections(strapi, context, { sectionKey });
  if (!view) throw new errors.NotFoundError();
  return view;
}

/** The section as it is, or 404, or the conflict with a state that is no longer (If-Match). */
async function sectionToChange(
  strapi: Strapi,
  context: AdminContext,
  key: string,
): Promise<Rows<SectionRow>> {
  const [rows] = await sectionRows(strapi, { sectionKey: key });
  const sources = await sourcesOf(strapi, SECTION, rows && documentsOf([rows]));
  const view = rows && (await viewFor(strapi, context, rows, sources));
  if (!rows || !view) throw new errors.NotFoundError();
  rejectStale(context.get('If-Match'), view);
  return rows;
}

async function create(strapi: Strapi, context: AdminContext): Promise<EditedSection> {
  const { sectionKey: key, translations = {}, images = {} } = parseBody(newSection, context.request.body);
  refuseTooManyNames([], translations, images);
  return strapi.db.transaction(async () => {
    const shared = await sharedChange(strapi, [], images);
    await writeEntry(strapi, context, {
      type: TYPE,
      key,
      rows: null,
      texts: changedTexts([], translations),
      shared,
    });
    return readSection(strapi, context, key);
  });
}

async function update(strapi: Strapi, context: AdminContext): Promise<EditedSection> {
  const { key = '' } = context.params;
  const { translations = {}, images = {} } = parseBody(sectionInput, context.request.body);
  return changeEntry(strapi, TYPE, key, async () => {
    const rows = await sectionToChange(strapi, context, key);
    refuseTooManyNames(rows, translations, images);
    const shared = await sharedChange(strapi, rows, images);
    await writeEntry(strapi, context, {
      type: TYPE,
      key,
      rows,
      texts: changedTexts(rows, translations),
      shared,
    });
    return readSection(strapi, context, key);
  });
}

async function sharedChange(
  strapi: Strapi,
  rows: SectionRow[],
  images: Record<string, number | string | null>,
) {
  const changed = await changedImages(strapi, rows, images);
  return changed ? { images: changed } : {};
}

async function remove(strapi: Strapi, context: AdminContext): Promise<void> {
  const { key = '' } = context.params;
  await changeEntry(strapi, TYPE, key, async () => {
    await deleteEntry(strapi, context, TYPE, await sectionToChange(strapi, context, key));
  });
}

export function sectionRoutes(strapi: Strapi): Route[] {
  const one = '/content-sections/:key';
  return [
    adminRoute('GET', '/content-sections', ['read', SECTION], (context) => readSections(strapi, context)),
    adminRoute('GET', one, ['read', SECTION], (context) =>
      readSection(strapi, context, context.params.key ?? ''),
    ),
    adminRoute('POST', '/content-sections', ['create', SECTION], (context) => create(strapi, context), {
      status: 201,
    }),
    adminRoute('PUT', one, ['update', SECTION], (context) => update(strapi, context)),
    adminRoute('DELETE', one, ['delete', SECTION], (context) => remove(strapi, context), { status: 204 }),
  ];
}
