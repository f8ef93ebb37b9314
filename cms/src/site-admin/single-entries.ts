import { errors } from '@strapi/utils';
import { CALLS } from '../../contract/calls';
import { onTheOne } from '../audit/acts';
import { ensureSingleEntry } from '../bootstrap/single-entries';
import { SINGLE_TYPES, type SingleType } from '../content-types';
import { type AdminContext, documents, type Strapi, table } from '../strapi';
import { etagOf, unlessStale } from './etag';
import { type EditedRow, nameOf, PEOPLE, timeOf } from './localized-entries';
import { permissionsOf, permittedData } from './permissions';
import { callRoute, type SiteAdminRoute } from './route';

type Given = Readonly<Record<string, string | null | undefined>>;

type View = ReturnType<typeof viewOf>;

function viewOf({ kind, fields }: SingleType, visible: EditedRow, stored: EditedRow) {
  const valuesOf = (row: EditedRow) => fields.map((field) => [field, row[field] ?? null] as const);
  return CALLS[`GET /api/${kind}`].output.parse({
    ...Object.fromEntries(valuesOf(visible)),
    etag: etagOf(valuesOf(stored)),
    lastUpdated: timeOf(stored),
    updatedBy: nameOf(visible.updatedBy),
  });
}

async function storedEntry(strapi: Strapi, { uid }: SingleType): Promise<EditedRow> {
  const stored = await table<EditedRow>(strapi, uid).findOne({ populate: PEOPLE });
  if (!stored) throw new errors.NotFoundError('The entry was deleted at this moment; ask again');
  return stored;
}

async function read(strapi: Strapi, context: AdminContext, type: SingleType) {
  const stored = await storedEntry(strapi, type);
  const permissions = permissionsOf(strapi, context, type.uid);
  if (permissions.cannot.read(stored)) throw new errors.ForbiddenError();
  return viewOf(type, (await permissions.sanitizeOutput(stored)) as EditedRow, stored);
}

/** Saves, in one transaction, what is made of the stored entry, which is locked. */
export async function saveSingle(
  strapi: Strapi,
  context: AdminContext,
  type: SingleType,
  inputOver: (stored: View) => Given,
) {
  return strapi.db.transaction(async ({ trx }) => {
    await trx(type.table).forUpdate().select('id');
    const stored = await storedEntry(strapi, type);
    const given = inputOver(await read(strapi, context, type));
    const changed = type.fields.filter(
      (field) => given[field] !== undefined && given[field] !== stored[field],
    );
    if (changed.length > 0) {
      const wanted = Object.fromEntries(changed.map((field) => [field, given[field]]));
      const permissions = permissionsOf(strapi, context, type.uid);
      const data = await permittedData(permissions, { existing: stored }, wanted);
      await documents(strapi, type.uid).update({
        documentId: stored.documentId,
        data: { ...data, updatedBy: context.state.user.id },
      });
    }
    return read(strapi, context, type);
  });
}

/** Saves, in one transaction. Throws with status 409 if the entry is no longer the one of `If-Match`. */
export const updateSingleEntry = (strapi: Strapi, context: AdminContext, type: SingleType, given: Given) =>
  saveSingle(strapi, context, type, unlessStale(context, given));

export const singleEntryRoutes = (strapi: Strapi): SiteAdminRoute[] =>
  SINGLE_TYPES.flatMap((type) => [
    callRoute(`GET /api/${type.kind}`, async ({ context }) => {
      await ensureSingleEntry(strapi, type.uid);
      return read(strapi, context, type);
    }),
    callRoute(
      `PUT /api/${type.kind}`,
      async ({ context, input }) => {
        // Runs outside the transaction of the save, which would hide the entry from others.
        await ensureSingleEntry(strapi, type.uid);
        return updateSingleEntry(strapi, context, type, input);
      },
      { acts: onTheOne('save', type.kind) },
    ),
  ]);
