import { errors } from '@strapi/utils';
import { type DeletedEntry, deletedEntry } from '../../contract/history';
import { DELETED_ENTRY_DAYS, RESTORABLE_KINDS } from '../../contract/history-fields';
import { DEFAULT_LANGUAGE, isLanguage } from '../../contract/languages';
import { actsOn } from '../audit/acts';
import { type ContentType, FILE, KEYED_TYPES } from '../content-types';
import { CHANGES_TABLE, type ChangeRow } from '../history/changes';
import { entryDataOf, SHARED, type Value, type Values } from '../history/snapshot';
import { type AdminContext, type Row, type Strapi, table } from '../strapi';
import { changeEntry, writeEntry } from './localized-writes';
import { callRoute, type SiteAdminRoute } from './route';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Finds the changes that emptied the key of an entry, which only a deletion does; newest first. */
function deletionsOf(strapi: Strapi, { uid, keyField }: ContentType) {
  const since = new Date(Date.now() - DELETED_ENTRY_DAYS * DAY_MS).toISOString();
  return strapi.db
    .connection<ChangeRow>(CHANGES_TABLE)
    .where({ subject: uid, language: SHARED, field: keyField })
    .whereNull('after')
    .where('at', '>=', since)
    .orderBy('id', 'desc');
}

const keyIn = ({ before }: ChangeRow): string => String(JSON.parse(before ?? '""'));

async function deletedValues(strapi: Strapi, { subject, document, at }: ChangeRow) {
  const rows = await strapi.db
    .connection<ChangeRow>(CHANGES_TABLE)
    .where({ subject, document, at })
    .whereNull('after')
    .orderBy('id');
  const values = new Map<string, Map<string, Value>>();
  for (const { language, field, before } of rows) {
    const own = values.get(language) ?? new Map();
    values.set(language, own.set(field, JSON.parse(before ?? 'null')));
  }
  return values;
}

async function list(strapi: Strapi, type: ContentType): Promise<DeletedEntry[]> {
  const newest = new Map<string, ChangeRow>();
  for (const row of await deletionsOf(strapi, type)) {
    if (!newest.has(keyIn(row))) newest.set(keyIn(row), row);
  }
  const there = await table<Row>(strapi, type.uid).findMany({
    where: { [type.keyField]: { $in: [...newest.keys()] } },
  });
  for (const row of there) newest.delete(String(row[type.keyField]));
  const entries = [...newest].map(async ([key, row]) => {
    const values = await deletedValues(strapi, row);
    const title =
      (values.get(DEFAULT_LANGUAGE) ?? new Map()).get('title') ?? values.get(SHARED)?.get('title');
    return deletedEntry.parse({
      id: row.id,
      key,
      name: String(title ?? key),
      at: row.at,
      account: row.account_name,
    });
  });
  return Promise.all(entries);
}

/** Writes the entry again, a post as a draft, without pictures that are deleted too. */
async function restore(strapi: Strapi, context: AdminContext, type: ContentType) {
  const [row] = await deletionsOf(strapi, type).where({ id: Number(context.params.id) });
  if (!row) throw new errors.NotFoundError();
  const key = keyIn(row);
  const values = await deletedValues(strapi, row);
  const files = await table<{ id: number }>(strapi, FILE).findMany({ select: ['id'] });
  const dataOf = (own: Values) => entryDataOf(strapi, type.uid, own, new Set(files.map(({ id }) => id)));
  const { [type.keyField]: _key, ...shared } = dataOf(values.get(SHARED) ?? new Map());
  const texts = [...values].flatMap(([language, own]) =>
    isLanguage(language) ? [[language, dataOf(own)] as const] : [],
  );
  await changeEntry(strapi, type, key, () =>
    writeEntry(strapi, context, {
      type,
      key,
      rows: null,
      changes: { shared, texts: Object.fromEntries(texts) },
    }),
  );
  return { key };
}

const restorableTypes = KEYED_TYPES.filter(({ kind }) =>
  (RESTORABLE_KINDS as readonly string[]).includes(kind),
);

export const deletedEntryRoutes = (strapi: Strapi): SiteAdminRoute[] =>
  restorableTypes.flatMap((type) => {
    const kind = type.kind as (typeof RESTORABLE_KINDS)[number];
    return [
      callRoute('GET /api/deleted/{kind}', () => list(strapi, type), { kind }),
      callRoute('POST /api/deleted/{kind}/{id}', ({ context }) => restore(strapi, context, type), {
        kind,
        acts: () => (answer) => actsOn('save', kind, [(answer as { key: string }).key]),
      }),
    ];
  });
