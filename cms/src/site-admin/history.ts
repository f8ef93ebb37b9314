import { errors } from '@strapi/utils';
import { type HistoryEntry, type HistoryQuery, historyEntry } from '../../contract/history';
import { type ContentType, KEYED_TYPES, PAGE_TEXT, SINGLE_TYPES } from '../content-types';
import { CHANGES_TABLE, type ChangeRow } from '../history/changes';
import { fieldOf, recordedRelations, SHARED } from '../history/snapshot';
import { type AdminContext, type Data, type Row, type Strapi, table } from '../strapi';
import { permissionsOf } from './permissions';
import { callRoute, type SiteAdminRoute } from './route';

type Subject = Pick<ContentType, 'uid'> & { keyField?: string };

const entryOf = ({ id, at, account_name, source, language, field, before, after }: ChangeRow): HistoryEntry =>
  historyEntry.parse({
    id,
    at,
    account: account_name,
    source,
    language: language === SHARED ? null : language,
    field,
    before: before === null ? null : JSON.parse(before),
    after: after === null ? null : JSON.parse(after),
  });

/** Returns the rows of an entry that the account may read, each without the fields that it may not. */
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
    strapi.db
      .connection<ChangeRow>(CHANGES_TABLE)
      .where({ subject: uid, document, ...(language && { language }), ...(field && { field }) });
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
  return { items: found.map(entryOf), total: Number(counted?.total) };
}

const READ = 'GET /api/history/{kind}/{key}';

export const historyRoutes = (strapi: Strapi): SiteAdminRoute[] => [
  ...KEYED_TYPES.map((type) =>
    callRoute(READ, ({ context, query }) => read(strapi, context, type, query), { kind: type.kind }),
  ),
  ...SINGLE_TYPES.map(({ uid, kind }) =>
    callRoute(READ, ({ context, query }) => read(strapi, context, { uid }, query), { kind }),
  ),
];
