import { errors } from '@strapi/utils';
import {
  type HistoryEntry,
  type HistoryPicture,
  type HistoryQuery,
  historyEntry,
} from '../../contract/history';
import { PROJECT_SHARED_COLUMNS } from '../../contract/project-fields';
import { onTheOne } from '../audit/acts';
import { onKeyed } from '../audit/content-acts';
import {
  type ContentType,
  FILE,
  KEYED_TYPES,
  PAGE_TEXT,
  PLAIN_TYPES,
  PROJECT,
  SINGLE_TYPES,
} from '../content-types';
import { CHANGES_TABLE, type ChangeRow, parsedValue } from '../history/changes';
import { fieldOf, isPicture, pictureIn, recordedRelations, SHARED, type Value } from '../history/snapshot';
import { type AdminContext, type Data, type Row, type Strapi, table } from '../strapi';
import { LISTED_KINDS } from './listed-kinds';
import { permissionsOf } from './permissions';
import { callRoute, type SiteAdminRoute } from './route';
import { undoInEntry, undoInPlain, undoInSingle } from './undo';

type Subject = Pick<ContentType, 'uid'> & { keyField?: string };

/** Names of the contract that differ from Strapi's. */
const COLUMNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [PROJECT]: PROJECT_SHARED_COLUMNS,
};
const columnOf = (uid: string, field: string) => COLUMNS[uid]?.[field] ?? field;
const nameOf = (uid: string, column: string) =>
  Object.entries(COLUMNS[uid] ?? {}).find(([, known]) => known === column)?.[0] ?? column;

async function pictureViews(strapi: Strapi, uid: string, rows: readonly ChangeRow[]) {
  const values = rows
    .filter(({ field }) => isPicture(strapi, uid, field))
    .flatMap(({ before, after }) => [parsedValue(before), parsedValue(after)])
    .filter((value) => value !== null);
  const ids = [...new Set(values.flatMap((value) => pictureIn(value) ?? []))];
  const files = await table<PictureRow>(strapi, FILE).findMany({ where: { id: { $in: ids } } });
  return (value: Value): HistoryPicture => {
    const picture = pictureIn(value) ?? 0;
    const file = files.find(({ id }) => id === picture);
    const known = typeof value === 'object' ? value.name : null;
    return {
      picture,
      name: file?.name ?? known,
      url: file?.url ?? null,
      alternativeText: file?.alternativeText ?? '',
    };
  };
}

interface PictureRow {
  id: number;
  name: string;
  url: string;
  alternativeText: string | null;
}

async function entriesOf(strapi: Strapi, uid: string, rows: readonly ChangeRow[]): Promise<HistoryEntry[]> {
  const pictureOf = await pictureViews(strapi, uid, rows);
  return rows.map(({ id, at, account_name, source, language, field, before, after }) => {
    const shown = (stored: string | null) => {
      const value = parsedValue(stored);
      return value !== null && isPicture(strapi, uid, field) ? pictureOf(value) : value;
    };
    return historyEntry.parse({
      id,
      at,
      account: account_name,
      source,
      language: language === SHARED ? null : language,
      field: nameOf(uid, field),
      before: shown(before),
      after: shown(after),
    });
  });
}

async function readableRows(strapi: Strapi, context: AdminContext, { uid, keyField }: Subject) {
  const rows = await table<Row>(strapi, uid).findMany({
    where: keyField ? { [keyField]: context.params.key } : {},
    populate: { ...recordedRelations(strapi, uid), createdBy: { select: ['id'] } },
  });
  const permissions = permissionsOf(strapi, context, uid);
  const readable = rows.filter((row) => permissions.can.read(row));
  if (rows.length > 0 && readable.length === 0) throw new errors.ForbiddenError();
  const views = await Promise.all(readable.map((row) => permissions.sanitizeOutput(row)));
  return { document: rows[0]?.documentId, rows: views as (Data & { locale?: string | null })[] };
}

async function read(strapi: Strapi, context: AdminContext, subject: Subject, query: HistoryQuery) {
  const { uid } = subject;
  const { document, rows } = await readableRows(strapi, context, subject);
  // A copy file has no entry before its first change.
  if (!document && uid !== PAGE_TEXT) throw new errors.NotFoundError();
  if (!document) return { items: [], total: 0 };
  const { language, field, page, pageSize } = query;
  const changes = () =>
    strapi.db.connection<ChangeRow>(CHANGES_TABLE).where({
      subject: uid,
      document,
      ...(language && { language }),
      ...(field && { field: columnOf(uid, field) }),
    });
  const known: Pick<ChangeRow, 'language' | 'field'>[] = await changes().distinct('language', 'field');
  const hidden = known.filter((change) => {
    const row = change.language === SHARED ? rows[0] : rows.find(({ locale }) => locale === change.language);
    return !row || !(fieldOf(strapi, uid, change.field) in row);
  });
  const visible = () => {
    const found = changes();
    for (const place of hidden) found.whereNot((none) => void none.where(place));
    return found;
  };
  const found = await visible()
    .orderBy('id', 'desc')
    .offset((page - 1) * pageSize)
    .limit(pageSize);
  const [counted] = await visible().count({ total: 'id' });
  return { items: await entriesOf(strapi, uid, found), total: Number(counted?.total) };
}

const READ = 'GET /api/history/{kind}/{key}';
const UNDO = 'POST /api/history/{kind}/{key}/{id}';

export const historyRoutes = (strapi: Strapi): SiteAdminRoute[] => [
  ...KEYED_TYPES.flatMap((type) => [
    callRoute(READ, ({ context, query }) => read(strapi, context, type, query), { kind: type.kind }),
    callRoute(UNDO, ({ context, input }) => undoInEntry(strapi, context, type, input.newest), {
      kind: type.kind,
      acts: onKeyed('save', type),
    }),
  ]),
  ...SINGLE_TYPES.flatMap((type) => [
    callRoute(READ, ({ context, query }) => read(strapi, context, { uid: type.uid }, query), {
      kind: type.kind,
    }),
    callRoute(UNDO, ({ context, input }) => undoInSingle(strapi, context, type, input.newest), {
      kind: type.kind,
      acts: onTheOne('save', type.kind),
    }),
  ]),
  ...PLAIN_TYPES.flatMap((type) => [
    callRoute(
      READ,
      ({ context, query }) => read(strapi, context, { uid: type.uid, keyField: 'documentId' }, query),
      { kind: type.kind },
    ),
    callRoute(UNDO, ({ context, input }) => undoInPlain(strapi, context, type, input.newest), {
      kind: type.kind,
      acts: LISTED_KINDS[type.kind].acts.save,
    }),
  ]),
];
