import type { AuditAction, AuditKind } from '../../contract/audit-fields';
import { type ContentType, KEYED_TYPES, PICTURE_TEXT, STORED_KINDS, uidOf } from '../content-types';
import { type AdminContext, type Row, type Strapi, table } from '../strapi';
import type { Thing } from './act';
import { actsOn, isRecord, thingsIn } from './acts';
import type { ActReader } from './recording';

const KINDS: Readonly<Record<string, AuditKind>> = {
  ...Object.fromEntries(STORED_KINDS.map((kind) => [uidOf(kind), kind])),
  [PICTURE_TEXT]: 'picture',
};

const typeOf = (uid: string) => KEYED_TYPES.find((type) => type.uid === uid);

const kindOf = (uid: string): AuditKind => KINDS[uid] ?? 'setting';

/** Names entries by the keys that /admin shows. Posts keep their id, because their address follows the title. */
async function namesOf(
  strapi: Strapi,
  uid: string,
  documentIds: readonly Thing[],
): Promise<ReadonlyMap<Thing, Thing>> {
  const type = typeOf(uid);
  if (!type || type.hasDrafts || documentIds.length === 0) return new Map();
  const rows = await table<Row>(strapi, uid).findMany({
    where: { documentId: { $in: [...documentIds] } },
    select: ['documentId', type.keyField],
  });
  return new Map(rows.map((row) => [row.documentId, String(row[type.keyField])]));
}

function languageOf({ query, request }: AdminContext): string | null {
  const locale = query.locale ?? (isRecord(request.body) ? request.body.locale : undefined);
  return typeof locale === 'string' && locale !== '*' ? locale : null;
}

export const onEntries =
  (action: AuditAction): ActReader =>
  async (context, strapi) => {
    const { model: uid = '', id } = context.params;
    const kind = kindOf(uid);
    const language = typeOf(uid) ? languageOf(context) : null;
    const named: Thing[] = id ? [id] : thingsIn(context.request.body, 'documentIds');
    const names = await namesOf(strapi, uid, named);
    const inLanguage = (thing: Thing) => (language ? `${thing}/${language}` : thing);
    return (answer) => {
      const things = named.length > 0 ? named.map((thing) => names.get(thing) ?? thing) : madeIn(answer, uid);
      return actsOn(action, kind, things.map(inLanguage));
    };
  };

export const onKeyed =
  (action: AuditAction, { uid, kind, keyField, hasDrafts }: ContentType): ActReader =>
  async ({ params: { key = '' } }, strapi) => {
    const post = hasDrafts ? await table<Row>(strapi, uid).findOne({ where: { [keyField]: key } }) : null;
    return () => actsOn(action, kind, [post?.documentId ?? key]);
  };

export const onNewKey =
  ({ kind, keyField }: ContentType): ActReader =>
  ({ request: { body } }) => {
    const key = isRecord(body) ? String(body[keyField]) : null;
    return () => [{ action: 'save', kind, thing: key }];
  };

export const onTheEntry =
  (action: AuditAction): ActReader =>
  ({ params }) => {
    const kind = kindOf(params.model ?? '');
    return () => [{ action, kind, thing: null }];
  };

function madeIn(answer: unknown, uid: string): Thing[] {
  const made = isRecord(answer) && isRecord(answer.data) ? answer.data : null;
  if (!made) return [];
  const type = typeOf(uid);
  const thing = type && !type.hasDrafts ? made[type.keyField] : made.documentId;
  return typeof thing === 'string' ? [thing] : [];
}
