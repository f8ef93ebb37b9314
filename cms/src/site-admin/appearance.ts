import { errors } from '@strapi/utils';
import { type AppearanceInput, appearance, type EditedAppearance } from '../../contract/appearance';
import { COLOR_FIELDS, FONT_FIELDS } from '../../contract/appearance-fields';
import { onTheOne } from '../audit/acts';
import { ensureAppearance } from '../bootstrap/appearance';
import { APPEARANCE } from '../content-types';
import { type AdminContext, documents, type Row, type Strapi, table } from '../strapi';
import { etagOf, rejectStale } from './etag';
import { nameOf } from './localized-entries';
import { permissionsOf, permittedData } from './permissions';
import { callRoute, type SiteAdminRoute } from './route';

const TABLE = 'appearances';
const FIELDS = [...COLOR_FIELDS, ...FONT_FIELDS];

interface AppearanceRow extends Row, Partial<Record<(typeof FIELDS)[number], string | null>> {
  updatedBy?: Parameters<typeof nameOf>[0];
}

function appearanceView(visible: AppearanceRow, stored: AppearanceRow): EditedAppearance {
  const valuesOf = (row: AppearanceRow) => FIELDS.map((field) => [field, row[field] ?? null] as const);
  return appearance.parse({
    ...Object.fromEntries(valuesOf(visible)),
    etag: etagOf(valuesOf(stored)),
    lastUpdated: new Date(stored.updatedAt ?? 0).toISOString(),
    updatedBy: nameOf(visible.updatedBy),
  });
}

async function storedAppearance(strapi: Strapi): Promise<AppearanceRow> {
  const stored = await table<AppearanceRow>(strapi, APPEARANCE).findOne({
    populate: {
      createdBy: { select: ['id'] },
      updatedBy: { select: ['id', 'firstname', 'lastname', 'username'] },
    },
  });
  if (!stored) throw new errors.NotFoundError('The appearance was deleted at this moment; ask again');
  return stored;
}

async function read(strapi: Strapi, context: AdminContext) {
  const stored = await storedAppearance(strapi);
  const permissions = permissionsOf(strapi, context, APPEARANCE);
  if (permissions.cannot.read(stored)) throw new errors.ForbiddenError();
  return appearanceView((await permissions.sanitizeOutput(stored)) as AppearanceRow, stored);
}

async function update(strapi: Strapi, context: AdminContext, given: AppearanceInput) {
  return strapi.db.transaction(async ({ trx }) => {
    await trx(TABLE).forUpdate().select('id');
    const stored = await storedAppearance(strapi);
    rejectStale(context.get('If-Match'), await read(strapi, context));
    const changed = FIELDS.filter((field) => given[field] !== undefined && given[field] !== stored[field]);
    if (changed.length > 0) {
      const wanted = Object.fromEntries(changed.map((field) => [field, given[field]]));
      const permissions = permissionsOf(strapi, context, APPEARANCE);
      const data = await permittedData(permissions, { existing: stored }, wanted);
      await documents(strapi, APPEARANCE).update({
        documentId: stored.documentId,
        data: { ...data, updatedBy: context.state.user.id },
      });
    }
    return read(strapi, context);
  });
}

export const appearanceRoutes = (strapi: Strapi): SiteAdminRoute[] => [
  callRoute('GET /api/appearance', async ({ context }) => {
    await ensureAppearance(strapi);
    return read(strapi, context);
  }),
  callRoute(
    'PUT /api/appearance',
    async ({ context, input }) => {
      // Runs outside the transaction of the save, which would hide the entry from others.
      await ensureAppearance(strapi);
      return update(strapi, context, input);
    },
    { acts: onTheOne('save', 'appearance') },
  ),
];
